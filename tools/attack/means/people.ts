/** Players and operators, each by the calls that people use. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { generate } from "otplib";
import {
  registrationForm,
  type RegistrationForm,
} from "../../../apps/server/src/testing/people/people.ts";
import {
  acceptInvitation,
  confirmSignIn,
  signIn,
} from "@tucano/contract/backoffice/access/access.ts";
import { findDeposit, openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { openGame, setClientSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { me, register } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { OPERATOR } from "../../../apps/server/faults/stage.ts";
import type { House } from "./house.ts";
import { cookieOf, type Heard, type Visitor } from "./visitor.ts";

export interface Member {
  readonly visitor: Visitor;
  readonly memberId: MemberId;
  readonly token: string;
  readonly account: string;
  readonly password: string;
  readonly form: RegistrationForm;
  /** As `name=value`. */
  readonly refreshCookie: string;
  /** The same: by it the house knows the device again. */
  readonly device: string;
}

/** Whatever is not as it should be before an attack begins is a mistake of the attack. */
export function expectData<Data>({ data, status, text }: Heard<Data>, what: string): Data {
  if (data === null) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  return data;
}

export async function enter(
  house: House,
  changes: Partial<RegistrationForm> = {},
  visitor: Visitor = house.visitor(),
): Promise<Member> {
  const form = registrationForm(changes);
  const heard = await visitor.call(register, form);
  const { access_token: token, user } = expectData(heard, "Registering");
  return {
    visitor,
    memberId: toMemberId(user.id),
    token,
    account: form.account ?? "",
    password: form.password ?? "",
    form,
    refreshCookie: cookieOf(heard, "tucano_refresh") ?? "",
    device: cookieOf(heard, "tucano_device") ?? "",
  };
}

export async function order(member: Member, money: string): Promise<DataOf<typeof openDeposit>> {
  const { visitor, token } = member;
  return expectData(
    await visitor.call(openDeposit, { money, payment_id: 1 }, { token }),
    "Ordering a deposit",
  );
}

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/** Asks until it is as wished; throws when that takes too long. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  isSo: (answer: T) => boolean,
  patienceMs: number = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`${what} did not come in time.`);
    await pause(LOOK_AGAIN_MS);
  }
}

export async function depositStatus(member: Member, order_no: string): Promise<string> {
  const { visitor, token } = member;
  const heard = await visitor.call(findDeposit, { order_no }, { token });
  return expectData(heard, "Reading a deposit").status;
}

/** Ordered, paid, on the account. */
export async function fund(member: Member, money: string): Promise<string> {
  const { order_no: txid } = await order(member, money);
  expectData(await member.visitor.call(payCharge, { txid }), "Paying");
  await until(
    "The deposit",
    () => depositStatus(member, txid),
    (status) => status === "credited",
  );
  return txid;
}

export async function enterWith(house: House, money: string): Promise<Member> {
  const member = await enter(house);
  await fund(member, money);
  return member;
}

export async function readMe(member: Member): Promise<DataOf<typeof me>> {
  const { visitor, token } = member;
  return expectData(await visitor.call(me, {}, { token }), "Reading oneself");
}

export interface Seat {
  readonly member: Member;
  readonly game: string;
  readonly playToken: string;
  /** The smallest that the game offers. */
  readonly stake: string;
  readonly opened: DataOf<typeof openGame>;
}

const SLOT = "onca-dourada";

export async function launchGame(member: Member, code: string = SLOT): Promise<string> {
  const { visitor, token } = member;
  const games = expectData(await visitor.call(listGames, { limit: 100 }), "Listing games");
  const game = games.list.find((one) => one.code === code);
  if (game === undefined) throw new Error(`There is no ${code}.`);
  const wish = { game_id: game.id, mode: "real" as const };
  const { url } = expectData(await visitor.call(launch, wish, { token }), "Launching");
  const fragment = new URL(url, "http://localhost").hash.slice(1);
  return new URLSearchParams(fragment).get("token") ?? "";
}

export async function sit(member: Member, game: string = SLOT): Promise<Seat> {
  const { visitor } = member;
  const playToken = await launchGame(member, game);
  const token = playToken;
  const opened = expectData(await visitor.call(openGame, { game }, { token }), "Opening a game");
  const { client_seed, commitment } = opened.fairness;
  if (client_seed === null) {
    const choice = { client_seed: "a-seed-of-an-attack", commitment };
    expectData(await visitor.call(setClientSeed, choice, { token }), "Choosing a seed");
  }
  return { member, game, playToken, stake: opened.stakes[0] ?? opened.default_stake, opened };
}

export function play(
  { member, playToken, stake }: Seat,
  round_key: string = randomUUID(),
): Promise<Heard<DataOf<typeof spin>>> {
  return member.visitor.call(spin, { stake, round_key }, { token: playToken });
}

export interface Operator {
  readonly visitor: Visitor;
  readonly email: string;
  readonly password: string;
  /** As `name=value`. */
  readonly cookie: string;
  readonly secret: string;
  readonly id: number;
}

export const codeAt = (secret: string, seconds = Date.now() / 1_000): Promise<string> =>
  generate({ secret, epoch: Math.floor(seconds) });

interface FirstStep {
  readonly ticket: string;
  readonly secret: string;
}

async function comeIn(
  visitor: Visitor,
  who: { readonly email: string; readonly password: string },
  { ticket, secret }: FirstStep,
): Promise<Operator> {
  const heard = await visitor.call(confirmSignIn, { ticket, code: await codeAt(secret) });
  const { id } = expectData(heard, `The code of ${who.email}`);
  const cookie = cookieOf(heard, "tucano_operator") ?? "";
  return { visitor, ...who, cookie, secret, id };
}

const offices = new WeakMap<House, Promise<Operator>>();

/** The first administrator, who signs in once. */
export function admin(house: House): Promise<Operator> {
  const known = offices.get(house) ?? signInFirst(house);
  offices.set(house, known);
  return known;
}

async function signInFirst(house: House): Promise<Operator> {
  const visitor = house.visitor();
  const heard = await visitor.call(signIn, OPERATOR);
  const { ticket, enrolment } = expectData(heard, "Signing in");
  return comeIn(visitor, OPERATOR, { ticket, secret: enrolment?.secret ?? "" });
}

let hired = 0;

/** Let in at the machine: tied to nobody. */
export async function hire(house: House, role: string): Promise<Operator> {
  hired += 1;
  const who = { email: `${role}-${hired}@tucano.example`, password: "tamandua atravessa a ponte" };
  const { said } = await house.runTool("staff", "invite", who.email, role, `Rui ${role}`);
  const token = /invitation#(\S+)/.exec(said)?.[1];
  if (token === undefined) throw new Error(`No invitation: ${said}`);
  return accept(house.visitor(), who, token);
}

export async function accept(
  visitor: Visitor,
  who: { readonly email: string; readonly password: string },
  token: string,
): Promise<Operator> {
  const input = { token, password: who.password };
  const heard = await visitor.call(acceptInvitation, input);
  const { ticket, enrolment } = expectData(heard, `The invitation of ${who.email}`);
  return comeIn(visitor, who, { ticket, secret: enrolment?.secret ?? "" });
}

const colleagues = new WeakMap<House, Promise<Operator>>();

/** A second administrator, whom the first one has nothing to do with. */
export function colleague(house: House): Promise<Operator> {
  const known = colleagues.get(house) ?? hire(house, "administrator");
  colleagues.set(house, known);
  return known;
}
