/** A process that takes one job and makes its file; the tests end it in the middle. */
import { startOnDatabase } from "./start-on-database.ts";

const [, , url = "", secretsFolder = "", exportId = ""] = process.argv;

const server = await startOnDatabase({ url, secretsFolder });
await server.jobs.runNow("backoffice.export", { exportId: Number(exportId) });
await server.close();
