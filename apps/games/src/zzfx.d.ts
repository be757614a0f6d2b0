declare module "zzfx" {
  export const ZZFX: {
    sampleRate: number;
    audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
