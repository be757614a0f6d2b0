// Protects: a publication is taken in, verified, offered and withdrawn at the machine beside a
// running server, with reasons where it is not, and with an entry in the audit log.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { RGS_STUDIO } from "../src/rgs/index.ts";
import { fairMode, filesOf, sureMode, writeFiles } from "../src/testing/books/publications.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { type Machine, openMachine } from "../src/testing/run-command.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
let machine: Machine;
beforeAll(async () => {
  server = await startTestServer();
  machine = openMachine(server);
});
afterAll(async () => {
  await server.close();
  machine.close();
});

const runRgs = (...args: string[]) => machine.run("commands/rgs-command.ts", ...args);

const listed = async (code: string) => {
  server.rooms.catalog.invalidate();
  return server.rooms.catalog.findGameByCode(RGS_STUDIO, code);
};

test("npm run rgs", async () => {
  const sound = writeFiles(filesOf([fairMode("base")]));
  const refused = await runRgs(
    "import",
    writeFiles(filesOf([sureMode("base", 80)])),
    "--game",
    "a",
  );
  expect(refused.exitCode).toBe(1);
  const taken = await runRgs("import", sound, "--game", "at-the-machine");
  expect(taken.output).toMatch(/^at-the-machine version 1, imported, [0-9a-f]{64}\n/);
  expect(taken.output).toContain("base: 80 books, returns 96.0000 %, wins in 40.0000 %");
  expect(await listed("at-the-machine")).toBeNull();
  expect((await runRgs("offer", "at-the-machine", "1")).exitCode).toBe(2);
  const why = ["--reason", "to try it"];
  expect((await runRgs("offer", "at-the-machine", "2", ...why)).exitCode).toBe(1);
  const offered = await runRgs("offer", "at-the-machine", "1", "--name", "A game", ...why);
  expect(offered).toEqual({ exitCode: 0, output: "" });
  expect(await listed("at-the-machine")).toMatchObject({
    name: "A game",
    status: "live",
    rtpPercent: "96.00",
    hasDemo: true,
  });
  expect((await runRgs()).output).toMatch(/^at-the-machine version 1, published/);
  const verified = await runRgs("verify");
  expect(verified).toEqual({ exitCode: 0, output: "at-the-machine version 1: as imported\n" });
  expect((await runRgs("withdraw", "at-the-machine", "1", ...why)).exitCode).toBe(0);
  expect((await runRgs("withdraw", "at-the-machine", "1", ...why)).exitCode).toBe(1);
  await runRgs("import", sound, "--game", "onca-dourada");
  const borrowed = await runRgs("offer", "onca-dourada", "1", ...why);
  expect(borrowed.output).toContain("Another studio has a game with the code onca-dourada.");
  const answer = await server.call(
    listAudit,
    { action: "rgs.offer" },
    await signInOperator(server),
  );
  expect((answer.body.data as DataOf<typeof listAudit>).list).toMatchObject([
    { subject: "rgs:at-the-machine/1", reason: "to try it" },
  ]);
});
