/** Somebody with an account elsewhere and none here yet: their registration begins with it. */
import { create } from "zustand";

interface Newcomer {
  platform: string;
  /** As the platform knows them; maybe empty. */
  realname: string;
}

const useStore = create<{ newcomer: Newcomer | null }>(() => ({ newcomer: null }));

export const useNewcomer = (): Newcomer | null => useStore((state) => state.newcomer);

export function setNewcomer(newcomer: Newcomer | null): void {
  useStore.setState({ newcomer });
}
