/**
 * Who is known here, told by the clock. Measured as somebody would who asks in turns: each block
 * asks of one who is known and of two who are not, in changing order, on a connection that is open
 * already. What the two strangers differ by is what the machine itself makes of like requests.
 */
import { randomInt } from "node:crypto";
import { signIn } from "@tucano/contract/backoffice/access/access.ts";
import { login, sendPhoneCode } from "@tucano/contract/player/account/members.ts";
import { forgotPassword } from "@tucano/contract/player/account/password-link.ts";
import { listSocialPlatforms } from "@tucano/contract/player/account/social.ts";
import { registrationForm } from "../../../apps/server/src/testing/people/people.ts";
import { type Attack, forEach, look, times, type Verdict } from "../means/attack.ts";
import type { House } from "../means/house.ts";
import { enter, hire, type Member } from "../means/people.ts";
import type { Heard, Visitor } from "../means/visitor.ts";

/** How somebody is named: the first of each three is known, the others are not. */
type Names = readonly [string, string, string];

interface Question {
  /** Of every round others: a second question about somebody is another kind of work. */
  readonly names: (house: House, round: number) => Promise<readonly Names[]>;
  readonly ask: (visitor: Visitor, name: string) => Promise<Heard>;
}

const BLOCKS = 100;
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const;

/** A difference of people is there every time; one of a busy machine is not. */
const ROUNDS = 3;
/** Less than this is told from afar by nobody, and is left of the noise where there is little. */
const TOLD_MS = 0.3;
const TOLD_PART = 0.08;
const TOLD_NOISES = 3;

interface Measured {
  readonly median: number;
  /** Of somebody known against a stranger; positive: the known take longer. */
  readonly gap: number;
  /** Of one stranger against another. */
  readonly noise: number;
  readonly answers: ReadonlySet<string>;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function measure(house: House, { names, ask }: Question, round: number): Promise<Measured> {
  const blocks: number[][] = [];
  const answers = new Set<string>();
  for (const [index, of] of (await names(house, round)).entries()) {
    const visitor = house.visitor();
    await visitor.call(listSocialPlatforms, {});
    const took: number[] = [];
    for (const who of ORDERS[index % ORDERS.length] ?? []) {
      const heard = await ask(visitor, of[who]);
      took[who] = heard.tookMs;
      answers.add(`${heard.status} ${heard.error}`.trim());
    }
    blocks.push(took);
  }
  const between = (one: number, other: number) =>
    medianOf(blocks.map((took) => (took[one] ?? 0) - (took[other] ?? 0)));
  return {
    median: medianOf(blocks.map((took) => took[1] ?? 0)),
    gap: (between(0, 1) + between(0, 2)) / 2,
    noise: Math.abs(between(2, 1)),
    answers,
  };
}

function isTold({ median, gap, noise }: Measured): boolean {
  const size = Math.abs(gap);
  return size > TOLD_MS && size > TOLD_PART * median && size > TOLD_NOISES * noise;
}

const inMs = (value: number) => value.toFixed(2);

async function judge(house: House, question: Question): Promise<Verdict> {
  const seen = look();
  const rounds: Measured[] = [];
  do rounds.push(await measure(house, question, rounds.length));
  while (rounds.length < ROUNDS && rounds.every(isTold));
  const told = rounds
    .map(
      ({ median, gap, noise }) =>
        `${inMs(median)} ${gap < 0 ? "−" : "+"} ${inMs(Math.abs(gap))} (${inMs(noise)})`,
    )
    .join(", ");
  const isSameWay = new Set(rounds.map(({ gap }) => Math.sign(gap))).size === 1;
  seen.that(!(rounds.every(isTold) && isSameWay), `the known are told by the time: ${told} ms`);
  const answers = new Set(rounds.flatMap((one) => [...one.answers]));
  seen.that(answers.size === 1, `they are answered ${[...answers].join(" and ")}`);
  return seen.verdict(
    `${BLOCKS} blocks of a known and two unknown: ${told} ms, ${[...answers].join()}`,
  );
}

interface Known {
  readonly member: Member;
  readonly email: string;
}

const crowds = new WeakMap<House, Promise<readonly Known[]>[]>();

/** Each question asks of the same people by another name of theirs. */
function crowdOf(house: House, round: number): Promise<readonly Known[]> {
  const rounds = crowds.get(house) ?? [];
  crowds.set(house, rounds);
  return (rounds[round] ??= forEach(times(BLOCKS), 8, () => enterWithEmail(house)));
}

async function enterWithEmail(house: House): Promise<Known> {
  const member = await enter(house);
  const email = `${member.account}@tucano.example`;
  await house.stage.query(
    `UPDATE members.member SET email = $1, email_bound_at = now() - interval '2 days'
      WHERE member_id = $2`,
    [email, member.memberId],
  );
  return { member, email };
}

/** One who is known, and two whom nobody has heard of. */
const namesBy =
  (known: (one: Known) => string, unknown: () => string): Question["names"] =>
  async (house, round) =>
    (await crowdOf(house, round)).map((one) => [known(one), unknown(), unknown()]);

const wrong = "errada demais";

const byAccount: Question = {
  names: namesBy(
    ({ member }) => member.account,
    () => registrationForm().account ?? "",
  ),
  ask: (visitor, account) => visitor.call(login, { account, password: wrong }),
};

const byNumber: Question = {
  names: namesBy(
    ({ member }) => String(member.memberId),
    () => String(randomInt(100_000_000, 1_000_000_000)),
  ),
  ask: (visitor, number) =>
    visitor.call(login, { account: "", member_id: Number(number), password: wrong }),
};

const byPhone: Question = {
  names: namesBy(
    ({ member }) => member.form.phone ?? "",
    () => registrationForm().phone ?? "",
  ),
  ask: (visitor, phone) => visitor.call(sendPhoneCode, { phone }),
};

const byEmail: Question = {
  names: namesBy(
    ({ email }) => email,
    () => `${registrationForm().account}@tucano.example`,
  ),
  ask: (visitor, email) => visitor.call(forgotPassword, { email }),
};

const byStaff: Question = {
  names: async (house) => {
    const { email } = await hire(house, "support");
    const nobody = (name: string) => email.replace("support", name);
    return times(BLOCKS).map(() => [email, nobody("suporte"), nobody("apoio12")]);
  },
  ask: (visitor, email) => visitor.call(signIn, { email, password: wrong }),
};

const questions: Readonly<Record<string, Question>> = {
  "signing in by account": byAccount,
  "signing in by number": byNumber,
  "a code to a phone": byPhone,
  "a forgotten password": byEmail,
  "an operator signing in": byStaff,
};

export const timing: readonly Attack[] = Object.entries(questions).map(([name, question]) => ({
  name: `${name}: is somebody known`,
  guards: "known and unknown take the same time and get the same answer",
  limitMs: 240_000,
  run: (house) => judge(house, question),
}));
