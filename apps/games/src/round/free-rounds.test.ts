import type { PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { expect, test } from "vitest";
import { shellTexts } from "../shell/texts.ts";
import { countFree, dropFree, freeBar, freeInUse, type FreeState } from "./free-rounds.ts";

const t = wordsFor(shellTexts, "en");
const terms = { pocket: "cash", turnover_multiple: 1 } as const;
const first = { grant_id: "a", stake: "1.00", rounds: 2, left: 2, ends_at: "", terms };
const second = { ...first, grant_id: "b", rounds: 10, left: 8 };
const using = (): FreeState => ({ offers: [first, second], isUsed: true });
const played = (number: number) =>
  ({ free_round: { grant_id: "a", number, of: 2 } }) as PlayedRound;

test("they are counted as the server counts, and end with the last one", () => {
  const free = using();
  expect(freeBar(free, t)?.text).toBe("Free round 1 of 2");
  expect(countFree(free, played(1))).toBe(false);
  expect(freeBar(free, t)?.text).toBe("Free round 2 of 2");
  expect(countFree(free, played(2))).toBe(true);
  expect(freeInUse(free)).toBeNull();
  expect(free.offers).toEqual([second]);
  expect(freeBar(free, t)?.text).toContain("8");
});

test("a round that the player paid for counts nothing", () => {
  const free = using();
  expect(countFree(free, {} as PlayedRound)).toBe(false);
  expect(free).toEqual(using());
});

test("what the server says is over is laid down, and the next ones are offered", () => {
  const free = using();
  dropFree(free);
  expect(freeInUse(free)).toBeNull();
  expect(free.offers).toEqual([second]);
  dropFree(free);
  expect(freeBar(free, t)).toBeNull();
});
