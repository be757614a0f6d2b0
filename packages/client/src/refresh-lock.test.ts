/** However many calls and tabs find the token expired, the refresh cookie is used once. */
import { expect, test, vi } from "vitest";
import { createRefreshLock } from "./refresh-lock.ts";

/** The browser's lock over all tabs: one task after the other. */
function sharedLock() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<string | null>) => {
    const next = last.then(task);
    last = next.catch(() => null);
    return next;
  };
}

test("calls of one tab share one exchange", async () => {
  const lock = createRefreshLock(sharedLock());
  const exchange = vi.fn(async () => "new");
  const results = await Promise.all([
    lock.run(() => "old", exchange),
    lock.run(() => "old", exchange),
  ]);
  expect(results).toEqual(["new", "new"]);
  expect(exchange).toHaveBeenCalledOnce();
});

test("the second tab takes the token that the first one passed on", async () => {
  let token = "old";
  const exchange = vi.fn(async () => {
    token = "new";
    return token;
  });
  const requestLock = sharedLock();
  const [first, second] = [createRefreshLock(requestLock), createRefreshLock(requestLock)];
  const results = await Promise.all([
    first.run(() => token, exchange),
    second.run(() => token, exchange),
  ]);
  expect(results).toEqual(["new", "new"]);
  expect(exchange).toHaveBeenCalledOnce();
});

test("after a failed exchange the next call tries again", async () => {
  const lock = createRefreshLock(sharedLock());
  const exchange = vi.fn<() => Promise<string | null>>();
  exchange.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("new");
  await expect(lock.run(() => "old", exchange)).rejects.toThrow("offline");
  await expect(lock.run(() => "old", exchange)).resolves.toBe("new");
});
