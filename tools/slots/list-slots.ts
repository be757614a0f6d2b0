/** `npm run slots`: lists the folders of the slots for the registries. */
import { writeRegistry } from "./registry.ts";

writeRegistry();
