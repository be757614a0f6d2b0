/** A client of the tables' WebSocket that remembers everything it was told. */
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import {
  tableMessage,
  type TableMessage,
  TABLES_PATH,
} from "@tucano/contract/player/games/shared-tables.ts";

type Told<Type extends TableMessage["type"]> = Extract<TableMessage, { type: Type }>;

export async function connectToTables(url: string, origin?: string) {
  const told: TableMessage[] = [];
  const state = { closed: 0 };
  const address = url.replace(/^http/, "ws") + TABLES_PATH;
  const socket = new WebSocket(address, origin === undefined ? {} : { origin });
  socket.on("message", (data) =>
    told.push(tableMessage.parse(JSON.parse((data as Buffer).toString("utf8")))),
  );
  socket.on("close", (code) => (state.closed = code));
  await new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
  });
  const all = <Type extends TableMessage["type"]>(type: Type): Told<Type>[] =>
    told.filter((one): one is Told<Type> => one.type === type);
  const hear = <Type extends TableMessage["type"]>(type: Type, count = 1) =>
    vi.waitFor(
      () => {
        const found = all(type)[count - 1];
        expect(found, `told of ${type}`).toBeDefined();
        return found as Told<Type>;
      },
      { timeout: 5_000, interval: 5 },
    );
  const say = (message: object) => socket.send(JSON.stringify(message));
  return { socket, state, all, hear, say };
}
