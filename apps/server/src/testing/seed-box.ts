/** The seeds of tests that start no server: sealed as everywhere, by a key that is no secret. */
import { systemRandom } from "../platform/random.ts";
import type { KeyList } from "../platform/secrets/secrets.ts";
import { createSeedBox } from "../platform/secrets/seed-box.ts";

const testKeys: KeyList = ["the key of tests"];
export const testSeedBox = createSeedBox({ keys: () => testKeys, random: systemRandom });
