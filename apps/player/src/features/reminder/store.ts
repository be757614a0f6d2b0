/** Whether the reminder is off for today and whether it is open, kept in this browser. */
import { create } from "zustand";
import { today } from "../../platform/clock.ts";
import { readStored, writeStored } from "../../platform/storage.ts";
import type { ReminderMemory } from "./policy.ts";

const VIEWS_KEY = "tucano.reminder-views";
const SHOWN_KEY = "tucano.reminder-shown";
const OFF_KEY = "tucano.reminder-off";
const ENOUGH_VIEWS = 2;

interface ReminderState {
  isReminderOff: boolean;
  isModalOpened: boolean;
}

export function readMemory(): ReminderMemory {
  return {
    views: Number(readStored("local", VIEWS_KEY) ?? "0"),
    shownDay: readStored("local", SHOWN_KEY),
    offDay: readStored("local", OFF_KEY),
  };
}

export const useReminder = create<ReminderState>(() => ({
  isReminderOff: readStored("local", OFF_KEY) === today(),
  isModalOpened: false,
}));

export function countView(): void {
  const { views } = readMemory();
  if (views < ENOUGH_VIEWS) writeStored("local", VIEWS_KEY, String(views + 1));
}

export function openReminder(): void {
  writeStored("local", SHOWN_KEY, today());
  useReminder.setState({ isModalOpened: true });
}

export function closeReminder(): void {
  useReminder.setState({ isModalOpened: false });
}

export function switchReminderOff(isReminderOff: boolean): void {
  writeStored("local", OFF_KEY, isReminderOff ? today() : null);
  useReminder.setState({ isReminderOff });
}
