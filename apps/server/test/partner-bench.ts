/** A house, the sandbox aggregator beside it as its partner over real HTTP, and players. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { readPartnerFrame } from "@tucano/contract/studios/partner-frame.ts";
import { createHub88, type Hub88Client, type PartnerEnd } from "../src/hub88/index.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { type Bench, openBench, type Player } from "../src/rounds/test/bench.ts";
import { plainTerms } from "../src/rounds/index.ts";
import type { SandboxStudio } from "../src/sandbox-studio/index.ts";

export const PARTNER = "sandbox";

export interface PartnerBench extends Omit<Bench, "newPlayer"> {
  readonly studio: SandboxStudio;
  readonly end: PartnerEnd;
  readonly client: Hub88Client;
  /** Of its game in the catalogue. */
  readonly gameId: number;
  newPlayer(cash?: number): Promise<Player & { readonly gameSession: string }>;
  /** Opens its game in the house's way: the studio's name of the session. */
  open(player: { readonly token: string }): Promise<string>;
  cash(memberId: MemberId): Promise<number>;
}

export function createClient(
  end: PartnerEnd,
  { isProduction = false, timeoutMs = 2_000 } = {},
): Hub88Client {
  const deps = { metrics: createMetrics(), privateHosts: new Set<string>() };
  return createHub88({ ...deps, isProduction, timeoutMs })(end);
}

export async function openPartnerBench(): Promise<PartnerBench> {
  const bench = await openBench({ env: { SANDBOX_STUDIO_PORT: "0" } });
  const { rooms, db, clock } = bench.server;
  const { rounds, catalog } = rooms;
  const studio = rooms.sandboxStudio;
  if (studio === null) throw new Error("There is no sandbox studio.");
  const { baseUrl, operatorId, publicKeyPem } = await studio.introduce();
  const gameId = await inTransaction(db, async (tx) => {
    const frameOrigins = [new URL(baseUrl).origin];
    const terms = { ...plainTerms, name: "Sandbox", baseUrl, operatorId, frameOrigins };
    await rounds.saveStudio(tx, { code: PARTNER, terms });
    const key = { studio: PARTNER, keyId: `${PARTNER}-1`, publicKeyPem, addedBy: null };
    await rounds.addStudioKey(tx, key);
    const id = await catalog.enlist(tx, {
      code: "sbx_coin",
      studio: PARTNER,
      name: "Sandbox Coin",
      brand: { code: "sandbox-studio", name: "Sandbox Studio" },
      gameType: "slots",
      rtpBasisPoints: 9_700,
      volatility: "low",
      minBetCentavos: 10,
      maxBetCentavos: 50_000,
      releasedOn: clock.now().toISOString().slice(0, 10),
    });
    if (id === null) throw new Error("The game was not enlisted.");
    await catalog.setGameStatus(tx, id, "live");
    return id;
  });
  rounds.invalidateStudios();
  catalog.invalidate();
  const end = await rounds.partnerEnd(PARTNER);
  if (end === null) throw new Error("The partner is not known.");
  const open: PartnerBench["open"] = async ({ token }) => {
    const answer = await bench.server.call(launch, { game_id: gameId }, { token });
    if (answer.status !== 200) throw new Error(`Not opened: ${JSON.stringify(answer.body)}`);
    const { url } = answer.body.data as DataOf<typeof launch>;
    return new URL(readPartnerFrame(url)?.url ?? "").searchParams.get("session") ?? "";
  };
  return {
    ...bench,
    studio,
    end,
    client: createClient(end),
    gameId,
    open,
    newPlayer: async (cash = 100_000) => {
      const player = await bench.newPlayer({ cash });
      return { ...player, gameSession: await open(player) };
    },
    cash: async (memberId) => (await rooms.ledger.readWallet(memberId)).cash,
  };
}
