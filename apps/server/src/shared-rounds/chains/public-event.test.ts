// Protects: what a public event brought is what its beacon has signed, and nothing that somebody
// says.
import { expect, test } from "vitest";
import { quicknet, saltFrom } from "./public-event.ts";

const event = (round: number) => `drand quicknet ${quicknet.chain}, round ${round}: its randomness`;
/** As published for round 1000. */
const signature =
  "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125" +
  "e342b73a8dd2bacbe47e4b6b63ed5e39";
const randomness = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd";

test("a round of quicknet gives its published randomness", () => {
  expect(saltFrom(quicknet, event(1_000), signature)).toBe(randomness);
});

test.each([
  ["of another round", event(1_001), signature],
  ["of another beacon", event(1_000).replace("52db", "52dc"), signature],
  ["that is a single bit off", event(1_000), signature.replace(/9$/, "8")],
  ["that is no point", event(1_000), `ff${signature.slice(2)}`],
  ["that is the randomness itself", event(1_000), randomness],
  ["that is empty", event(1_000), ""],
])("a signature %s is none", (_which, of, signed) => {
  expect(saltFrom(quicknet, of, signed)).toBeNull();
});
