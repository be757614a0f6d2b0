/**
 * Descriptions of fields in the API's document: what the contract's comments say, else what the
 * name means everywhere, and the unit that the shape of a value or its name gives away.
 */
import type { Notes } from "./notes.ts";

export type Json = Record<string, unknown>;

/** Names that mean the same wherever they stand. */
const everywhere: Readonly<Record<string, string>> = {
  account: "Account name.",
  brand: "The studio's name.",
  brand_code: "The studio's code, as filters take it.",
  code: "Stable code.",
  currency: "Always BRL; XXX is play money.",
  domain: "The site's host name.",
  email: "E-mail address.",
  from: "First day of the range in São Paulo, included.",
  game_id: "Number of a game, from /api/games/listsv2.",
  id: "Number of this entry.",
  image: "Path of a picture on this site.",
  invite_code: "The member's invitation code.",
  lang: "Language: pt, en, cn, ch, vi, id, th, tr, msa.",
  level: "VIP level, from 0.",
  limit: "Entries on a page, at most 100.",
  link: "A path of this site.",
  list: "The entries of this page.",
  member_id: "The member's own number. Another member's is answered 403.",
  money: "Amount of the order, or the cash pocket of a member.",
  fs_money: "The rebate pocket: claimed into cash.",
  ml_money: "Turnover still owed before money may be withdrawn.",
  total_money: "Cash, bonus, rebate and locked together.",
  bonus_money: "The bonus pocket: staked after cash.",
  locked_money: "Held by withdrawals that are under review or on their way.",
  name: "Name; in requests the account, the site or the host, as clients send it.",
  order_no: "Number of the order.",
  page: "Which page, from 1.",
  phone: "Mobile phone.",
  qk_pwd: "Withdrawal password, six digits.",
  range: "today, last3days or last7days, instead of from and to.",
  realname: "Name as in the documents.",
  site: "The site's code or host name.",
  state: "State.",
  status: "State.",
  text: "Text in the language asked for.",
  title: "Title in the language asked for.",
  to: "Last day of the range in São Paulo, included.",
  total: "Entries on all pages.",
  type: "Kind.",
};

const suffixes: readonly (readonly [RegExp, string])[] = [
  [/_percent$/, "Percent."],
  [/_basis_points$/, "Hundredths of a percent."],
  [/(?:^|_)seconds(?:_|$)/, "Seconds."],
  [/_minutes$/, "Minutes."],
  [/(?:^|_)ms$/, "Milliseconds."],
  [/_days$/, "Days."],
  [/_years$/, "Years."],
];

const MONEY_PATTERN = String.raw`\d{1,14}\.\d{2}`;

/** Walks a JSON schema and writes into it. */
export function describeFields(schema: unknown, notes: Notes): void {
  if (schema === null || typeof schema !== "object") return;
  const { properties } = schema as { properties?: Record<string, Json> };
  if (properties !== undefined) {
    const names = new Set(Object.keys(properties));
    for (const [name, property] of Object.entries(properties)) {
      const said = [
        property["description"] ?? notes.find(names, name) ?? everywhere[name],
        unitOf(name, property),
      ].filter((text) => typeof text === "string");
      if (said.length > 0) property["description"] = [...new Set(said)].join(" ");
    }
  }
  for (const part of Object.values(schema)) describeFields(part, notes);
}

function unitOf(name: string, property: Json): string | undefined {
  const shapes = [property, ...((property["anyOf"] as Json[] | undefined) ?? [])];
  if (shapes.some(({ pattern }) => String(pattern).includes(MONEY_PATTERN))) {
    return "BRL, two decimals.";
  }
  if (isMoneyInput(property)) return 'BRL: "50.00", or a number of at most two decimals.';
  if (shapes.some(({ format }) => format === "date-time")) return "ISO 8601 with offset.";
  if (shapes.some(({ format }) => format === "date")) return "YYYY-MM-DD, São Paulo.";
  return suffixes.find(([pattern]) => pattern.test(name))?.[1];
}

/** A request's amount: a short text or a number, which nothing else of the contract is. */
export function isMoneyInput({ anyOf }: Json): boolean {
  const types = ((anyOf as Json[] | undefined) ?? []).map(({ type, pattern }) =>
    pattern === undefined ? type : null,
  );
  return types.includes("string") && types.includes("number");
}
