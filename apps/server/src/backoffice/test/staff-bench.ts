/** Hires somebody for a test: invited by mail, in by the one-time link, with an authenticator. */
import { acceptInvitation, confirmSignIn } from "@tucano/contract/backoffice/access/access.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { messagesTo } from "../../testing/messages.ts";
import { codeOf } from "../../testing/people/operator.ts";
import type { TestServer } from "../../testing/server.ts";

export interface Hired {
  readonly operatorId: number;
  readonly email: string;
  readonly password: string;
  readonly secret: string;
  readonly headers: { readonly cookie: string };
}

let hired = 0;

/** The token of the last link in this text. */
export function tokenIn(text: string): string {
  const token = /\/backoffice\/invitation#([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link in "${text}".`);
  return token;
}

/** The token of the last link that was sent to somebody. */
export async function linkTo(server: TestServer, email: string): Promise<string> {
  return tokenIn((await messagesTo(server, email)).at(-1)?.body ?? "");
}

export const password = "a password of my own";

/** Takes the link that was sent. */
export async function takeLink(server: TestServer, email: string, at?: Place): Promise<Hired> {
  return enter(server, email, `/backoffice/invitation#${await linkTo(server, email)}`, at);
}

/** Where somebody sits: what they send beside the session. */
type Place = Readonly<Record<string, string>>;

/** Takes a link and enrols an authenticator. */
export async function enter(
  server: TestServer,
  email: string,
  link: string,
  at: Place = {},
): Promise<Hired> {
  const from = { headers: at };
  const accepted = await server.call(acceptInvitation, { token: tokenIn(link), password }, from);
  const { ticket, enrolment } = accepted.body.data as DataOf<typeof acceptInvitation>;
  const secret = enrolment?.secret ?? "";
  const code = await codeOf(server, secret);
  const confirmed = await server.call(confirmSignIn, { ticket, code }, from);
  const session = confirmed.cookies.find(({ name }) => name === "tucano_operator");
  if (session === undefined) throw new Error(`No session: ${JSON.stringify(confirmed.body)}`);
  const { id: operatorId } = confirmed.body.data as DataOf<typeof confirmSignIn>;
  return {
    operatorId,
    email,
    password,
    secret,
    headers: { cookie: `tucano_operator=${session.value}` },
  };
}

/**
 * An account is made as an invitation makes it, through the room itself; who has to agree to which
 * invitation is what staff.test.ts is about.
 */
export async function hire(server: TestServer, { role }: { role: string }): Promise<Hired> {
  hired += 1;
  const email = `${role}-${hired}@tucano.example`;
  const link = await server.rooms.backoffice.staff.invite({ email, role });
  return enter(server, email, link);
}
