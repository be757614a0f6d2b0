/** A device that makes and answers passkeys, as a browser would hand them over. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

export const SITE = "localhost";
const ORIGIN = "http://localhost:3000";
const PRESENT_AND_VERIFIED = 0x05;
/** Somebody was there, but the device has not verified who. */
export const PRESENT = 0x01;
const HAS_KEY = 0x40;

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64 = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR of a byte string of up to 65 535 bytes. */
const byteString = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

interface Signing {
  readonly challenge: string;
  readonly origin?: string;
  readonly site?: string;
  readonly flags?: number;
}

/** A device with one key: P-256, as most have it. */
export function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic curve key of COSE.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
  const clientData = (type: string, { challenge, origin = ORIGIN }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, site: string) => {
    counter += 1;
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(site), numbers]);
  };
  const named = { id: base64(id), rawId: base64(id), type: "public-key" as const };
  return {
    id: base64(id),
    make: (asked: Signing) => {
      const { flags = PRESENT_AND_VERIFIED, site = SITE } = asked;
      const authData = Buffer.concat([
        head(flags | HAS_KEY, site),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        byteString(authData),
      ]);
      const clientDataJSON = base64(clientData("webauthn.create", asked));
      return { ...named, response: { clientDataJSON, attestationObject: base64(attestation) } };
    },
    answer: (asked: Signing) => {
      const { flags = PRESENT_AND_VERIFIED, site = SITE } = asked;
      const authData = head(flags, site);
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      };
    },
  };
}
