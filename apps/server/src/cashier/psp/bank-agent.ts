/** Mutual TLS with a bank: who we are to it, and whom we take for it. */
import { readFileSync } from "node:fs";
import { Agent } from "node:https";
import { createSecureContext } from "node:tls";

/** Each as a file's path or as the PEM itself; empty: none. */
export interface BankTls {
  readonly cert: string;
  readonly key: string;
  /** Who has signed the bank's certificate, if nobody whom everybody trusts. */
  readonly ca: string;
}

export function readPem(pathOrPem: string): string {
  return pathOrPem.startsWith("-----BEGIN ") ? pathOrPem : readFileSync(pathOrPem, "utf8");
}

/**
 * Null where the bank's TLS needs nothing of ours. Throws when certificate and key are no pair, or
 * no such things. Connections stay open between calls: handshakes with a bank are slow.
 */
export function createBankAgent({ cert, key, ca }: BankTls): Agent | null {
  if (cert === "" && ca === "") return null;
  const secureContext = createSecureContext({
    minVersion: "TLSv1.2",
    ...(cert === "" ? {} : { cert: readPem(cert), key: readPem(key) }),
    ...(ca === "" ? {} : { ca: readPem(ca) }),
  });
  return new Agent({ secureContext, keepAlive: true });
}
