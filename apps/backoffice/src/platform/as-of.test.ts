// Protects: a page says how old the oldest thing on it may be, and nothing once that is read anew.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { earliestShown, noteAsOf } from "./as-of.ts";

const client = new QueryClient();

async function show(name: string, moment: string | null): Promise<() => void> {
  const queryKey = [name];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      noteAsOf(client, queryKey, moment);
      return name;
    },
  });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  return leave;
}

test("the earliest moment of what is shown counts, and only of what is shown", async () => {
  expect(earliestShown(client)).toBeNull();
  await show("orders", "2026-11-27T12:00:05.000Z");
  const leave = await show("members", "2026-11-27T12:00:01.000Z");
  await show("games", null);
  expect(earliestShown(client)).toBe("2026-11-27T12:00:01.000Z");
  leave();
  expect(earliestShown(client)).toBe("2026-11-27T12:00:05.000Z");
});

test("what is read on the primary later is not old any more", async () => {
  await show("orders", null);
  expect(earliestShown(client)).toBeNull();
});
