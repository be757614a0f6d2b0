/**
 * Loaded before a server starts: a drill that was ended in the middle leaves no server behind. Once
 * a server is ready it keeps what it has compiled, which it would otherwise do at an orderly end:
 * an installation that has ever had one starts from there, also after a kill.
 */
import { flushCompileCache } from "node:module";

process.on("disconnect", () => process.exit(1));
process.once("message", () => flushCompileCache());
process.channel?.unref();
