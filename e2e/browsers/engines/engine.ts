/** As much of a browser as these walks need, the same for every engine. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EngineOptions {
  /** Without it the browser is told that there is no graphics card. */
  readonly hasWebGl: boolean;
  /** Pages alone are looked at: nothing is spent on the emulation of a graphics card. */
  readonly isFrugal?: boolean;
}

export interface Engine {
  open(url: string): Promise<void>;
  /** Runs in the page: a function by itself, with one argument that JSON can tell. */
  run<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** A press of the pointer, as a hand would. */
  tap(at: { readonly x: number; readonly y: number }): Promise<void>;
  /** Into whatever has the focus. */
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
