/** `npm run salts`: salts of the tables' chains from public events. */
await import(new URL("../apps/server/src/salts-command.ts", import.meta.url).href);
