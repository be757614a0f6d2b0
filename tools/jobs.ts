/** `npm run jobs`: background jobs that failed for good, and sending them again. */
await import(new URL("../apps/server/src/jobs-command.ts", import.meta.url).href);
