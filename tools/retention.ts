/** `npm run retention`: takes months that are older than the law asks for out of the journal. */
await import(new URL("../apps/server/src/retention-command.ts", import.meta.url).href);
