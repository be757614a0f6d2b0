/** `npm run staff`: accounts of operators, set right at the machine. */
await import(new URL("../apps/server/src/staff-command.ts", import.meta.url).href);
