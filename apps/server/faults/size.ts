/** `npm run test:faults` runs everything at full length; `npm test` a short form of it. */
import { env } from "node:process";

export const isFull = env["FAULTS"] === "full";
