/**
 * The wallet over HTTP. The signature is checked over the bytes as they came, before anything reads
 * them; every business answer is HTTP 200 with a `status`. Only when the money core cannot take a
 * request at all is it 503, so that a studio's retry is not mistaken for a decision.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import {
  HUB88_SIGNATURE_HEADER,
  KEY_ID_HEADER,
  type OperatorKeys,
  operatorKeysPath,
  SIGNATURE_HEADER,
  type StudioStatus,
  walletPaths,
} from "@tucano/contract/studios/studio-wallet.ts";
import { isDatabaseAway } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { NetworkGuard } from "../studios/network-guard.ts";
import { isSignatureValid } from "../studios/signature.ts";
import type { OwnKeys } from "../studios/own-keys.ts";
import type { WalletCore, WalletOperation } from "./studio-wallet.ts";
import type { PartnerKey, Studios } from "../studios/studios.ts";

const BODY_LIMIT_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 1;

export interface WalletPluginDeps {
  readonly core: WalletCore;
  readonly studios: Pick<Studios, "findKey" | "listKeys">;
  /** By which our own requests to studios are signed. */
  readonly ownKeys: Pick<OwnKeys, "shownTo">;
  readonly guard: NetworkGuard;
}

export function walletPlugin(deps: WalletPluginDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(operatorKeysPath, () => showKeys(deps.ownKeys, null));
    app.get<{ Params: { partner: string } }>(`${operatorKeysPath}/:partner`, ({ params }) =>
      showKeys(deps.ownKeys, params.partner),
    );
    readRawBodies(app);
    answerFaults(app);
    for (const operation of Object.keys(walletPaths) as WalletOperation[]) {
      app.post(walletPaths[operation], { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) =>
        reply.send(await answer(deps, operation, request)),
      );
    }
  };
}

/** Public, so that studios know the next one before it is used. */
async function showKeys(
  ownKeys: WalletPluginDeps["ownKeys"],
  partner: string | null,
): Promise<OperatorKeys> {
  const keys = await ownKeys.shownTo(partner);
  return {
    keys: keys.map(({ keyId, publicKeyPem }) => ({ key_id: keyId, public_key: publicKeyPem })),
  };
}

/** Whatever the content type says, the body stays bytes: they are what was signed. */
function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

async function answer(
  { core, studios, guard }: WalletPluginDeps,
  operation: WalletOperation,
  request: FastifyRequest,
): Promise<object> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const studio = await findSigner(studios, request, body);
  if (studio === null) return statusOf("RS_ERROR_INVALID_SIGNATURE");
  if (!(await guard.mayCall(studio, request.ip))) return statusOf("RS_ERROR_INVALID_PARTNER");
  const text = decode(body);
  return text === null ? statusOf("RS_ERROR_WRONG_SYNTAX") : core(studio, operation, text);
}

/** Whose signature this is; null: nobody's whom we know. */
async function findSigner(
  studios: WalletPluginDeps["studios"],
  { headers }: FastifyRequest,
  body: Buffer,
): Promise<string | null> {
  const signature = headers[SIGNATURE_HEADER] ?? headers[HUB88_SIGNATURE_HEADER];
  if (typeof signature !== "string") return null;
  const keyId = headers[KEY_ID_HEADER];
  const isNamed = headers[SIGNATURE_HEADER] !== undefined || keyId !== undefined;
  const named = typeof keyId === "string" ? [await studios.findKey(keyId)] : [];
  const keys = isNamed ? named : await studios.listKeys();
  const isOf = (key: PartnerKey | null): boolean =>
    key !== null && isSignatureValid({ body, signature, publicKey: key.publicKey });
  return keys.find(isOf)?.studio ?? null;
}

function statusOf(status: StudioStatus): { status: StudioStatus } {
  return { status };
}

/** Null: not UTF-8. */
function decode(body: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const known = (error as { statusCode?: number }).statusCode ?? 500;
    if (known === 413) return reply.code(413).send(statusOf("RS_ERROR_WRONG_SYNTAX"));
    const isPassing = error instanceof DomainError || isDatabaseAway(error);
    if (!isPassing) request.log.error({ err: error }, "studio wallet");
    if (isPassing) void reply.header("retry-after", RETRY_AFTER_SECONDS);
    return reply.code(isPassing ? 503 : 500).send(statusOf("RS_ERROR_UNKNOWN"));
  });
}
