/** The thread that verifies one publication: seconds of arithmetic that no player waits for. */
import { parentPort, workerData } from "node:worker_threads";
import { connect } from "../../platform/database/connect.ts";
import { RUNTIME_ROLE } from "../../platform/database/logins.ts";
import type { VerifyOrder } from "./verify-stored.ts";
import { verifyPublication } from "./verify-publication.ts";

const { databaseUrl, publication } = workerData as VerifyOrder;
const connection = connect({ url: databaseUrl, poolSize: 1, login: RUNTIME_ROLE });
try {
  parentPort?.postMessage(await verifyPublication(connection.db, publication));
} finally {
  await connection.close();
}
