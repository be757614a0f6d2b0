// Protects: a server that starts while everything is slow waits for a connection, but not for ever,
// and not for what waiting does not mend.
import { expect, test, vi } from "vitest";
import { inLine } from "./in-line.ts";

const waited = new Error("timeout exceeded when trying to connect");

test("whoever has waited in vain waits again, and is served", async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(waited)
    .mockRejectedValueOnce(waited);
  work.mockResolvedValue("served");
  expect(await inLine(work)).toBe("served");
  expect(work).toHaveBeenCalledTimes(3);
});

test("eight times at most", async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(waited);
  await expect(inLine(work)).rejects.toThrow(waited);
  expect(work).toHaveBeenCalledTimes(8);
});

test("what else goes wrong is told at once", async () => {
  const refused = new Error("connect ECONNREFUSED");
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
  await expect(inLine(work)).rejects.toThrow(refused);
  expect(work).toHaveBeenCalledTimes(1);
});
