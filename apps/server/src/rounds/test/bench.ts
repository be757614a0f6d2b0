/** A server with funded players, and the wallet as the house studio sees it. */
import { generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { type StudioWallet, UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import {
  auditBooks,
  type CommandKind,
  ledgerBookChecks,
  type TransferDraft,
} from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { type ServerOptions, startTestServer, type TestServer } from "../../testing/server.ts";
import { roundsBookChecks, userOf } from "../index.ts";

export interface Player extends TestMember {
  readonly studioUser: string;
  readonly playToken: string;
}

/** In centavos. */
export interface Money {
  readonly cash?: number;
  readonly bonus?: number;
  readonly turnoverOwed?: number;
  /** Default: more than any test plays, if there is a bonus. */
  readonly bonusOwed?: number;
}

export interface Bench {
  readonly server: TestServer;
  readonly inProcess: StudioWallet;
  /** Signs for the house studio as `STUDIO_KEY_ID`. */
  readonly studioKey: KeyObject;
  newPlayer(money?: Money): Promise<Player>;
  launchFor(member: TestMember, gameId?: number): Promise<string>;
  fund(memberId: MemberId, money: Money): Promise<void>;
  /** Every difference that any check of the books finds. */
  bookDifferences(): Promise<unknown[]>;
  close(): Promise<void>;
}

export const STUDIO_KEY_ID = "house-test";
const BONUS_MULTIPLE = 1_000;

export async function openBench(options: ServerOptions = {}): Promise<Bench> {
  const server = await startTestServer(options);
  const { rounds, ledger } = server.rooms;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const publicKeyPem = publicKey.export({ type: "spki", format: "pem" }).toString();
  await inTransaction(server.db, (tx) =>
    rounds.addStudioKey(tx, {
      studio: "house",
      keyId: STUDIO_KEY_ID,
      publicKeyPem,
      addedBy: null,
    }),
  );
  rounds.invalidateStudios();

  const fund: Bench["fund"] = async (memberId, money) => {
    const outcome = await ledger.execute(fundKind, {
      memberId,
      source: "backoffice",
      externalId: randomUUID(),
      input: {
        cash: toCentavos(money.cash ?? 0),
        bonus: toCentavos(money.bonus ?? 0),
        turnoverOwed: toCentavos(money.turnoverOwed ?? 0),
        bonusOwed: toCentavos(money.bonusOwed ?? (money.bonus ?? 0) * BONUS_MULTIPLE),
      },
    });
    if (outcome.status !== "applied") throw new Error(`Not funded: ${outcome.status}`);
  };
  const launchFor: Bench["launchFor"] = async (member, gameId = 1) => {
    const answer = await server.call(launch, { game_id: gameId }, { token: member.token });
    if (answer.status !== 200) throw new Error(`Not launched: ${JSON.stringify(answer.body)}`);
    // The house studio's launch address carries the token in its fragment.
    const { url } = answer.body.data as DataOf<typeof launch>;
    return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  };
  return {
    server,
    fund,
    launchFor,
    studioKey: privateKey,
    inProcess: rounds.studioWallet("house"),
    newPlayer: async (money = { cash: 100_000 }) => {
      const member = await registerTestMember(server);
      await fund(member.memberId, money);
      const playToken = await launchFor(member);
      return { ...member, studioUser: userOf(member.memberId), playToken };
    },
    bookDifferences: async () => {
      const results = await auditBooks(server.db, [...ledgerBookChecks, ...roundsBookChecks]);
      return results.flatMap(({ name, differences }) =>
        differences.map((difference) => ({ name, ...difference })),
      );
    },
    close: () => server.close(),
  };
}

interface Funding {
  readonly cash: Centavos;
  readonly bonus: Centavos;
  readonly turnoverOwed: Centavos;
  readonly bonusOwed: Centavos;
}

function transfer(
  kind: TransferDraft["kind"],
  sides: Omit<TransferDraft, "kind" | "reference">,
): TransferDraft {
  return { kind, ...sides, reference: "deposit:test" };
}

const fundKind: CommandKind<Funding, undefined, undefined, null> = {
  name: "test.fund",
  decide: (_wallet, _facts, { cash, bonus, turnoverOwed, bonusOwed }) => ({
    outcome: "applied",
    transfers: [
      transfer("deposit", { debit: "psp:clearing", credit: "member:cash", amount: cash }),
      transfer("bonus.grant", { debit: "promotion:cost", credit: "member:bonus", amount: bonus }),
    ].filter(({ amount }) => amount > 0),
    turnoverOwedChange: turnoverOwed,
    bonusOwedChange: bonusOwed,
    answer: null,
  }),
};

/** A transaction as a studio would send it; `changes` make it wrong. */
export function transaction(
  player: Pick<Player, "studioUser" | "playToken">,
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { transaction_uuid: string; round: string } {
  return {
    user: player.studioUser,
    token: player.playToken,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: `r-${randomUUID()}`,
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    ...changes,
  };
}

export function units(centavos: number): number {
  return centavos * UNITS_PER_CENTAVO;
}

/** As studios do: no answer, because the wallet has too much to do, means the same bet again. */
export async function betUntilAnswered(wallet: StudioWallet, bet: unknown): Promise<string> {
  for (;;) {
    try {
      return (await wallet.bet(bet)).status;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "common.overloaded") throw error;
    }
  }
}
