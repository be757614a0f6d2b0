/**
 * Which cookies may travel without TLS. None, but where somebody works at the machine itself, or
 * has said by PUBLIC_URL that there is none: a proxy that TRUST_PROXY does not name must not take
 * it away.
 */
import type { FastifyRequest } from "fastify";
import { isOnThisMachine } from "../requests/asked-host.ts";

export interface PlainConfig {
  readonly isProduction: boolean;
  readonly http: { readonly publicUrl: string };
}

export function mayBePlain(request: FastifyRequest, { isProduction, http }: PlainConfig): boolean {
  if (isProduction || http.publicUrl.startsWith("https:")) return false;
  if (request.protocol !== "http") return false;
  if (http.publicUrl.startsWith("http:")) return true;
  return isOnThisMachine(request);
}
