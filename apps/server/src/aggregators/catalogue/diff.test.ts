// Protects: of a partner's list nothing new, changed or missing is overlooked, what is listed in
// another order is no change, and half a list is not believed.
import { expect, test } from "vitest";
import type { PartnerGame } from "../../hub88/index.ts";
import { diffList, factsOf, isSuspicious, type KnownGame } from "./diff.ts";

const game = (code: string, changes: Partial<PartnerGame> = {}): PartnerGame => ({
  code,
  name: code,
  product: "P",
  category: null,
  isEnabled: true,
  hasFreeBets: false,
  rtpBasisPoints: 9_600,
  volatility: null,
  platforms: ["A", "B"],
  languages: [],
  blockedCountries: [],
  restrictedCountries: [],
  certifications: ["X"],
  releasedOn: null,
  pictureUrl: null,
  ...changes,
});
const known = (code: string, changes: Partial<KnownGame> = {}): KnownGame => ({
  code,
  facts: factsOf(game(code)),
  isGone: false,
  ...changes,
});

test("new, changed, gone and back are told apart", () => {
  const before = [known("same"), known("other"), known("away"), known("shut"), known("was")];
  const listed = [
    game("same", { platforms: ["B", "A"] }),
    game("other", { rtpBasisPoints: 9_400 }),
    game("shut", { isEnabled: false }),
    game("new"),
    game("never", { isEnabled: false }),
    game("was"),
  ];
  const diff = diffList(
    before.map((one) => (one.code === "was" ? { ...one, isGone: true } : one)),
    listed,
  );
  expect(diff.added.map(({ code }) => code)).toEqual(["new"]);
  expect(diff.changed.map(({ code }) => code)).toEqual(["other"]);
  expect(diff.gone).toEqual(["away", "shut"]);
  expect(diff.back).toEqual(["was"]);
});

test("what is gone stays gone once, and a certificate that goes is a change", () => {
  const diff = diffList(
    [known("a", { isGone: true }), known("b")],
    [game("b", { certifications: [] })],
  );
  expect(diff).toMatchObject({ added: [], back: [], gone: [] });
  expect(diff.changed.map(({ code }) => code)).toEqual(["b"]);
});

test("a few games may go at once, and of many a third; more is not believed", () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => known(`g${index}`));
  const codes = (count: number) => list(count).map(({ code }) => code);
  expect(isSuspicious(list(3), codes(3))).toBe(false);
  expect(isSuspicious(list(12), codes(4))).toBe(false);
  expect(isSuspicious(list(11), codes(4))).toBe(true);
  expect(isSuspicious([...list(4), known("x", { isGone: true })], codes(4))).toBe(true);
});
