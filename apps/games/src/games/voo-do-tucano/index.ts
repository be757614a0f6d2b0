/** Voo do Tucano's door. */
import type { TableModule } from "../../shared/table-page.ts";
import { startFlight } from "./page.ts";
import "./style.css";

export const table: TableModule = { start: startFlight };
