/** The connection to a table. */
import {
  tableCloseCodes,
  tableMessage,
  TABLES_PATH,
  type TableMessage,
  type TableWish,
} from "@tucano/contract/player/games/shared-tables.ts";
import { openLine, type OpenLine } from "./open-line.ts";

export type TableLine = OpenLine<TableWish>;

export interface LineOptions {
  readonly game: string;
  readonly language: string;
  token: () => string;
  onMessage: (message: TableMessage) => void;
  /** null: connected. Otherwise whether it is gone for a moment, or for good. */
  onLost: (reason: "away" | "ended" | null) => void;
}

export function openTableLine(options: LineOptions): TableLine {
  const { game, language, token, onMessage, onLost } = options;
  return openLine<TableMessage, TableWish>({
    path: TABLES_PATH,
    hello: () => ({ type: "hello", token: token(), game, lang: language }),
    read: (value) => tableMessage.safeParse(value).data ?? null,
    onMessage,
    onLost,
    endings: [tableCloseCodes.unauthenticated],
  });
}
