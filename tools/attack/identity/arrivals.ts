/** Links of affiliates: whose somebody becomes who never clicked, and where they lead. */
import {
  readAffiliate,
  saveAffiliate,
  saveLink,
} from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { registrationForm } from "../../../apps/server/src/testing/people/people.ts";
import { type Attack, forEach, look, tally, times } from "../means/attack.ts";
import type { House } from "../means/house.ts";
import { admin, expectData } from "../means/people.ts";
import { cookieOf, type Visitor } from "../means/visitor.ts";

const reason = "An attack";
const CLICK = "tucano_click";
const BROWSER = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0" };

interface Programme {
  readonly code: string;
  click(visitor: Visitor, query?: string): Promise<string>;
  /** How many members its links have brought. */
  brought(): Promise<number>;
}

async function openProgramme(house: House): Promise<Programme> {
  const { visitor: desk, cookie } = await admin(house);
  const made = await desk.call(
    saveAffiliate,
    {
      company: "Guia de Jogos Ltda",
      tax_id: "12.345.678/0001-95",
      contact: "Rui Prado",
      email: "rui@guia.example.com",
      pix_key: "pagamentos@guia.example.com",
      status: "active",
      reason,
    },
    { cookie },
  );
  const { affiliate_id } = expectData(made, "An affiliate");
  const link = { name: "Review", target: "/register", placement: "guia.example", is_open: true };
  const saved = await desk.call(saveLink, { affiliate_id, ...link, reason }, { cookie });
  const { code } = expectData(saved, "A link");
  return {
    code,
    click: async (visitor, query = "") => {
      const heard = await visitor.send(`/go/${code}${query}`, { headers: BROWSER });
      return cookieOf(heard, CLICK) ?? "";
    },
    brought: async () => {
      const heard = await desk.call(readAffiliate, { affiliate_id }, { cookie });
      return expectData(heard, "The affiliate").funnel.registrations;
    },
  };
}

const origins: Attack = {
  name: "clicks that are invented, altered, used by many at once",
  guards: "a click brings one member, and nobody is brought by what was no click of theirs",
  run: async (house) => {
    const seen = look();
    const programme = await openProgramme(house);
    const servers = await house.servers();
    const registerBy = (cookie: string, index = 0) =>
      house
        .visitor()
        .at(servers[index % 4]?.url ?? "")
        .call(register, registrationForm(), { cookie });
    const honest = await programme.click(house.visitor());
    const id = honest.replace(`${CLICK}=`, "");
    const invented = [
      "",
      "A".repeat(id.length),
      `${id}A`,
      id.slice(0, -1),
      id.toLowerCase() === id ? id.toUpperCase() : id.toLowerCase(),
      "' OR ''='",
      "%00",
      "__proto__",
      "9".repeat(3_000),
    ];
    const strangers = await forEach(invented, 3, (one) => registerBy(`${CLICK}=${one}`));
    for (const [index, { status }] of strangers.entries()) {
      seen.that(status < 500, `"${invented[index]?.slice(0, 40)}" is answered ${status}`);
    }
    const before = await programme.brought();
    seen.that(before === 0, `${before} were brought by clicks that never were`);
    const many = await forEach(times(12), 12, (index) => registerBy(honest, index));
    const after = await programme.brought();
    seen.that(after === 1, `one click brought ${after} of 12 who came at once`);
    return seen.verdict(
      `${invented.length} invented clicks brought ${before}; one click by 12 at once over 4 ` +
        `servers (${tally(many.map(({ status }) => status))}) brought ${after}`,
    );
  },
};

const targets: Attack = {
  name: "links that lead away, and what hangs on them",
  guards: "a link leads to a page of this site, whatever hangs on it, and nothing breaks",
  run: async (house) => {
    const seen = look();
    const { code } = await openProgramme(house);
    const visitor = house.visitor();
    const asked = [
      `/go/${code}?target=https://evil.example&next=//evil.example&url=https:evil.example`,
      `/go/${code}?click_id=%0d%0aLocation:%20https://evil.example%0d%0aSet-Cookie:%20a=b`,
      `/go/${code}?click_id=%00&sub1=%F0%9F%A6%9C&sub2=%ED%A0%80&sub3=%FF`,
      `/go/${code}?sub1=${"x".repeat(6_000)}`,
      `/go/${code}?click_id=a&click_id=b&sub1[]=c&sub2[x]=d&__proto__=e`,
      `/go/${code}/../../backoffice`,
      `/go/${code}%2f..%2f..%2fevil`,
      "/go//evil.example",
      "/go/%2F%2Fevil.example",
      "/go/'%20OR%20''='",
      `/go/${"A".repeat(4_000)}`,
    ];
    const headers = { ...BROWSER, "x-forwarded-host": "evil.example" };
    const heard = await forEach(asked, 4, (path) => visitor.send(path, { headers }));
    for (const [index, { status, headers: told }] of heard.entries()) {
      const path = asked[index]?.slice(0, 60);
      const to = told.location ?? "";
      seen.that(status > 0 && status < 500, `${path} is answered ${status}`);
      seen.that(to === "" || /^\/(?![/\\])/.test(to), `${path} leads to ${to}`);
      const cookies = (told["set-cookie"] ?? []).map((line) => line.split("=")[0]);
      seen.that(
        cookies.every((name) => name === CLICK),
        `${path} sets ${cookies.join()}`,
      );
    }
    const fastServer = await house.guarded();
    const crowd = house.visitor().at(fastServer.url);
    const flood = await forEach(times(300), 30, () =>
      crowd.send(`/go/${code}`, { headers: BROWSER }),
    );
    const statuses = flood.map(({ status }) => status);
    seen.that(
      statuses.every((status) => status === 302 || status === 429),
      `a flood is answered ${tally(statuses)}`,
    );
    return seen.verdict(
      `${asked.length} addresses: ${tally(heard.map(({ status }) => status))}; ` +
        `300 clicks of one machine: ${tally(statuses)}`,
    );
  },
};

export const arrivals: readonly Attack[] = [origins, targets];
