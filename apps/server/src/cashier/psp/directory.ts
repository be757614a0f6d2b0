/** Whose a key is, asked of one directory after the other: nothing moves by asking. */
import { type Directory, type KeyOwner, PspRefused, PspUnavailable } from "../psp-port.ts";

export interface AskedDirectory extends Directory {
  isUp(): boolean;
}

/** Who is up is asked first. Throws what the last one threw. */
export function createDirectory(all: readonly AskedDirectory[]): Directory {
  return {
    lookUpKey: async (key, cpf) => {
      const inOrder = [...all.filter((one) => one.isUp()), ...all.filter((one) => !one.isUp())];
      let last: Error = new PspUnavailable("There is no directory.");
      for (const one of inOrder) {
        try {
          return await one.lookUpKey(key, cpf);
        } catch (error) {
          if (!(error instanceof PspUnavailable || error instanceof PspRefused)) throw error;
          last = error;
        }
      }
      throw last;
    },
  };
}

/** Where no bank has one: each bank that pays refuses an account that is somebody else's. */
export const noDirectory: Directory = {
  lookUpKey: (): Promise<KeyOwner> => Promise.resolve("unasked"),
};
