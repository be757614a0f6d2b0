/** `npm run books`: whether every number of the house follows from its journal. */
await import(new URL("../apps/server/src/books-command.ts", import.meta.url).href);
