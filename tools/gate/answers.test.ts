// Protects: an error that is declared and never happens, or happens undeclared, shuts the gate.
import { expect, test } from "vitest";
import { commonErrors } from "../../packages/contract/src/errors/common.ts";
import { statusOf } from "../../packages/contract/src/errors/index.ts";
import { judgeAnswers } from "./answers.ts";

const common = Object.keys(commonErrors).map((error) => ({ call: "", status: 400, error }));
const declares = {
  call: "POST /api/drawing",
  declares: ["cashier.turnover_owed", "common.unavailable"],
};
const answer = (error: string, status: number) => ({ call: "POST /api/drawing", status, error });
const owed = answer("cashier.turnover_owed", statusOf("cashier.turnover_owed"));

test("what is declared and has happened is well", () => {
  expect(judgeAnswers([...common, declares, owed])).toEqual([]);
});

test("what nobody provoked is named, and what is not declared", () => {
  const [first, second] = judgeAnswers([...common, declares, answer("wheels.no_spins", 409)]);
  expect(first).toBe("POST /api/drawing answers 409 wheels.no_spins, and does not declare it.");
  expect(second).toBe("POST /api/drawing declares cashier.turnover_owed: no test provokes it.");
});

test("a declared error with another status is another answer", () => {
  const found = judgeAnswers([...common, declares, { ...owed, status: 500 }]);
  expect(found).toEqual([expect.stringContaining("answers 500 cashier.turnover_owed")]);
});

test("what any call may answer is asked for once, and a run without calls proves nothing", () => {
  expect(judgeAnswers([...common.slice(1), declares, owed])).toEqual([
    `Any call may answer ${common[0]?.error}: no test provokes it.`,
  ]);
  expect(judgeAnswers([])).toContain("No call was made.");
});
