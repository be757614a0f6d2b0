/** How prizes, spins and proofs are presented, in the caller's language. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/wheels.ts";
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import { totalWeightOf } from "@tucano/game-math/wheel.ts";
import type { NoticeCode } from "@tucano/contract/notices/index.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { toWireInstant } from "../platform/days.ts";
import { translate } from "../platform/translate.ts";
import type { Claimed } from "./claim.ts";
import { costOf, givenFor, isAvailable, oddsOf, stockLeft, turnoverOf } from "./policy.ts";
import type { ListedDraw } from "./repository.ts";
import type { Rotation } from "./seeds.ts";
import type { DayGiven, Prize, SeedInUse, WheelNumbers } from "./types.ts";

type WheelState = DataOf<typeof contract.checkDailyWheel>;
type SpinResult = DataOf<typeof contract.claimDailyWheel>;
type Proof = DataOf<typeof contract.wheelProofs>["list"][number];

function nameOf(prize: Prize, lang: Language): string {
  const amount = formatShortMoney(formatWire(costOf(prize)));
  return translate(lang, `wheels.prize.${prize.kind}`, { amount, spins: prize.spins });
}

function quantityOf(prize: Prize): string {
  if (prize.kind === "nothing") return "0";
  return prize.kind === "spins" ? String(prize.spins) : formatWire(costOf(prize));
}

function presentPrize(prize: Prize, lang: Language): SpinResult["prize"] {
  return {
    code: prize.code,
    kind: prize.kind,
    name: nameOf(prize, lang),
    icon: null,
    quantity: quantityOf(prize),
    turnover_owed: formatWire(turnoverOf(prize)),
  };
}

export function presentWheelPrize(
  prize: Prize,
  of: { readonly numbers: WheelNumbers; readonly day: DayGiven; readonly lang: Language },
): WheelState["prizes"][number] {
  const { numbers, day, lang } = of;
  const isThere = isAvailable(prize, numbers, day);
  return {
    ...presentPrize(prize, lang),
    odds: oddsOf(prize, totalWeightOf(numbers.prizes)),
    stock_left: stockLeft(prize, day),
    is_available: isThere,
    replaced_by: isThere ? null : (givenFor(prize, numbers, day)?.code ?? null),
  };
}

export function presentSeed(seed: SeedInUse): WheelState["fairness"] {
  return {
    commitment: seed.commitment,
    next_commitment: seed.nextCommitment,
    client_seed: seed.clientSeed,
    nonce: seed.nonce,
  };
}

export interface Notice {
  readonly code: NoticeCode;
  readonly params: Readonly<Record<string, string>>;
}

export function noticeOf({ draw, isPaid, acceptId }: Claimed, lang: Language): Notice {
  if (draw.given.kind === "nothing") return { code: "wheels.nothing_won", params: {} };
  if (acceptId !== null) {
    return { code: "wheels.bonus_waits", params: { prize: nameOf(draw.given, lang) } };
  }
  if (isPaid) return { code: "wheels.claimed", params: {} };
  return { code: "wheels.paid_soon", params: { prize: nameOf(draw.given, lang) } };
}

export function presentClaim(claimed: Claimed, lang: Language): SpinResult {
  const { draw, isPaid, remaining, seed } = claimed;
  const { code, params } = noticeOf(claimed, lang);
  const prize = presentPrize(draw.given, lang);
  return {
    status: "success",
    code: 200,
    remainingspins: remaining,
    reward: prize.name,
    quantity: prize.quantity,
    message: translate(lang, code, params),
    prize,
    drawn: presentPrize(draw.drawn, lang),
    is_replaced: draw.drawn.code !== draw.given.code,
    is_paid: isPaid,
    accept_id: claimed.acceptId,
    spin_id: draw.drawId,
    commitment: draw.commitment,
    client_seed: draw.clientSeed,
    nonce: draw.nonce,
    fairness: presentSeed(seed),
  };
}

export function presentRotation({
  revealed,
  seed,
}: Rotation): DataOf<typeof contract.rotateWheelSeed> {
  const { serverSeed, commitment, spins } = revealed;
  return {
    revealed: { server_seed: serverSeed, commitment, spins },
    fairness: presentSeed(seed),
  };
}

export function presentProof(draw: ListedDraw, prizes: readonly Prize[]): Proof {
  return {
    spin_id: draw.drawId,
    wheel: draw.wheel,
    spun_at: toWireInstant(draw.drawnAt),
    commitment: draw.commitment,
    server_seed: draw.serverSeed === null ? null : seedToHex(draw.serverSeed),
    client_seed: draw.clientSeed,
    nonce: draw.nonce,
    table_id: draw.tableId,
    prizes: prizes.map((prize) => ({
      code: prize.code,
      kind: prize.kind,
      amount_centavos: prize.amountCentavos,
      spins: prize.spins,
      turnover_multiple: prize.turnoverMultiple,
      weight: prize.weight,
      stock_per_day: prize.stockPerDay,
    })),
    ticket: draw.ticket,
    of: draw.tickets,
    drawn: draw.drawn.code,
    given: draw.given.code,
  };
}
