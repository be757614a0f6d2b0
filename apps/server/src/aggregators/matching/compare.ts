/**
 * A partner's transactions against ours, by their id. Both lists reach beyond the day on either
 * side, because clocks differ; each transaction counts on the day that it has by their clock, or
 * where they do not know it, by ours. Pure.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PartnerTransaction } from "../../hub88/index.ts";
import type { OwnMovement } from "../../rounds/index.ts";

export type DifferenceKind = "only_ours" | "only_theirs" | "amount" | "state";

export interface Difference {
  readonly transactionId: string;
  readonly kind: DifferenceKind;
  readonly movement: "bet" | "win";
  readonly gameCode: string | null;
  readonly roundRef: string | null;
  readonly memberId: MemberId | null;
  readonly ourUnits: number | null;
  readonly theirUnits: number | null;
  readonly theirStatus: string | null;
}

export interface Sum {
  readonly gameCode: string;
  readonly currency: string;
  ourBets: number;
  ourBetUnits: number;
  ourWins: number;
  ourWinUnits: number;
  theirBets: number;
  theirBetUnits: number;
  theirWins: number;
  theirWinUnits: number;
}

export interface Compared {
  readonly differences: readonly Difference[];
  readonly sums: readonly Sum[];
}

export interface ToCompare {
  readonly ours: readonly OwnMovement[];
  readonly theirs: readonly PartnerTransaction[];
  readonly from: Date;
  readonly until: Date;
  readonly memberOf: (user: string) => MemberId | null;
}

const ROLLBACK = "TK_ROLLBACK";
const SUCCESS = "TS_SUCCESS";
const FREE = "TK_FREE_BET";
const OUR_CURRENCY = "BRL";

export function compare({ ours, theirs, from, until, memberOf }: ToCompare): Compared {
  const undone = new Set(
    theirs
      .filter(({ kind, status }) => kind === ROLLBACK && status === SUCCESS)
      .map(({ referenceUuid }) => referenceUuid),
  );
  const rows = new Map(
    theirs.filter(({ kind }) => kind !== ROLLBACK).map((one) => [one.transactionUuid, one]),
  );
  const own = new Map(ours.map((one) => [one.transactionUuid, one]));
  const isOfDay = (at: Date | null): boolean => at !== null && at >= from && at < until;
  const sums = new Sums();
  const differences: Difference[] = [];
  for (const row of rows.values()) {
    if (!isOfDay(row.at)) continue;
    const mine = own.get(row.transactionUuid) ?? null;
    const isTheirs = row.status === SUCCESS && !undone.has(row.transactionUuid);
    const isOurs = mine !== null && !mine.isUndone;
    if (isTheirs) sums.addTheirs(row);
    if (isOurs) sums.addOurs(mine);
    const kind = kindOf(row, mine, { isTheirs, isOurs });
    if (kind !== null) differences.push(toDifference(kind, { row, mine, memberOf }));
  }
  for (const mine of ours) {
    if (rows.has(mine.transactionUuid) || mine.isUndone || !isOfDay(mine.at)) continue;
    sums.addOurs(mine);
    differences.push(toDifference("only_ours", { row: null, mine, memberOf }));
  }
  return { differences, sums: sums.list() };
}

function kindOf(
  row: PartnerTransaction,
  mine: OwnMovement | null,
  { isTheirs, isOurs }: { readonly isTheirs: boolean; readonly isOurs: boolean },
): DifferenceKind | null {
  if (isTheirs && mine === null) return "only_theirs";
  if (isTheirs !== isOurs) return "state";
  if (!isTheirs || mine === null) return null;
  // What somebody else stakes has an amount there, and none here.
  const units = isFree(row, mine) ? mine.units : row.amountUnits;
  return units === mine.units && row.currency === OUR_CURRENCY ? null : "amount";
}

const isFree = (row: PartnerTransaction, mine: OwnMovement): boolean =>
  row.kind === FREE || (mine.kind === "bet" && mine.isFree);

const movementOf = ({ kind }: PartnerTransaction): "bet" | "win" =>
  kind.endsWith("BET") ? "bet" : "win";

function toDifference(
  kind: DifferenceKind,
  of: {
    readonly row: PartnerTransaction | null;
    readonly mine: OwnMovement | null;
    readonly memberOf: ToCompare["memberOf"];
  },
): Difference {
  const { row, mine } = of;
  return {
    kind,
    transactionId: row?.transactionUuid ?? mine?.transactionUuid ?? "",
    movement: mine?.kind ?? (row === null ? "bet" : movementOf(row)),
    gameCode: mine?.gameCode ?? row?.gameCode ?? null,
    roundRef: mine?.roundRef ?? row?.round ?? null,
    memberId: mine?.memberId ?? (row?.user == null ? null : of.memberOf(row.user)),
    ourUnits: mine?.units ?? null,
    theirUnits: row?.amountUnits ?? null,
    theirStatus: row?.status ?? null,
  };
}

class Sums {
  readonly #byGame = new Map<string, Sum>();

  addOurs({ gameCode, kind, units }: OwnMovement): void {
    const sum = this.#of(gameCode, OUR_CURRENCY);
    if (kind === "bet") {
      sum.ourBets += 1;
      sum.ourBetUnits += units;
    } else {
      sum.ourWins += 1;
      sum.ourWinUnits += units;
    }
  }

  addTheirs(row: PartnerTransaction): void {
    const sum = this.#of(row.gameCode ?? "", row.currency);
    if (movementOf(row) === "bet") {
      sum.theirBets += 1;
      sum.theirBetUnits += row.kind === FREE ? 0 : row.amountUnits;
    } else {
      sum.theirWins += 1;
      sum.theirWinUnits += row.amountUnits;
    }
  }

  list(): Sum[] {
    return [...this.#byGame.values()];
  }

  #of(gameCode: string, currency: string): Sum {
    const key = `${currency} ${gameCode}`;
    const known = this.#byGame.get(key);
    if (known !== undefined) return known;
    const none = { ourBets: 0, ourBetUnits: 0, ourWins: 0, ourWinUnits: 0 };
    const others = { theirBets: 0, theirBetUnits: 0, theirWins: 0, theirWinUnits: 0 };
    const made = { gameCode, currency, ...none, ...others };
    this.#byGame.set(key, made);
    return made;
  }
}
