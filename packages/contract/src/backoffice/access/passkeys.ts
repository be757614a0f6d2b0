/** Operators' passkeys: the shapes are those of the members' passkeys. */
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  answerExample,
  creationOptions,
  credentialExample,
  credentialId,
  credentialInput,
  ownPasskey,
  passkeyAnswer,
  requestOptions,
} from "../../player/account/passkeys.ts";
import { empty } from "../../schemas.ts";
import { operator } from "./access.ts";
import { tag, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const passkeyList = z.object({ list: z.array(ownPasskey) });

export const beginPasskey = officeCall({
  method: "POST",
  path: "/backoffice/api/passkeys/options",
  permission: "signed_in",
  summary: "What a device needs to make a passkey. Takes a code of the authenticator.",
  input: z.object({ code: text(20) }),
  output: creationOptions,
  errors: ["backoffice.wrong_code", "backoffice.too_many_attempts"],
});

export const registerPasskey = officeCall({
  method: "POST",
  path: "/backoffice/api/passkeys/register",
  permission: "signed_in",
  summary: "Keeps the passkey that a device has made.",
  input: z.object({ name: z._default(text(60), ""), response: credentialInput }),
  output: passkeyList,
  errors: ["backoffice.passkey_wrong"],
  examples: [{ name: "Notebook", response: credentialExample }],
});

export const listPasskeys = officeCall({
  method: "GET",
  path: "/backoffice/api/passkeys",
  permission: "signed_in",
  summary: "One's own passkeys.",
  input: empty,
  output: passkeyList,
});

export const removePasskey = officeCall({
  method: "POST",
  path: "/backoffice/api/passkeys/remove",
  permission: "signed_in",
  summary: "Forgets one of one's own passkeys.",
  input: z.object({ id: credentialId }),
  output: passkeyList,
  errors: ["backoffice.passkey_wrong"],
  examples: [{ id: "AAECAwQFBgcICQoLDA0ODw" }],
});

export const beginPasskeySignIn = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in/passkey/options",
  access: "open",
  tag,
  summary: "What a device needs to sign in by a passkey.",
  input: empty,
  output: requestOptions,
  errors: ["backoffice.too_many_attempts"],
});

export const signInByPasskey = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in/passkey",
  access: "open",
  tag,
  summary: "Signs in by a passkey, which is both factors. Sets the session cookie.",
  input: z.object({ response: passkeyAnswer }),
  output: operator,
  errors: ["backoffice.passkey_wrong", "backoffice.too_many_attempts"],
  examples: [{ response: answerExample }],
});
