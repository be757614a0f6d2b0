import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Link, linkOptions, type LinkOptions } from "@tanstack/react-router";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { language } from "../language.ts";
import { numberNames } from "../numbers/number-names.ts";
import { gameTypeWords } from "./game-type-words.ts";
import { subjectWords } from "./subject-words.ts";

const LONG = 16;
const ENDING = 8;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Of a long number the end tells it apart; the whole is in the title. */
function shorten(id: string): string {
  if (DAY.test(id)) return formatInstant(id, "day", language);
  return id.length > LONG && !id.includes(" ") ? `…${id.slice(-ENDING)}` : id;
}

const look = "text-beak-text whitespace-nowrap";

/** The pages that subjects have. */
const pages: Readonly<Record<string, (id: string) => LinkOptions>> = {
  member: (memberId) => linkOptions({ to: "/members/$memberId", params: { memberId } }),
  withdrawal: (orderNo) => linkOptions({ to: "/withdrawals/$orderNo", params: { orderNo } }),
  deposit: (orderNo) => linkOptions({ to: "/deposits/$orderNo", params: { orderNo } }),
  ticket: (ticketNo) => linkOptions({ to: "/tickets/$ticketNo", params: { ticketNo } }),
  game: (gameId) => linkOptions({ to: "/games/$gameId", params: { gameId } }),
  race: (race) => linkOptions({ to: "/races", search: { race } }),
  campaign: (campaignId) => linkOptions({ to: "/campaigns/$campaignId", params: { campaignId } }),
  reconciliation: (day) => linkOptions({ to: "/reconciliation/$day", params: { day } }),
};

/** Of these the id is the key of a group of numbers. */
const ofNumbers: ReadonlySet<string> = new Set(["market", "promotion"]);

/** `all`, `type:slots`, `studio:<code>` or `game:<id>`; of the last two, perhaps one mode. */
function stoppedText(scope: string, say: (word: MessageDescriptor) => string): string {
  const [kind = "", of = "", mode] = scope.split(":");
  if (kind === "all") return say(msg`All games`);
  const type = Object.entries(gameTypeWords).find(([code]) => kind === "type" && code === of);
  const name = type === undefined ? subjectText(`${kind}:${of}`, say) : say(type[1]);
  return mode === undefined ? name : `${name} (${mode})`;
}

/** What an entry or a request is about, in words. */
export function subjectText(subject: string, say: (word: MessageDescriptor) => string): string {
  const [kind = "", id = ""] = subject.split(/:(.*)/s);
  const word = subjectWords[kind];
  if (word === undefined) return subject;
  if (kind === "stop") return `${say(word)}: ${stoppedText(id, say)}`;
  const name = ofNumbers.has(kind) ? numberNames[id] : undefined;
  return name === undefined ? `${say(word)} ${shorten(id)}` : `${say(word)}: ${say(name)}`;
}

/** What an entry or a request is about, as `member:<id>`: a link where there is a page for it. */
export function Subject({ subject }: { subject: string }) {
  const { _ } = useLingui();
  const [kind = "", id = ""] = subject.split(/:(.*)/s);
  const text = subjectText(subject, _);
  const page = pages[kind]?.(id);
  if (page === undefined) return <span title={subject}>{text}</span>;
  return (
    <Link {...page} title={subject} className={look}>
      {text}
    </Link>
  );
}
