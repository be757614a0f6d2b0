/** Those who try what they do not know: passwords, codes, and who is a player here. */
import {
  login,
  loginByPhone,
  register,
  sendPhoneCode,
} from "@tucano/contract/player/account/members.ts";
import { registrationForm } from "../../../apps/server/src/testing/people/people.ts";
import { type Attack, forEach, look, tally, times } from "../means/attack.ts";
import { solve } from "../means/captcha.ts";
import type { House } from "../means/house.ts";
import { admin, codeAt, enter, type Member } from "../means/people.ts";
import type { Visitor } from "../means/visitor.ts";

const stuffing: Attack = {
  name: "passwords of one account tried from many addresses",
  guards: "few guesses are looked at, and the owner comes in meanwhile on a known device",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const { url } = await house.guarded();
    const owner = await enter(house);
    const input = { account: owner.account, password: owner.password };
    const first = await owner.visitor.call(login, input);
    const device = (first.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
    const heard = await forEach(times(300), 30, (index) =>
      house
        .visitor()
        .at(url)
        .call(login, { account: owner.account, password: `palpite ${index}` }),
    );
    const looked = heard.filter(({ error }) => error === "members.wrong_credentials").length;
    seen.that(looked <= 10, `${looked} of 300 guesses were looked at without a captcha`);
    const solved = await forEach(times(6), 2, async (index) => {
      const visitor = house.visitor().at(url);
      const captcha = await solve(visitor, "login");
      return visitor.call(login, {
        account: owner.account,
        password: `certo ${index}`,
        ...captcha,
      });
    });
    const more = solved.filter(({ error }) => error === "members.wrong_credentials").length;
    seen.that(looked + more <= 12, `${looked + more} guesses within a minute were looked at`);
    const again = await owner.visitor.at(url).call(login, input, { cookie: device });
    seen.that(
      again.status === 200,
      `the owner on the own device is answered ${again.status} ${again.error}`,
    );
    return seen.verdict(
      `300 guesses from 300 addresses, 6 more with solved captchas: ${looked + more} looked at; the owner: ${again.status}`,
    );
  },
};

const captchaBypass: Attack = {
  name: "captchas missing, used, foreign or invented",
  guards: "a verification code is good once, for what it was asked for",
  run: async (house) => {
    const seen = look();
    const { url } = await house.guarded();
    const visitor = house.visitor().at(url);
    const form = () => registrationForm();
    const tryWith = (captcha: object) => visitor.post(register.path, { ...form(), ...captcha });
    const used = await solve(visitor, "register");
    const first = await tryWith(used);
    seen.that(
      first.status === 200,
      `a right one is answered ${first.status} ${first.text.slice(0, 90)}`,
    );
    const foreign = await solve(visitor, "login");
    const fresh = await solve(visitor, "register");
    const wrong: Record<string, object> = {
      missing: {},
      empty: { captcha_id: "", captcha_code: "" },
      used,
      "of another act": foreign,
      "no proof": { ...fresh, captcha_code: "pow:1" },
      "used up by a wrong guess": fresh,
      invented: { captcha_id: "A".repeat(22), captcha_code: "ABCDE" },
      "an array": { captcha_id: [fresh.captcha_id], captcha_code: ["pow:1"] },
      SQL: { captcha_id: "' OR 1=1 --", captcha_code: "ABCDE" },
    };
    for (const [name, captcha] of Object.entries(wrong)) {
      const heard = await tryWith(captcha);
      seen.that(heard.status >= 400 && heard.status < 500, `${name} is answered ${heard.status}`);
    }
    const one = await solve(visitor, "register");
    const race = await Promise.all(times(20).map(() => tryWith(one)));
    const won = race.filter(({ status }) => status === 200).length;
    seen.that(won <= 1, `${won} registrations by one code at once`);
    return seen.verdict(
      `${Object.keys(wrong).length} wrong ones refused; one code 20 times at once: ${won} account`,
    );
  },
};

const linked: Attack = {
  name: "whose phone is it",
  guards: "a guess by phone is not felt at the account's name",
  run: async (house) => {
    const seen = look();
    const { url } = await house.guarded();
    const member = await enter(house);
    const guess = (account: string) =>
      house.visitor().at(url).call(login, { account, password: "errada demais" });
    for (const _time of times(3)) await guess(member.form.phone ?? "");
    const heard = await guess(member.account);
    const known = heard.error === "members.wrong_credentials";
    seen.that(known, `after guesses by the phone the name is answered ${heard.error}`);
    return seen.verdict(`3 guesses by phone, then by name: ${heard.error}`);
  },
};

/** What a browser sends along where somebody has come in before. */
const deviceOf = ({ device }: Member) => ({ cookie: device });

const neighbours: Attack = {
  name: "guesses of somebody behind the same address",
  guards: "they keep nobody out on a device that they came in on before, nor ask them for a code",
  run: async (house) => {
    const seen = look();
    const guarded = (await house.guarded()).url;
    const crowd = house.visitor();
    const owner = await enter(house, {}, crowd);
    const { account, password } = owner;
    const guess = (at: Visitor, index: number) =>
      at.call(login, { account: `ninguem.${index}`, password: "errada demais" });
    await forEach(times(30), 10, (index) => guess(crowd.at(guarded), index));
    const stranger = await crowd.at(guarded).call(login, { account, password });
    seen.that(
      stranger.error === "members.captcha_required",
      `a new device is answered ${stranger.status} ${stranger.error}`,
    );
    const own = await crowd.at(guarded).call(login, { account, password }, deviceOf(owner));
    seen.that(own.status === 200, `after 30 guesses ${own.status} ${own.error}`);
    const heard = await forEach(times(130), 10, (index) => guess(crowd, index));
    const still = await crowd.call(login, { account, password }, deviceOf(owner));
    seen.that(still.status === 200, `after 160 guesses ${still.status} ${still.error}`);
    return seen.verdict(
      `160 guesses of one address: ${tally(heard.map((one) => one.error))}; the owner ${own.status}, ${still.status}`,
    );
  },
};

/** As the house without a service for messages keeps it. */
async function codeSentTo(house: House, phone: string): Promise<string> {
  const [row] = await house.stage.query<{ body: string | null }>(
    "SELECT body FROM platform.message WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1",
    [`+55${phone}`],
  );
  return /\b\d{6}\b/.exec(row?.body ?? "")?.[0] ?? "";
}

const phoneCode: Attack = {
  name: "a code to a phone, guessed and used at four servers at once",
  guards: "five guesses end it, whoever makes them, and the right one lets in once",
  run: async (house) => {
    const seen = look();
    const servers = await house.servers();
    const ask = async () => {
      const { form } = await enter(house);
      const phone = form.phone ?? "";
      await house.visitor().call(sendPhoneCode, { phone });
      const code = await codeSentTo(house, phone);
      seen.that(code !== "", "no code was kept");
      const at = (index: number) => house.visitor().at(servers[index % 4]?.url ?? house.url);
      const say = (typed: string, index: number) =>
        at(index).call(loginByPhone, { phone, code: typed });
      return { code, say };
    };
    const guessed = await ask();
    const wrong = (index: number) => String((Number(guessed.code) + index + 1) % 1_000_000);
    await forEach(times(40), 40, (index) => guessed.say(wrong(index).padStart(6, "0"), index));
    const late = await guessed.say(guessed.code, 0);
    seen.that(late.status !== 200, "after 40 guesses the right code lets in");
    const own = await ask();
    const race = await forEach(times(20), 20, (index) => own.say(own.code, index));
    const won = race.filter(({ status }) => status === 200).length;
    seen.that(won === 1, `one code let in ${won} times`);
    return seen.verdict(
      `after 40 guesses the right one: ${late.error}; one right code 20 times at once: ${won} session`,
    );
  },
};

const registrations: Attack = {
  name: "asking by registrations whose CPF is a customer's",
  guards: "an address has few tries, and a CPF tells little",
  run: async (house) => {
    const seen = look();
    const known = await enter(house);
    const visitor = house.visitor();
    // What a proxy adds: who sits at the machine itself may fill a house as fast as they like.
    const headers = { via: "1.1 proxy" };
    const heard = await forEach(times(45), 5, (index) =>
      visitor.call(register, registrationForm(index % 2 === 0 ? { cpf: known.form.cpf } : {}), {
        headers,
      }),
    );
    const refused = heard.filter(({ error }) => error === "members.too_many_attempts").length;
    seen.that(refused >= 25, `${45 - refused} of 45 tries of one address were looked at`);
    const race = await forEach(times(20), 20, () =>
      house.visitor().call(register, registrationForm({ cpf: "39053344705" })),
    );
    const won = race.filter(({ status }) => status === 200).length;
    seen.that(won === 1, `${won} accounts of one CPF`);
    return seen.verdict(
      `45 tries of one address: ${refused} refused; 20 registrations of one CPF at once: ${won} account`,
    );
  },
};

const codeTwice: Attack = {
  name: "an operator's code used twice, and locking operators out",
  guards: "a code is good once; strangers' guesses keep nobody out",
  run: async (house) => {
    const seen = look();
    const operator = await admin(house);
    const strangers = await forEach(times(40), 8, (index) =>
      house.visitor().post("/backoffice/api/sign-in", {
        email: operator.email,
        password: `palpite ${index % 5}`,
      }),
    );
    const { email, password } = operator;
    const own = await operator.visitor.post("/backoffice/api/sign-in", { email, password });
    seen.that(own.status === 200, `the right password is answered ${own.status} ${own.error}`);
    const elsewhere = await house.visitor().post("/backoffice/api/sign-in", { email, password });
    seen.that(elsewhere.status === 200, `from a new address ${elsewhere.status}`);
    const code = await codeAt(operator.secret, Date.now() / 1_000 + 30);
    const tickets = [own, elsewhere].map(({ data }) => (data as { ticket: string } | null)?.ticket);
    const both = await Promise.all(
      tickets.map((ticket) =>
        house.visitor().post("/backoffice/api/sign-in/code", { ticket, code }),
      ),
    );
    const won = both.filter(({ status }) => status === 200).length;
    seen.that(won === 1, `one code let in ${won} times`);
    return seen.verdict(
      `40 guesses of 40 strangers: ${tally(strangers.map((one) => one.status))}; the owner ${own.status}; one code twice: ${won}`,
    );
  },
};

export const guessing: readonly Attack[] = [
  stuffing,
  captchaBypass,
  linked,
  neighbours,
  phoneCode,
  registrations,
  codeTwice,
];
