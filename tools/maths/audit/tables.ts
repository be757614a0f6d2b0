/** Tables, arcade games and shots, from what their sheets say of them. */
import { allOrNothing, type Audited, choose, type End, readSheet } from "./sheet.ts";

type Hundredths = Readonly<Record<string, readonly number[]>>;

export function auditChips(code: string): Audited {
  const { rules } = readSheet<{
    rules: {
      spots: Readonly<Record<string, readonly string[]>>;
      ends: readonly {
        readonly weight: number;
        readonly pays_hundredths: Readonly<Record<string, number>>;
      }[];
    };
  }>(code);
  const all = rules.ends.reduce((sum, { weight }) => sum + weight, 0);
  const ways = Object.values(rules.spots).flatMap((spots) =>
    spots.map((spot) =>
      rules.ends.map(({ weight, pays_hundredths: pays }) => ({
        win: (pays[spot] ?? 0) / 100,
        chance: weight / all,
      })),
    ),
  );
  return { ends: ways[0] ?? [], ways };
}

export function auditLiveRoulette(): Audited {
  const { rules } = readSheet<{
    rules: { pockets: number; spots: Readonly<Record<string, readonly number[]>> };
  }>("roleta-ao-vivo");
  const wayOf = (numbers: readonly number[]): End[] =>
    allOrNothing(numbers.length / rules.pockets, 36 / numbers.length);
  const red = rules.spots["red"] ?? [];
  return { ends: wayOf(red), ways: Object.values(rules.spots).map(wayOf) };
}

export function auditDice(): Audited {
  const { rules } = readSheet<{
    rules: { outcomes: number; wins_from: number; wins_to: number };
  }>("dados");
  const wayOf = (wins: number): End[] =>
    allOrNothing(wins / rules.outcomes, Math.floor((99 * rules.outcomes) / wins) / 100);
  return { ends: wayOf(4_950), ways: [wayOf(rules.wins_from), wayOf(rules.wins_to)] };
}

/** Stars and flights: floor(99 * 2^52 / target) of 2^52 reach a target. */
export function auditTargets(code: string): Audited {
  const { rules } = readSheet<{
    rules: { target_hundredths_from: number; target_hundredths_to: number };
  }>(code);
  const space = 2n ** 52n;
  const wayOf = (target: number): End[] =>
    allOrNothing(Number((99n * space) / BigInt(target)) / Number(space), target / 100);
  const ways = [rules.target_hundredths_from, rules.target_hundredths_to].map(wayOf);
  return { ends: wayOf(200), ways };
}

export function auditWheel(): Audited {
  const { rules } = readSheet<{ rules: { segments_hundredths: Hundredths } }>("roda-da-praia");
  const wayOf = (segments: readonly number[]): End[] =>
    segments.map((pay) => ({ win: pay / 100, chance: 1 / segments.length }));
  const wheels = rules.segments_hundredths;
  return { ends: wayOf(wheels["medium-20"] ?? []), ways: Object.values(wheels).map(wayOf) };
}

export function auditPlinko(): Audited {
  const { rules } = readSheet<{ rules: { slots_hundredths: Hundredths } }>("plinko-tropical");
  const wayOf = (slots: readonly number[]): End[] =>
    slots.map((pay, slot) => ({
      win: pay / 100,
      chance: choose(slots.length - 1, slot) / 2 ** (slots.length - 1),
    }));
  const boards = rules.slots_hundredths;
  return { ends: wayOf(boards["medium-12"] ?? []), ways: Object.values(boards).map(wayOf) };
}

export function auditMines(): Audited {
  const { rules } = readSheet<{
    rules: { cells: number; pays_hundredths_by_finds: Hundredths };
  }>("garimpo");
  const { cells, pays_hundredths_by_finds: pays } = rules;
  const wayOf = (mines: number, finds: number): End[] =>
    allOrNothing(
      choose(cells - mines, finds) / choose(cells, finds),
      (pays[`mines-${mines}`]?.[finds - 1] ?? 0) / 100,
    );
  const ways = Object.entries(pays).flatMap(([id, list]) =>
    list.map((_, index) => wayOf(Number(id.slice("mines-".length)), index + 1)),
  );
  return { ends: wayOf(3, 3), ways };
}

export function auditTower(): Audited {
  const { rules } = readSheet<{
    rules: {
      plans: Readonly<Record<string, { readonly doors: number; readonly safe: number }>>;
      pays_hundredths_by_floors: Hundredths;
    };
  }>("torre-do-saci");
  const wayOf = (plan: string, floors: number): End[] => {
    const { doors = 1, safe = 1 } = rules.plans[plan] ?? {};
    const pay = rules.pays_hundredths_by_floors[plan]?.[floors - 1] ?? 0;
    return allOrNothing((safe / doors) ** floors, pay / 100);
  };
  const ways = Object.entries(rules.pays_hundredths_by_floors).flatMap(([plan, list]) =>
    list.map((_, index) => wayOf(plan, index + 1)),
  );
  return { ends: wayOf("medium", 3), ways };
}

export function auditFishing(): Audited {
  const { rules } = readSheet<{
    rules: {
      targets: readonly {
        readonly multiplier: number;
        readonly chest?: readonly { readonly multiplier: number; readonly weight: number }[];
      }[];
    };
  }>("pescaria-da-mare");
  const ways = rules.targets.map(({ multiplier, chest }) => {
    const prizes = chest ?? [{ multiplier, weight: 100 }];
    const mean = prizes.reduce((sum, prize) => sum + (prize.multiplier * prize.weight) / 100, 0);
    const caught = 0.97 / mean;
    return [
      ...prizes.map((prize) => ({
        win: prize.multiplier,
        chance: (caught * prize.weight) / 100,
      })),
      { win: 0, chance: 1 - caught },
    ];
  });
  return { ends: ways[0] ?? [], ways };
}
