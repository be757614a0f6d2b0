/** The tables' doors, by code. Each is a chunk of its own. */
import type { TableModule } from "./table-page.ts";

export const tableDoors: Readonly<Record<string, () => Promise<{ table: TableModule }>>> = {
  "bacara-ao-vivo": () => import("../games/bacara-ao-vivo/index.ts"),
  "roleta-ao-vivo": () => import("../games/roleta-ao-vivo/index.ts"),
  "voo-do-tucano": () => import("../games/voo-do-tucano/index.ts"),
  "liga-tucano": () => import("../games/liga-tucano/index.ts"),
  "keno-minuto": () => import("../games/keno-minuto/index.ts"),
  "seis-da-sorte": () => import("../games/seis-da-sorte/index.ts"),
  "salao-de-bingo": () => import("../games/salao-de-bingo/index.ts"),
};
