/** What is left when the attacks are over: in the books, and in the audit log. */
import { type Attack, look } from "./means/attack.ts";

const books: Attack = {
  name: "the books after all attacks",
  guards: "every pocket, account and round follows from the journal",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const { exitCode, said } = await house.runTool("books");
    seen.that(
      exitCode === 0,
      said
        .split("\n")
        .filter((line) => !line.startsWith("ok"))
        .join(" ")
        .slice(0, 600),
    );
    return seen.verdict(said.trim().split("\n").at(-1) ?? "");
  },
};

const audit: Attack = {
  name: "the audit log after all attacks",
  guards: "the chain is whole, and its end is sealed by this house",
  run: async (house) => {
    const seen = look();
    const { exitCode, said } = await house.runTool("audit");
    seen.that(exitCode === 0, said.slice(0, 600));
    return seen.verdict(said.trim().split("\n").at(-1) ?? "");
  },
};

export const aftermath: readonly Attack[] = [books, audit];
