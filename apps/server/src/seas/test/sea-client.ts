/** A client of a sea's WebSocket that remembers everything it was told. */
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import {
  SEA_PATH,
  seaMessage,
  type SeaMessage,
  type SeaShot,
} from "@tucano/contract/player/games/seas.ts";

export async function connectToSea(url: string, origin?: string) {
  const told: SeaMessage[] = [];
  const state = { closed: 0 };
  const address = url.replace(/^http/, "ws") + SEA_PATH;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  socket.on("message", (data) =>
    told.push(seaMessage.parse(JSON.parse((data as Buffer).toString("utf8")))),
  );
  socket.on("close", (code) => (state.closed = code));
  await new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
  });
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 9_000, interval: 5 });
  /** Seats as they were last told, by number: null is one without a name. */
  const seats = (): Record<number, string | null> => {
    const last = told.findLast((one) => one.type === "seats");
    return Object.fromEntries((last?.seats ?? []).map(({ seat, name }) => [seat, name]));
  };
  const ownSeat = () => told.find((one) => one.type === "welcome")?.seat ?? null;
  const shots = (): SeaShot[] => told.flatMap((one) => (one.type === "shots" ? one.shots : []));
  return {
    socket,
    told,
    seats,
    shots,
    say: (message: object) => socket.send(JSON.stringify(message)),
    ownSeat,
    /** Seated, or sent away. */
    isAnswered: () => soon(() => expect(ownSeat() !== null || state.closed !== 0).toBe(true)),
    /** These clients, oneself included, and nobody else. */
    sees: (...wanted: readonly { ownSeat(): number | null }[]) =>
      soon(() => {
        const numbers = wanted.map((one) => one.ownSeat() ?? 0);
        expect(Object.keys(seats()).map(Number)).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    hearsShots: (count: number) => soon(() => expect(shots()).toHaveLength(count)),
    closesWith: (code: number) => soon(() => expect(state.closed).toBe(code)),
    leave: () => socket.close(),
  };
}

export type SeaClient = Awaited<ReturnType<typeof connectToSea>>;
