/** Voo do Tucano's door. */
import type { TableModule } from "../../shared/table-page.ts";
import { startFlight } from "./page.ts";
import "./style.css";
import "./bets.css";
import "./lists.css";
import "./wide.css";

export const table: TableModule = { start: startFlight };
