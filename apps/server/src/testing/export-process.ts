/** A process that takes one job and makes its file; the tests end it in the middle. */
import { startOnDatabase } from "./start-on-database.ts";

const [, , url = "", dataDir = "", secretsFolder = "", exportId = ""] = process.argv;

const server = await startOnDatabase({ url, secretsFolder, env: { DATA_DIR: dataDir } });
await server.jobs.runNow("backoffice.export", { exportId: Number(exportId) });
await server.close();
