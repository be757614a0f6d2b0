/** Players for tests: they come in through the front door, like everybody else. */
import { cpf } from "cpf-cnpj-validator";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { login, type me, register } from "@tucano/contract/player/account/members.ts";
import type { Answer, CallOptions, TestServer } from "../server.ts";

export type RegistrationForm = RequestOf<typeof register>;

let last = 0;

/** A form that passes, with an account, a phone and a CPF that no other test person has. */
export function registrationForm(changes: Partial<RegistrationForm> = {}): RegistrationForm {
  last += 1;
  const password = changes.password ?? "uma senha boa";
  return {
    account: `jogador${last}`,
    password,
    confirm_password: password,
    realname: "Ana Souza",
    phone: `119${String(10_000_000 + last)}`,
    qk_pwd: "135790",
    cpf: cpf.generate(),
    birth_date: "1990-05-20",
    is_adult: true,
    ...changes,
  };
}

export interface TestMember {
  readonly memberId: MemberId;
  readonly token: string;
  readonly account: string;
  readonly password: string;
  readonly form: RegistrationForm;
  readonly user: DataOf<typeof me>;
  /** The whole answer, with its cookies. */
  readonly answer: Answer;
}

export async function registerTestMember(
  server: TestServer,
  changes: Partial<RegistrationForm> = {},
  options: CallOptions = {},
): Promise<TestMember> {
  const form = registrationForm(changes);
  const answer = await server.call(register, form, options);
  if (answer.status !== 200) throw new Error(`No test member: ${JSON.stringify(answer.body)}`);
  const { access_token: token, user } = answer.body.data as DataOf<typeof register>;
  return {
    memberId: toMemberId(user.id),
    token,
    account: form.account ?? "",
    password: form.password ?? "",
    form,
    user,
    answer,
  };
}

/** An account that plays with play money alone, signed in. */
export async function demoTestMember(
  server: TestServer,
): Promise<Pick<TestMember, "memberId" | "token" | "account">> {
  last += 1;
  const [account, password] = [`demo${last}`, "uma senha boa"];
  const wish = { account, password, lang: "pt", site: "localhost" } as const;
  const memberId = await server.rooms.members.makeDemo(wish, () => Promise.resolve());
  const { body } = await server.call(login, { account, password });
  return { memberId, account, token: (body.data as DataOf<typeof login>).access_token };
}
