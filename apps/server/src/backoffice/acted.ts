/**
 * Whoever has just done something sees it in the lists: a cookie that lasts longer than a standby
 * may be behind sends their next lists to the primary, whichever server is asked for them.
 */
import type { Platform } from "../platform/context.ts";
import type { RequestContext } from "../platform/http/types.ts";

const COOKIE = "tucano_acted";
const PATH = "/backoffice";

export function noteAct({ config }: Pick<Platform, "config">, context: RequestContext): void {
  if (config.databaseReadUrl === null) return;
  const maxAgeSeconds = Math.ceil(config.readLagMaxMs / 1_000) + 1;
  context.setCookie(COOKIE, "1", { path: PATH, maxAgeSeconds, sameSite: "strict" });
}

export const hasActed = ({ cookies }: RequestContext): boolean => cookies[COOKIE] !== undefined;
