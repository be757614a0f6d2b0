/** Runs attacks one after the other, each bounded in time, and says how each went. */
import { setTimeout as pause } from "node:timers/promises";
import { buildWhatIsStale } from "../../build.ts";
import { secondsSince } from "../../lib/run.ts";
import { type Attack, LIMIT_MS, type Verdict } from "./attack.ts";
import { families } from "./families.ts";
import { type House, openHouse } from "./house.ts";

export interface Options {
  /** Words of a name or a family; none: everything. */
  readonly only: readonly string[];
  readonly isList: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const from = args.indexOf("--only");
  const only = from === -1 ? [] : args.slice(from + 1).map((word) => word.toLowerCase());
  return { only, isList: args.includes("--list") };
}

interface Numbered {
  readonly number: number;
  readonly family: string;
  readonly attack: Attack;
}

function choose(only: readonly string[]): Numbered[] {
  const all = Object.entries(families).flatMap(([family, attacks]) =>
    attacks.map((attack) => ({ family, attack })),
  );
  return all
    .map((one, index) => ({ ...one, number: index + 1 }))
    .filter(({ family, attack }) => {
      const words = `${family}: ${attack.name}`.toLowerCase();
      return only.length === 0 || only.some((word) => words.includes(word));
    });
}

async function judge({ attack }: Numbered, house: House): Promise<Verdict> {
  const limitMs = attack.limitMs ?? LIMIT_MS;
  const late = pause(limitMs, null, { ref: false });
  try {
    const verdict = await Promise.race([attack.run(house), late]);
    if (verdict !== null) return verdict;
    return { seen: "", holes: [`not done within ${limitMs / 1_000} s`] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { seen: "", holes: [`could not be driven: ${reason.slice(0, 400)}`] };
  }
}

const HOLES_SHOWN = 8;

const WORDS = { held: "held    ", open: "NOT HELD", skipped: "skipped " };

function stateOf({ holes, skipped }: Verdict): keyof typeof WORDS {
  if (skipped !== undefined) return "skipped";
  return holes.length === 0 ? "held" : "open";
}

function tell({ number, family, attack }: Numbered, verdict: Verdict, took: string): void {
  const { holes, skipped } = verdict;
  const word = WORDS[stateOf(verdict)];
  const head = `${String(number).padStart(3)}  ${word}  ${family}: ${attack.name}`;
  console.log(`${head} – ${skipped ?? verdict.seen} (${took})`);
  if (holes.length === 0) return;
  console.log(`       must hold: ${attack.guards}`);
  for (const hole of holes.slice(0, HOLES_SHOWN)) console.log(`       ! ${hole}`);
  if (holes.length > HOLES_SHOWN) console.log(`       … and ${holes.length - HOLES_SHOWN} more`);
}

let house: House | null = null;

/** Ends everything that was started. */
export async function leaveHouse(): Promise<void> {
  const left = house;
  house = null;
  await left?.close();
}

function list(chosen: readonly Numbered[]): void {
  for (const { number, family, attack } of chosen) {
    console.log(`${String(number).padStart(3)}  ${family}: ${attack.name} – ${attack.guards}`);
  }
}

/** The exit code. */
export async function runAttacks({ only, isList }: Options): Promise<number> {
  const chosen = choose(only);
  if (isList) {
    list(chosen);
    return 0;
  }
  if (chosen.length === 0) {
    console.error("There is no such attack; --list names them.");
    return 2;
  }
  const startedMs = performance.now();
  await buildWhatIsStale();
  house = await openHouse();
  const count = { held: 0, open: 0, skipped: 0 };
  try {
    for (const one of chosen) {
      const attackMs = performance.now();
      const verdict = await judge(one, house);
      tell(one, verdict, secondsSince(attackMs));
      count[stateOf(verdict)] += 1;
    }
  } finally {
    await leaveHouse();
  }
  const skipped = count.skipped === 0 ? "" : `, skipped ${count.skipped}`;
  console.log(
    `\nAttacks: ${chosen.length}; held ${count.held}, NOT HELD ${count.open}${skipped} ` +
      `(${secondsSince(startedMs)})`,
  );
  return count.open === 0 ? 0 : 1;
}
