/** `npm run demo-member`: an account that plays with play money alone. */
await import(new URL("../apps/server/src/demo-command.ts", import.meta.url).href);
