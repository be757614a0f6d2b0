/** `npm run seed`: a few people to look around with. */
await import(new URL("../apps/server/src/seed-command.ts", import.meta.url).href);
