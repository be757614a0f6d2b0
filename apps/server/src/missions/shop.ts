/** The shop: what points buy. A purchase takes points and stock in one transaction, once. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/missions.ts";
import { HOUSE_STUDIO } from "../catalog/index.ts";
import type { Tx } from "../platform/database/types.ts";
import { dayOf } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { freeGiftOf } from "../rewards/index.ts";
import { presentPoints } from "./missions.ts";
import { openingOf, requireOpen } from "./opening.ts";
import { inPointsTurn, readPoints } from "./points.ts";
import {
  addLine,
  findPurchase,
  insertPurchase,
  readBalance,
  readSold,
  takeStock,
} from "./repository.ts";
import { givePurchase, limitsOfShop, offerOf } from "./give-purchase.ts";
import type { Item, MissionsDeps, Purchase } from "./types.ts";

const DAY_MS = 86_400_000;

type Shown = DataOf<typeof contract.showShop>["list"][number];

export async function showShop(
  deps: MissionsDeps,
  memberId: MemberId,
): Promise<DataOf<typeof contract.showShop>> {
  const [state, points, { pointsDays }, { bonusDays }, { items }] = await Promise.all([
    openingOf(deps, memberId, "shop"),
    readPoints(deps, memberId),
    deps.market.read("missions"),
    deps.market.read("wagering"),
    deps.market.read("shop"),
  ]);
  const sold = await readSold(deps.db, dayOf(deps.clock.now()));
  const shown =
    state === "open"
      ? await Promise.all(items.map((item) => presentItem(deps, memberId, { item, sold })))
      : [];
  const list = shown.filter((one) => one !== null);
  const standing = { state, ...presentPoints(points), points_days: pointsDays };
  return { ...standing, bonus_days: bonusDays, list };
}

interface Stocked {
  readonly item: Item;
  readonly sold: ReadonlyMap<string, number>;
}

/** Null: its game is not there, or not for that stake. Nothing is shown that cannot be given. */
async function presentItem(
  deps: MissionsDeps,
  memberId: MemberId,
  { item, sold }: Stocked,
): Promise<Shown | null> {
  const free = await readFree(deps, item);
  if (free === "gone") return null;
  const { code, points, stockPerDay, amountCentavos, turnoverMultiple } = item;
  const left = stockPerDay === null ? null : Math.max(0, stockPerDay - (sold.get(code) ?? 0));
  const at = deps.clock.now();
  const tried = { memberId, id: "tried", code, points, item, createdAt: at };
  const hasBudget = await deps.rewards.fitsBudget(offerOf(tried), await limitsOfShop(deps));
  const bonus = toCentavos(amountCentavos);
  return {
    code,
    points,
    bonus: formatWire(bonus),
    wagering: formatWire(multiplyFloor(bonus, turnoverMultiple, 1)),
    free,
    left_today: left,
    is_available: left !== 0 && hasBudget,
  };
}

async function readFree(
  { catalog, clock, freeRounds, market }: MissionsDeps,
  item: Item,
): Promise<Shown["free"] | "gone"> {
  const gift = freeGiftOf(item.free);
  if (gift === null) return null;
  const game = await catalog.findGameByCode(HOUSE_STUDIO, gift.gameCode);
  if (game === null) return "gone";
  const { stake, rounds, days } = gift;
  const endsAt = new Date(clock.now().getTime() + days * DAY_MS);
  try {
    await freeRounds.requireAllowed({ gameIds: [game.id], stake, rounds, endsAt });
  } catch (error) {
    if (error instanceof DomainError) return "gone";
    throw error;
  }
  const { winnings } = await market.read("freeRounds");
  return {
    game_id: game.id,
    name: game.name,
    image: game.image,
    rounds,
    stake: formatWire(stake),
    days,
    pocket: winnings.pocket,
    turnover_multiple: winnings.turnoverMultiple,
  };
}

interface BuyWish {
  readonly memberId: MemberId;
  readonly code: string;
  readonly points: number;
  readonly purchaseKey: string;
}

export async function buyItem(
  deps: MissionsDeps,
  wish: BuyWish,
): Promise<DataOf<typeof contract.buyItem>> {
  const { memberId, code, points } = wish;
  const of = { memberId, id: wish.purchaseKey };
  const known = await findPurchase(deps.db, of);
  const purchase = known ?? (await take(deps, wish));
  if (purchase.code !== code || purchase.points !== points) {
    throw new DomainError("missions.item_changed");
  }
  const isGiven = await givePurchase(deps, purchase);
  return { state: isGiven ? "given" : "coming", points: (await readPoints(deps, memberId)).points };
}

async function take(deps: MissionsDeps, wish: BuyWish): Promise<Purchase> {
  const { memberId, code, points, purchaseKey: id } = wish;
  await requireOpen(deps, memberId, "shop");
  const { items } = await deps.market.read("shop");
  const item = items.find((one) => one.code === code);
  if (item?.points !== points || (await readFree(deps, item)) === "gone") {
    throw new DomainError("missions.item_changed");
  }
  const createdAt = deps.clock.now();
  const day = dayOf(createdAt);
  const purchase: Purchase = {
    memberId,
    id,
    code,
    points,
    day,
    item,
    state: "taken",
    refusal: null,
    createdAt,
  };
  return inPointsTurn(deps, memberId, async (tx) => {
    const twin = await findPurchase(tx, purchase);
    if (twin !== null) return twin;
    await payFor(tx, purchase);
    await deps.rewards.offer(tx, [offerOf(purchase)]);
    return purchase;
  });
}

/** The stock is everybody's, so it is taken last. */
async function payFor(tx: Tx, purchase: Purchase): Promise<void> {
  const { memberId, id, code, points, day, item, createdAt } = purchase;
  const missing = points - (await readBalance(tx, memberId));
  if (missing > 0) throw new DomainError("missions.points_missing", { params: { missing } });
  await insertPurchase(tx, purchase);
  await addLine(tx, memberId, {
    kind: "purchase",
    reference: id,
    code,
    change: -points,
    at: createdAt,
    expiresAt: null,
  });
  if (!(await takeStock(tx, { day, code, stock: item.stockPerDay }))) {
    throw new DomainError("missions.sold_out");
  }
}
