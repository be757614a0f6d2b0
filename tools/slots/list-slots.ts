/** `npm run slots`: lists the folders of the slots for whoever plays them. */
import { writeRegistry } from "./registry.ts";

writeRegistry();
