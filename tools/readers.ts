/** `npm run readers`: how far those who follow the journal have come; builds them again. */
await import(new URL("../apps/server/src/readers-command.ts", import.meta.url).href);
