/** Structured logs. What must never be written down is cut out here, once, for everybody. */
import { type DestinationStream, type Logger, pino } from "pino";
import { originFields } from "./origin.ts";

export type { Logger };

const SECRET_FIELDS = [
  "password",
  "confirm_password",
  "qk_pwd",
  "access_token",
  "refresh_token",
  "token",
  "captcha_code",
  "cpf",
  "cpf_id",
  "authorization",
  "cookie",
  "client_secret",
  "totp",
  "totp_code",
  "recovery_codes",
  "ticket",
];

/**
 * Requests and answers of the framework, which it logs whole: addresses, headers and bodies of both
 * have CPFs, tokens and the webhook's secret in them.
 */
const serializers = {
  req: ({ method }: { readonly method?: string }) => ({ method }),
  res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
};

/** `to`: left out, to the standard output. */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A copy: the line's own fields are written into it.
    mixin: () => ({ ...originFields() }),
    serializers,
    redact: { paths, censor: "[hidden]" },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
