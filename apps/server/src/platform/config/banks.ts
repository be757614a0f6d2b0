/** Banks beside the one that PSP_… names: a list in JSON, in a file or in the variable itself. */
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ConfigError } from "./env.ts";

/** How a bank pays out: not at all, as this house has written it, or as Efí does. */
export const payoutKinds = ["none", "own", "efi"] as const;
/** Charges by the second or by the day, as the Central Bank calls them: immediate, or due. */
export const chargeKinds = ["cob", "cobv"] as const;

const web = z.string().check(z.regex(/^https?:\/\/[^\s]+[^/\s]$/));
const text = z._default(z.string(), "");

const bank = z.strictObject({
  /** Stands with each of its orders for ever. */
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/)),
  baseUrl: web,
  tokenUrl: text,
  clientId: z.string().check(z.minLength(1)),
  clientSecret: z.string().check(z.minLength(1)),
  tls: z._default(z.strictObject({ cert: text, key: text, ca: text }), {
    cert: "",
    key: "",
    ca: "",
  }),
  pixKey: z.string().check(z.minLength(1), z.maxLength(77)),
  webhookUrl: text,
  charges: z._default(z.enum(chargeKinds), "cob"),
  payouts: z._default(z.enum(payoutKinds), "none"),
});
const banks = z.array(bank).check(z.maxLength(9));

export type BankConfig = Readonly<z.output<typeof bank>>;

/** Says where it is wrong and never what stands there: it may be a secret. */
export function readBankList(fileOrJson: string): readonly BankConfig[] {
  if (fileOrJson === "") return [];
  const found = banks.safeParse(parse(fileOrJson));
  if (!found.success) {
    const places = found.error.issues.map(({ path }) => path.map(String).join(".") || "list");
    throw new ConfigError(`PSP_BANKS is wrong at: ${[...new Set(places)].join(", ")}.`);
  }
  const codes = ["main", "directory", ...found.data.map(({ code }) => code)];
  if (new Set(codes).size < codes.length) {
    throw new ConfigError("PSP_BANKS needs a code for each bank, and neither main nor directory.");
  }
  return found.data;
}

function parse(fileOrJson: string): unknown {
  try {
    const isJson = fileOrJson.trimStart().startsWith("[");
    return JSON.parse(isJson ? fileOrJson : readFileSync(fileOrJson, "utf8")) as unknown;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`PSP_BANKS cannot be read: ${code ?? "it is no JSON"}.`);
  }
}

/** A certificate without its key, or for a line without TLS. */
export function refuseHalfTls(
  { tls: { cert, key, ca }, baseUrl, tokenUrl }: Pick<BankConfig, "tls" | "baseUrl" | "tokenUrl">,
  names: { readonly pair: string; readonly base: string },
): void {
  if ((cert === "") !== (key === "")) {
    throw new ConfigError(`${names.pair} are set both or neither.`);
  }
  const isPlain = [baseUrl, tokenUrl].some((url) => url.startsWith("http:"));
  if (cert + ca !== "" && (isPlain || baseUrl === "")) {
    throw new ConfigError(
      `A certificate of ours, or of an authority, needs ${names.base} with https.`,
    );
  }
}
