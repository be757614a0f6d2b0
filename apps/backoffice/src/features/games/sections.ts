/** What the sidebar shows of this area. */
import type { Section } from "../../platform/sections.ts";

export const gamesSections: readonly Section[] = [];
