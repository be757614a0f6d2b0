/** The operator of tests: signs in through the front door, with an authenticator of its own. */
import { generate } from "otplib";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access/access.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { TestServer } from "../server.ts";

export const operatorCredentials = {
  email: "admin@tucano.local",
  password: "the-test-operator-1",
} as const;

/** The authenticator's six digits at the server's time. */
export function codeOf(server: TestServer, secret: string): Promise<string> {
  return generate({ secret, epoch: Math.floor(server.clock.now().getTime() / 1_000) });
}

export interface TestOperator {
  readonly headers: { readonly cookie: string };
  readonly secret: string;
}

/** Only for the first sign-in of a fresh database; later ones need the secret of the first. */
export async function signInOperator(server: TestServer, known?: string): Promise<TestOperator> {
  const first = await server.call(signIn, operatorCredentials);
  const data = first.body.data as DataOf<typeof signIn> | null;
  const secret = known ?? data?.enrolment?.secret;
  if (data === null || secret === undefined) {
    throw new Error(`No sign-in: ${JSON.stringify(first.body)}`);
  }
  const { ticket } = data;
  const second = await server.call(confirmSignIn, { ticket, code: await codeOf(server, secret) });
  const session = second.cookies.find((one) => one.name === "tucano_operator");
  if (session === undefined) throw new Error(`No session: ${JSON.stringify(second.body)}`);
  return { headers: { cookie: `tucano_operator=${session.value}` }, secret };
}
