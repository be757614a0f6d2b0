/** `npm run env-example`: writes .env.example from the list of variables the server knows. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile } from "../apps/server/src/platform/config/env.ts";
import { root } from "./lib/root.ts";

writeFileSync(join(root, ".env.example"), exampleFile());
