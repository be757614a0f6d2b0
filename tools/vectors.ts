/**
 * `npm run vectors`: writes what docs/fairness publishes out of the code that plays: definitions,
 * their fingerprints (there and in tools/verify.py), and test vectors for each game.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { vectorFiles } from "./vectors/files.ts";

for (const [file, text] of vectorFiles()) writeFileSync(join(root, file), text);
