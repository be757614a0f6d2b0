/** An authority of a test's own, and certificates that it signs. */
import { webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const YEAR_MS = 365 * 86_400_000;

export interface Pair {
  readonly cert: string;
  readonly key: string;
}

export interface Authority {
  readonly cert: string;
  /** For the name, and for 127.0.0.1. */
  sign(name: string): Promise<Pair>;
}

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);

/** Valid for a year around now. */
export async function createAuthority(now: Date): Promise<Authority> {
  x509.cryptoProvider.set(webcrypto);
  const keys = await newKeys();
  const validity = {
    notBefore: new Date(now.getTime() - YEAR_MS / 2),
    notAfter: new Date(now.getTime() + YEAR_MS / 2),
    signingAlgorithm: ALGORITHM,
  };
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    serialNumber: "01",
    name: "CN=Authority",
    keys,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  let serial = 1;
  return {
    cert: root.toString("pem"),
    sign: async (name) => {
      serial += 1;
      const own = await newKeys();
      const certificate = await x509.X509CertificateGenerator.create({
        ...validity,
        serialNumber: serial.toString(16).padStart(2, "0"),
        subject: `CN=${name}`,
        issuer: root.subject,
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        extensions: [
          new x509.SubjectAlternativeNameExtension([{ type: "ip", value: "127.0.0.1" }]),
        ],
      });
      const key = await webcrypto.subtle.exportKey("pkcs8", own.privateKey);
      return {
        cert: certificate.toString("pem"),
        key: x509.PemConverter.encode(key, x509.PemConverter.PrivateKeyTag),
      };
    },
  };
}
