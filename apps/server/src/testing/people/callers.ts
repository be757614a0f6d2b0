/**
 * Somebody for each kind of call: a member, an operator, a player of a demo. They come back when a
 * call has ended their session, as signing out or changing a password does.
 */
import * as z from "zod/mini";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { SETTLE_RECEIPT_JOB } from "../../cashier/index.ts";
import { examplesOf } from "../../platform/http/openapi.ts";
import type { Json } from "../../platform/http/reference/fields.ts";
import { signInOperator } from "./operator.ts";
import { registerTestMember, type RegistrationForm, type TestMember } from "./people.ts";
import { openSeated } from "./seated.ts";
import type { Answer, TestServer } from "../server.ts";

export interface Callers {
  /** As whoever the call is for. */
  call(endpoint: Endpoint, input: unknown): Promise<Answer>;
  readonly memberToken: string;
}

const FUNDS = "500.00";
/** An authenticator's code is good for one sign-in. */
const NEXT_CODE_MS = 60_000;

export async function createCallers(server: TestServer): Promise<Callers> {
  let member = await newFundedMember(server);
  let operator = await signInOperator(server);
  const { token: playToken } = await openSeated(server, "onca-dourada");

  const send = (endpoint: Endpoint, input: unknown): Promise<Answer> => {
    const payload = withoutUnset(endpoint, input);
    if (endpoint.access === "operator") {
      return server.send(endpoint, payload, { headers: operator.headers });
    }
    const token = endpoint.takesPlayToken === true ? playToken : member.token;
    return server.send(endpoint, payload, { token });
  };
  return {
    get memberToken() {
      return member.token;
    },
    call: async (endpoint, input) => {
      const answer = await send(endpoint, input);
      if (answer.status !== 401 || endpoint.takesPlayToken === true || endpoint.takesKey === true) {
        return answer;
      }
      if (endpoint.access === "operator") {
        server.clock.advance(NEXT_CODE_MS);
        operator = await signInOperator(server, operator.secret);
      } else member = await newFundedMember(server);
      return send(endpoint, input);
    },
  };
}

export function inputSchemaOf({ input }: Endpoint): Json {
  return z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Json;
}

/** What the document shows, for whoever calls: the member that it names there is nobody. */
export function examplesFor(endpoint: Endpoint): readonly Json[] {
  const examples = examplesOf(endpoint, inputSchemaOf(endpoint)) as readonly Json[];
  return examples.map(({ member_id: _somebody, ...example }) => example);
}

/** A query has no way to say null, and calls none of it. */
function withoutUnset({ method }: Endpoint, input: unknown): unknown {
  if (method === "POST" || input === null || typeof input !== "object") return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}

/** With money that came in over the counter. */
export async function newFundedMember(
  server: TestServer,
  changes: Partial<RegistrationForm> = {},
): Promise<TestMember> {
  const member = await registerTestMember(server, changes);
  const { token } = member;
  const order = await server.call(openDeposit, { money: FUNDS, payment_id: 1 }, { token });
  const { order_no } = order.body.data as DataOf<typeof openDeposit>;
  await server.call(payCharge, { txid: order_no });
  await server.jobs.drain(SETTLE_RECEIPT_JOB);
  return member;
}
