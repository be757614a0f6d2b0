/** What the command line asks for. Without a word: everything that fits into a few minutes. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface Options {
  readonly members: number;
  readonly seconds: number;
  readonly connections: readonly number[];
  readonly spread: "all" | "one";
  readonly hasRuns: boolean;
  readonly hasHalf: boolean;
  readonly hasPair: boolean;
  readonly hasExecutor: boolean;
  /** Rounds by the game server's own call. */
  readonly hasInProcess: boolean;
  /** Rows of the journal to load between two runs; null: none. */
  readonly historyRows: number | null;
  readonly soakSeconds: number | null;
  readonly pgbenchSeconds: number;
  readonly prepareSeconds: number;
  /** A folder for the server's processor profile; null: none is taken. */
  readonly profileFolder: string | null;
  /** Settings of the server beside its defaults. */
  readonly settings: Readonly<Record<string, string>>;
}

const MEMBERS_DEFAULT = 100_000;
/** With fewer, a member's turn comes round before a player may play again. */
const fewMembersSettings = { MIN_ROUND_MS: "0", TOKEN_RATE_LIMIT_PER_MINUTE: "10000000" };

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      members: { type: "string", default: String(MEMBERS_DEFAULT) },
      seconds: { type: "string", default: "10" },
      connections: { type: "string", default: "32,128,512" },
      spread: { type: "string", default: "all" },
      rate: { type: "string" },
      executor: { type: "boolean", default: false },
      history: { type: "string" },
      soak: { type: "string" },
      "pgbench-seconds": { type: "string", default: "5" },
      "prepare-seconds": { type: "string", default: "10" },
      profile: { type: "string" },
      set: { type: "string", multiple: true, default: [] },
    },
  });
  const connections = values.connections.split(",").map((one) => whole("connections", one));
  const members = whole("members", values.members);
  const most = Math.max(...connections);
  if (members < most) {
    throw new Error(`There must be as many members as connections: ${most}.`);
  }
  const isHalfOnly = oneOf("rate", values.rate ?? "all", ["half", "all"]) === "half";
  const isExecutorOnly = values.executor;
  const hasAll = !isHalfOnly && !isExecutorOnly;
  return {
    members,
    connections: isHalfOnly ? [most] : connections,
    seconds: whole("seconds", values.seconds),
    spread: oneOf("spread", values.spread, ["all", "one"]),
    hasRuns: !isExecutorOnly,
    hasHalf: hasAll || isHalfOnly,
    hasPair: hasAll,
    hasExecutor: hasAll || isExecutorOnly,
    hasInProcess: isExecutorOnly,
    historyRows: values.history === undefined ? null : whole("history", values.history),
    soakSeconds: values.soak === undefined ? null : whole("soak", values.soak),
    pgbenchSeconds: whole("pgbench-seconds", values["pgbench-seconds"]),
    prepareSeconds: whole("prepare-seconds", values["prepare-seconds"]),
    profileFolder: values.profile === undefined ? null : resolve(values.profile),
    settings: {
      ...(members < MEMBERS_DEFAULT ? fewMembersSettings : {}),
      ...Object.fromEntries(values.set.map(readSetting)),
    },
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number above zero, not ${text}.`);
}

function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`--${name} takes ${words.join(" or ")}, not ${text}.`);
  return found;
}

function readSetting(text: string): [string, string] {
  const [name, ...rest] = text.split("=");
  if (name === undefined || rest.length === 0) throw new Error("--set takes NAME=value.");
  return [name, rest.join("=")];
}
