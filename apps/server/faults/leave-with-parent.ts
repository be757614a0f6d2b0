/** Loaded before a server starts: a drill that was ended in the middle leaves no server behind. */
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
