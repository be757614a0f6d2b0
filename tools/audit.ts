/** `npm run audit`: whether the audit log is what it was. */
await import(new URL("../apps/server/src/audit-command.ts", import.meta.url).href);
