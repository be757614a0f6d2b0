/** Lines that stay open: who may hold one, what may be said on it, and when it ends. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LIVE_PATH } from "@tucano/contract/player/site/live.ts";
import { SEA_PATH } from "@tucano/contract/player/games/seas.ts";
import { TABLES_PATH, type TableMessage } from "@tucano/contract/player/games/shared-tables.ts";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import { joinLine, type Line, openLine } from "./means/live.ts";
import { enter, enterWith, launchGame, readMe, until } from "./means/people.ts";
import { lines, say } from "./means/raw.ts";

const handshake = (path: string, host: string, ...more: readonly string[]): string =>
  lines(
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...more,
  );

const foreignOrigin: Attack = {
  name: "a line opened by another site's page",
  guards: "a page of another host gets no line",
  run: async (house) => {
    const seen = look();
    const { host } = new URL(house.url);
    const { address } = house.visitor();
    const origins = [
      "https://evil.example",
      "null",
      `http://${host}.evil.example`,
      "http://localhost:1",
      "file://",
      "x",
    ];
    const asked = [LIVE_PATH, TABLES_PATH, SEA_PATH].flatMap((path) =>
      origins.map((origin) => ({ path, origin })),
    );
    const answers = await forEach(asked, 4, ({ path, origin }) =>
      say(house.url, address, handshake(path, host, `Origin: ${origin}`)),
    );
    for (const [index, { statuses }] of answers.entries()) {
      const { path = "", origin = "" } = asked[index] ?? {};
      seen.that(statuses[0] !== 101, `${origin} gets a line to ${path}`);
    }
    const own = await say(house.url, address, handshake(LIVE_PATH, host, `Origin: http://${host}`));
    seen.that(own.statuses[0] === 101, `the own page is answered ${own.statuses[0]}`);
    return seen.verdict(
      `${asked.length} foreign pages: ${tally(answers.map((one) => one.statuses[0] ?? "closed"))}; the own: ${own.statuses[0]}`,
    );
  },
};

/** Resolves with the code it was closed with; null when it was not in time. */
async function endOf(line: Line, withinMs: number): Promise<number | null> {
  const isEnded = async (): Promise<number | null> => line.ended();
  return until("The end", isEnded, (code) => code !== null, withinMs).catch(() => null);
}

const abuse: Attack = {
  name: "nonsense, floods and megabytes on a line",
  guards: "whoever says what nobody says is sent away within a second, and the others go on",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const other = await joinLine(house.url, member.token);
    const { token } = await enter(house);
    const wrong: Record<string, (line: Line) => void> = {
      "no JSON": (line) => line.say("x"),
      "an unknown type": (line) => line.say({ type: "drop" }),
      "ten megabytes": (line) => line.say("x".repeat(10_000_000)),
      "nine kilobytes": (line) => line.say({ type: "hello", token: "x".repeat(9_000) }),
      "a forged token": (line) => line.say({ type: "hello", token: `${token}x`, topics: ["me"] }),
      "two thousand messages": (line) => {
        line.say({ type: "hello", token, topics: [] });
        for (const _one of times(2_000)) line.say({ type: "ping" });
      },
      "a hundred topics": (line) =>
        line.say({ type: "hello", token, topics: times(100).map((one) => `table:t${one}`) }),
      "a prototype": (line) => line.say('{"type":"hello","__proto__":{"member_id":1}}'),
    };
    const codes: string[] = [];
    for (const [name, speak] of Object.entries(wrong)) {
      const line = await openLine(house.url);
      speak(line);
      const code = await endOf(line, 1_500);
      seen.that(code !== null, `${name} is listened to`);
      codes.push(`${name} ${code}`);
      line.close();
    }
    const foreign = await openLine(house.url);
    foreign.say({ type: "hello", topics: ["me", `me:${member.memberId}`, "winners"] });
    await until(
      "The welcome",
      async () => foreign.told.join(),
      (told) => told.includes("welcome") || foreign.ended() !== null,
    );
    seen.that(!foreign.told.join().includes('"topics":["me'), "a stranger is told of a member");
    foreign.close();
    seen.that(other.ended() === null, "somebody else's line ended");
    other.close();
    return seen.verdict(codes.join(", "));
  },
};

const LINES = 40;

const manyLines: Attack = {
  name: "more lines than a member has windows",
  guards: "a member holds few lines, and who says nothing is sent away",
  run: async (house) => {
    const seen = look();
    const { token } = await enter(house);
    const open = await forEach(times(LINES), 10, () => openLine(house.url));
    for (const line of open.slice(1)) line.say({ type: "hello", token, topics: ["me"] });
    await pause(1_500);
    const left = open.slice(1).filter((line) => line.ended() === null).length;
    seen.that(left <= 8, `${left} lines of one member`);
    const silent = await endOf(open[0] as Line, 8_000);
    seen.that(silent !== null, "a line that says nothing stays open");
    for (const line of open) line.close();
    return seen.verdict(
      `${LINES} lines of one member: ${left} stay; a silent one ends with ${silent}`,
    );
  },
};

const FLIGHT = "voo-do-tucano";

const lateBets: Attack = {
  name: "bets and cash-outs after the moment",
  guards: "a bet on a flight that flies and a cash-out after the crash move nothing",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const member = await enterWith(house, "100.00");
    const token = await launchGame(member, FLIGHT);
    const line = await openLine(house.url, TABLES_PATH);
    line.say({ type: "hello", token, game: FLIGHT });
    const told = (): TableMessage[] => line.told.map((text) => JSON.parse(text) as TableMessage);
    const phaseOf = async () => told().findLast((one) => one.type === "round")?.round ?? null;
    const inPhase = (phase: string, after: string | null = null) =>
      until(
        `The phase ${phase}`,
        phaseOf,
        (round) => round?.phase === phase && round.round_id !== after,
        90_000,
      );
    const place = (round_id: string, bet_key = randomUUID()): string => {
      line.say({ type: "bet", bet_key, round_id, unit: "1.00", client_seed: "late" });
      return bet_key;
    };
    const answerTo = (key: string) =>
      until(
        "An answer",
        async () =>
          told().find(
            (one) =>
              ("bet_key" in one && one.bet_key === key) ||
              ("bet" in one && one.bet.bet_key === key),
          ),
        Boolean,
        10_000,
      );
    const first = await inPhase("betting");
    const good = place(first?.round_id ?? "");
    const taken = await answerTo(good);
    const flying = await inPhase("flying");
    const late = await answerTo(place(flying?.round_id ?? ""));
    seen.that(late?.type === "refused", `a bet in the air is answered ${late?.type}`);
    const shown = await inPhase("shown");
    const over = place(shown?.round_id ?? "");
    const tooLate = await answerTo(over);
    seen.that(tooLate?.type === "refused", `a bet after the crash is answered ${tooLate?.type}`);
    line.say({ type: "cash_out", bet_key: good });
    const cashed = await until(
      "An answer",
      async () => told().findLast((one) => one.type === "refused" || one.type === "cashed"),
      (one) => one !== undefined,
      10_000,
    );
    seen.that(cashed?.type === "refused", `a cash-out after the crash is answered ${cashed?.type}`);
    const { money } = await readMe(member);
    seen.that(money === "99.00", `the balance is ${money} instead of 99.00`);
    line.close();
    return seen.verdict(
      `in time ${taken?.type}, in the air ${late?.type}, after the crash ${tooLate?.type}, cash-out ${cashed?.type}: ${money}`,
    );
  },
};

export const openLines: readonly Attack[] = [foreignOrigin, abuse, manyLines, lateBets];
