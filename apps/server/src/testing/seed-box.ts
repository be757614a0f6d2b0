/** The seeds of tests that start no server: sealed as everywhere, by a key that is no secret. */
import { systemRandom } from "../platform/random.ts";
import { createSeedBox } from "../platform/secrets/seed-box.ts";

export const testSeedBox = createSeedBox({ keys: ["the key of tests"], random: systemRandom });
