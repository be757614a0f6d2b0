import { dirname } from "node:path";

/** The folder of the repository, wherever the command was typed. */
export const root = dirname(dirname(import.meta.dirname));
