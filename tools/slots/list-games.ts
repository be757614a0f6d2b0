/** `npm run games`: lists the folders of the games for the registries. */
import { writeRegistries } from "./registry.ts";

writeRegistries();
