/** What CONTRIBUTING.md says somebody does by hand, done by hand. */
import type { Scratch } from "./scratch.ts";

export interface Step {
  readonly name: string;
  /** How many files it may take; what `npm run texts` writes is not counted. */
  readonly filesMax: number;
  readonly take: (scratch: Scratch) => void;
}

const contract = "packages/contract/src/player/rewards/vip-level.ts";
const command = "apps/server/src/vip/show-level.ts";
const callTest = "apps/server/src/vip/test/level.test.ts";

const contractText = `/** One level of the VIP ladder. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, count } from "../../schemas.ts";

export const vipLevel = memberCall("vip", {
  method: "GET",
  path: "/api/vip/level",
  summary: "What a level is called.",
  input: z.object({ level: count }),
  output: z.object({ name: about(z.nullable(z.string()), "Null: there is no such level.") }),
  examples: [{ level: 0 }],
});
`;

const commandText = `import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/rewards/vip-level.ts";
import { climb } from "./note-levels.ts";
import type { VipDeps } from "./types.ts";

export async function showLevel(
  deps: VipDeps,
  memberId: MemberId,
  { level }: InputOf<typeof contract.vipLevel>,
): Promise<DataOf<typeof contract.vipLevel>> {
  const { terms } = await climb(deps, memberId);
  return { name: terms.vip.levels[level]?.name ?? null };
}
`;

const testText = `// Protects: a level of the ladder is called by its name.
import { afterAll, beforeAll, expect, test } from "vitest";
import { vipLevel } from "@tucano/contract/player/rewards/vip-level.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("a level has a name", async () => {
  const { token } = await registerTestMember(server);
  const { body } = await server.call(vipLevel, { level: 0 }, { token });
  expect(body.data.name).toMatch(/\\S/);
});
`;

const call: Step = {
  name: "a player's call",
  filesMax: 4,
  take: ({ create, exchange }) => {
    create(contract, contractText);
    create(command, commandText);
    const calls = "apps/server/src/vip/calls.ts";
    exchange(
      calls,
      `import { say } from`,
      `import { vipLevel } from "@tucano/contract/player/rewards/vip-level.ts";\nimport { say } from`,
    );
    exchange(
      calls,
      `import type { VipDeps }`,
      `import { showLevel } from "./show-level.ts";\nimport type { VipDeps }`,
    );
    exchange(
      calls,
      `  return [\n`,
      `  return [\n    route(vipLevel, (input, { member }) => showLevel(deps, member.memberId, input)),\n`,
    );
    create(callTest, testText);
  },
};

const error: Step = {
  name: "an error of that call, beside its command and test",
  filesMax: 2,
  take: ({ exchange, takeTouched }) => {
    exchange(
      command,
      `  return { name: terms.vip.levels[level]?.name ?? null };`,
      `  const rung = terms.vip.levels[level];
  if (rung === undefined) throw new DomainError("vip.level_unknown");
  return { name: rung.name };`,
    );
    exchange(
      command,
      `import { climb }`,
      `import { DomainError } from "../platform/errors.ts";\nimport { climb }`,
    );
    exchange(
      callTest,
      `  expect(body.data.name).toMatch(/\\S/);\n`,
      `  expect(body.data.name).toMatch(/\\S/);
  const refused = await server.call(vipLevel, { level: 99 }, { token });
  expect(refused.body.error).toBe("vip.level_unknown");
`,
    );
    takeTouched();
    exchange(contract, `  examples:`, `  errors: ["vip.level_unknown"],\n  examples:`);
    exchange(
      contract,
      `about(z.nullable(z.string()), "Null: there is no such level.")`,
      `z.string()`,
    );
    exchange(contract, `import { about, count }`, `import { count }`);
    exchange(
      "packages/contract/src/errors/gifts/vip.ts",
      `export const vipErrors = {\n`,
      `export const vipErrors = {\n  "vip.level_unknown": [404, "There is no such level of the ladder"],\n`,
    );
  },
};

const officePage: Step = {
  name: "a page of the back office",
  filesMax: 4,
  take: ({ create, exchange }) => {
    create(
      "apps/backoffice/src/features/games/alarms-page.tsx",
      `import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listReturns } from "@tucano/contract/backoffice/games/game-figures.ts";
import { ask } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";
import { Loaded, NothingHere } from "../../platform/tables/show.tsx";

/** Games that return other than chance explains, by name. */
export function AlarmsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(listReturns, {}));
  return (
    <Page title={t\`Games that alarm\`}>
      <Loaded query={query}>
        {({ list }) => {
          const rows = list.filter((row) => row.is_alarming);
          if (rows.length === 0) return <NothingHere text={t\`No game alarms anybody.\`} />;
          return (
            <ul className="list-disc pl-5">
              {rows.map(({ game_id, name }) => (
                <li key={game_id}>{name}</li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Page>
  );
}
`,
    );
    exchange(
      "apps/backoffice/src/addresses/games.ts",
      `  createRoute({
    ...underShell,
    path: "/videos",`,
      `  createRoute({
    ...underShell,
    path: "/alarms",
    component: lazyPage(() => import("../features/games/alarms-page.tsx"), "AlarmsPage"),
  }),
  createRoute({
    ...underShell,
    path: "/videos",`,
    );
    exchange(
      "apps/backoffice/src/features/games/sections.ts",
      `  { to: "/game-ranking",`,
      `  { to: "/alarms", label: msg\`Games that alarm\`, icon: Scale, permission: "games.read" },
  { to: "/game-ranking",`,
    );
  },
};

export const steps: readonly Step[] = [call, error, officePage];
export const testOfTheCall = callTest;
