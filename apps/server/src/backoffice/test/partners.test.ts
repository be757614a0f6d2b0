// Protects: where a partner's games load from, where it calls from and whose signature is its own
// is decided by two; one person switches it off, or ends a key; and each of these is in the log.
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { listStudios } from "@tucano/contract/backoffice/games/games.ts";
import * as contract from "@tucano/contract/backoffice/games/studios.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let compliance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  compliance = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const code = "lagoa";
const reason = "A contract was signed";
const terms = {
  name: "Lagoa Games",
  product: "Lagoa",
  base_url: "https://api.lagoa.example/v2/",
  operator_id: 71,
  frame_words: "hizi",
  frame_origins: ["https://games.lagoa.example", "https://CDN.lagoa.example/"],
  frame_permissions: ["popups"],
  networks: ["203.0.113.7/24", "2001:db8::7"],
  networks_mode: "enforce",
  sends_deposit_url: true,
  sub_partner_id: "brand-7",
  launch_meta: '{"skin":"dark"}',
  win_after_rollback: "RS_ERROR_TRANSACTION_ROLLED_BACK",
} satisfies Partial<InputOf<typeof contract.savePartner>>;
type Terms = InputOf<typeof contract.savePartner>;

const save = (changes: Partial<Terms> = {}) =>
  server.call(contract.savePartner, { code, ...terms, ...changes, reason }, administrator);
const read = async () =>
  (await server.call(contract.readPartner, { code }, compliance)).body.data as DataOf<
    typeof contract.readPartner
  >;
async function agree({ body }: Awaited<ReturnType<typeof save>>): Promise<unknown> {
  const { approval_id } = body.data.approval;
  const own = await server.call(approvals.approve, { approval_id }, administrator);
  expect(own.body.error).toBe("backoffice.approval_own");
  return (await server.call(approvals.approve, { approval_id, note: "Seen" }, compliance)).body.data
    .state;
}
const pemOf = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 })
    .publicKey.export({ type: "spki", format: "pem" })
    .toString();
const addKey = (public_key: string, of = code) =>
  server.call(contract.addPartnerKey, { code: of, public_key, reason }, administrator);

test("nothing holds before a second person has agreed, then all of it", async () => {
  const asked = await save();
  expect((await save()).body.error).toBe("backoffice.approval_waiting");
  expect((await server.call(contract.readPartner, { code }, compliance)).status).toBe(404);
  expect(await agree(asked)).toBe("executed");
  expect(await read()).toMatchObject({
    ...terms,
    status: "active",
    is_own: false,
    frame_origins: ["https://games.lagoa.example", "https://cdn.lagoa.example"],
    networks: ["203.0.113.0/24", "2001:db8::7/128"],
    keys: [],
    own_keys: [{ key_id: expect.stringMatching(/^operator-lagoa-[0-9a-f]{12}$/), state: "signs" }],
    away: null,
  });
  expect(await agree(await save({ frame_origins: [], product: null }))).toBe("executed");
  expect(await read()).toMatchObject({ frame_origins: [], product: null });
});

test("what cannot be is refused before anybody is asked", async () => {
  const invalid = async (changes: Partial<Terms>) => {
    const { status, body } = await save(changes);
    return { status, fields: Object.keys(body.fields ?? {}) };
  };
  const of = (field: string) => ({ status: 422, fields: [field] });
  expect(await invalid({ base_url: "ftp://api.lagoa.example" })).toEqual(of("base_url"));
  expect(await invalid({ frame_origins: ["https://*.example"] })).toEqual(of("frame_origins"));
  const withPath = ["https://games.lagoa.example/path"];
  expect(await invalid({ frame_origins: withPath })).toEqual(of("frame_origins"));
  expect(await invalid({ networks: ["everywhere"] })).toEqual(of("networks"));
  expect(await invalid({ networks: [], networks_mode: "enforce" })).toEqual(of("networks"));
  expect(await invalid({ launch_meta: "[1]" })).toEqual(of("launch_meta"));
  expect(await invalid({ launch_meta: "none" })).toEqual(of("launch_meta"));
  expect((await save({ code: "house" })).body.error).toBe("backoffice.studio_not_found");
});

test("a key is taken by two, known by its fingerprint, and ended by one", async () => {
  const pem = pemOf();
  const asked = await addKey(pem);
  expect((await addKey(pemOf())).body.error).toBe("backoffice.approval_waiting");
  const { fingerprint } = asked.body.data as DataOf<typeof contract.addPartnerKey>;
  expect((await read()).keys).toEqual([]);
  expect(await agree(asked)).toBe("executed");
  const [key] = (await read()).keys;
  expect(key).toMatchObject({ fingerprint, is_active: true, retires_at: null });
  expect((await addKey(pem)).body.error).toBe("backoffice.studio_key_known");
  expect((await addKey("no key")).status).toBe(422);
  expect((await addKey(pemOf(), "house")).body.error).toBe("backoffice.studio_not_found");

  const retire = (at?: string) =>
    server.call(
      contract.retirePartnerKey,
      { code, key_id: key?.key_id ?? "", ...(at === undefined ? {} : { at }), reason },
      administrator,
    );
  const later = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  expect((await retire(later)).body.data.keys).toMatchObject([{ is_active: true }]);
  expect((await retire()).body.data.keys).toMatchObject([{ is_active: false }]);
});

test("our own keys for it: one person makes the next and ends the old one, each by its date", async () => {
  const [old] = (await read()).own_keys;
  const input = { code, reason };
  const made = await server.call(contract.addOwnKey, input, administrator);
  const [next] = (made.body.data as DataOf<typeof contract.readPartner>).own_keys;
  expect(next?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  const week = new Date(server.clock.now().getTime() + 7 * 24 * 3_600_000);
  expect(Date.parse(next?.signs_from ?? "") - week.getTime()).toBeLessThanOrEqual(0);
  const minute = new Date(server.clock.now().getTime() + 60_000).toISOString();
  await server.call(contract.addOwnKey, { ...input, signs_from: minute }, administrator);
  const states = async () => (await read()).own_keys.map(({ state }) => state);
  expect(await states()).toEqual(["waits", "waits", "signs"]);
  server.clock.advance(60_000);
  expect(await states()).toEqual(["waits", "signs", "waits"]);
  const retire = (key_id = "", at?: string) =>
    server.call(
      contract.retireOwnKey,
      { ...input, key_id, ...(at === undefined ? {} : { at }) },
      administrator,
    );
  expect((await retire(old?.key_id)).status).toBe(200);
  expect((await retire(old?.key_id)).body.error).toBe("backoffice.studio_not_found");
  expect((await retire("operator-house-1")).body.error).toBe("backoffice.studio_not_found");
  const nobody = await server.call(contract.addOwnKey, { ...input, code: "house" }, administrator);
  expect(nobody.body.error).toBe("backoffice.studio_not_found");
  expect(await states()).toEqual(["waits", "signs", "retired"]);
  expect(JSON.stringify(await read())).not.toContain("PRIVATE");
});

test("one person switches a partner off and on", async () => {
  const turn = async (status: "active" | "disabled") =>
    (await server.call(contract.switchPartner, { code, status, reason }, administrator)).body;
  expect((await turn("disabled")).data.status).toBe("disabled");
  const listed = await server.call(listStudios, {}, compliance);
  expect(listed.body.data.list).toContainEqual(
    expect.objectContaining({ code, status: "disabled", is_away: false, games: 0 }),
  );
  expect((await turn("active")).data.status).toBe("active");
  const { body } = await server.call(listAudit, { subject: `studio:${code}` }, compliance);
  const actions = (body.data.list as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith("studio."))).toEqual([
    "studio.switch",
    "studio.switch",
    "studio.own_retire",
    "studio.own_key",
    "studio.own_key",
    "studio.retire",
    "studio.retire",
    "studio.key",
    "studio.save",
    "studio.save",
  ]);
});
