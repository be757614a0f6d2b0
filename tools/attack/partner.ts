/** A studio that keeps to nothing: ten thousand calls, and the money that its answers tell of. */
import { UNITS_PER_REAL } from "@tucano/contract/studios/studio-wallet.ts";
import { userOf } from "../../apps/server/src/rounds/index.ts";
import { attackWallet } from "../../apps/server/src/sandbox-studio/index.ts";
import { type Attack, look } from "./means/attack.ts";
import { enterWith, sit } from "./means/people.ts";
import { studioKey } from "./studio.ts";

const CALLS = 10_000;
const AT_ONCE = 20;
const SEED = 88;

const tenThousand: Attack = {
  name: "ten thousand hostile calls of a partner",
  guards: "what was answered as done has been done once, and nothing else; the books are clean",
  limitMs: 400_000,
  run: async (house) => {
    const seen = look();
    const { member, game, playToken } = await sit(await enterWith(house, "2000.00"));
    const beside = await sit(await enterWith(house, "50.00"));
    const end = await attackWallet(
      {
        url: `${house.url}/wallet/v1`,
        privateKey: studioKey(house),
        user: userOf(member.memberId),
        token: playToken,
        game,
        currency: "BRL",
        stake: UNITS_PER_REAL,
        least: 1,
        winAfterRollback: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
        other: { user: userOf(beside.member.memberId), token: beside.playToken },
      },
      { calls: CALLS, atOnce: AT_ONCE, seed: SEED },
    );
    for (const fault of end.faults.slice(0, 5)) seen.that(false, fault);
    seen.that(end.found === end.expected, `${end.found} units instead of ${end.expected}`);
    const { exitCode, said } = await house.runTool("books");
    seen.that(exitCode === 0, said.slice(0, 600));
    const answers = [...end.statuses].map(([status, count]) => `${count}× ${status}`);
    return seen.verdict(`${answers.join(", ")}; ${said.trim().split("\n").at(-1) ?? ""}`);
  },
};

export const partner: readonly Attack[] = [tenThousand];
