/** Single keys can be in the way of speech input and of trembling hands: they can be turned off. */
import { create } from "zustand";
import { readStored, writeStored } from "../../platform/storage.ts";

const KEY = "tucano.shortcuts-off";

export const useShortcutSwitch = create<{ isOn: boolean }>(() => ({
  isOn: readStored("local", KEY) !== "1",
}));

export function switchShortcuts(isOn: boolean): void {
  writeStored("local", KEY, isOn ? null : "1");
  useShortcutSwitch.setState({ isOn });
}
