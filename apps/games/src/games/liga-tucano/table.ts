/** Liga Tucano's door. */
import type { TableModule } from "../../shared/table-page.ts";
import { startLeague } from "./page.ts";
import "./league.css";
import "./slip.css";
import "./cards.css";
import "./live.css";
import "./lists.css";

export const table: TableModule = { start: startLeague };
