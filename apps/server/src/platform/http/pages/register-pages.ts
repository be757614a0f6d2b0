/** What is served beside API calls, on the framework with its hooks. */
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Logger } from "../../logger.ts";
import { inOrigin } from "../../origin.ts";
import type { MeterOf } from "../call-metrics.ts";
import { refuseTwoHosts } from "../requests/asked-host.ts";
import { type OtherOrigins, pagePolicy } from "../security-headers.ts";

const originOf = ({ id }: FastifyRequest) => ({ fields: { request_id: id }, span: null });

/** Everything except API calls: pages and their files, webhooks, the wallet for studios. */
export async function registerPages(
  app: FastifyInstance,
  options: OtherOrigins & {
    readonly isProduction: boolean;
    readonly logger: Logger;
    readonly meterOf: MeterOf;
  },
  register: FastifyPluginAsync,
): Promise<void> {
  const { isProduction, logger, meterOf } = options;
  await app.register(async (pages) => {
    pages.addHook("onRequest", (request, reply, done) => {
      request.log = reply.log = logger;
      refuseTwoHosts(request.raw);
      inOrigin(originOf(request), done);
    });
    // What reads the body goes on in the name of its socket.
    pages.addHook("preHandler", (request, _reply, done) => inOrigin(originOf(request), done));
    pages.addHook("onResponse", (request, reply, done) => {
      const path = request.routeOptions.url ?? "none";
      const startedMs = performance.now() - reply.elapsedTime;
      meterOf(request.method, path).ended(startedMs, reply.statusCode);
      done();
    });
    // Request bodies are never decompressed: no client of ours compresses them, and it costs work.
    await pages.register(compress, {
      threshold: 1024,
      encodings: ["br", "gzip"],
      globalDecompression: false,
    });
    await pages.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(options) },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "sameorigin" },
      strictTransportSecurity: isProduction,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    });
    await pages.register(register);
  });
}
