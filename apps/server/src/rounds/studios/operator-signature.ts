/** By what partners know that a request is the house's: the same signature under both names. */
import type { KeyObject } from "node:crypto";
import {
  HUB88_SIGNATURE_HEADER,
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
} from "@tucano/contract/studios/studio-wallet.ts";
import type { RsaKeyPair } from "../../platform/secrets/secrets.ts";
import { signBody } from "./signature.ts";

export const operatorKeyId = ({ number }: Pick<RsaKeyPair, "number">): string =>
  `operator-${number}`;

export function operatorHeaders(
  body: string,
  key: { readonly keyId: string; readonly privateKey: KeyObject },
): Readonly<Record<string, string>> {
  const signature = signBody(body, key.privateKey);
  return {
    [KEY_ID_HEADER]: key.keyId,
    [SIGNATURE_HEADER]: signature,
    [HUB88_SIGNATURE_HEADER]: signature,
  };
}
