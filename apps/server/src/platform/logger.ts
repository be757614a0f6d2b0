/** Structured logs. What must never be written down is cut out here, once, for everybody. */
import { type Logger, pino } from "pino";

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

export function createLogger(level: string): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: "[hidden]" },
  });
}
