import { useLingui } from "@lingui/react";
import { Link } from "@tanstack/react-router";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { language } from "../language.ts";
import { subjectWords } from "./subject-words.ts";

const LONG = 16;
const ENDING = 8;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Of a long number the end tells it apart; the whole is in the title. */
function shorten(id: string): string {
  if (DAY.test(id)) return formatInstant(`${id}T12:00:00-03:00`, "day", language);
  return id.length > LONG && !id.includes(" ") ? `…${id.slice(-ENDING)}` : id;
}

const look = "text-beak-text whitespace-nowrap";

/** What an entry or a request is about, as `member:<id>`: a link where there is a page for it. */
export function Subject({ subject }: { subject: string }) {
  const { _ } = useLingui();
  const [kind = "", id = ""] = subject.split(/:(.*)/s);
  const word = subjectWords[kind];
  const text = word === undefined ? subject : `${_(word)} ${shorten(id)}`;
  const shown = { title: subject, className: look };
  switch (kind) {
    case "member":
      return (
        <Link to="/members/$memberId" params={{ memberId: id }} {...shown}>
          {text}
        </Link>
      );
    case "withdrawal":
      return (
        <Link to="/withdrawals/$orderNo" params={{ orderNo: id }} {...shown}>
          {text}
        </Link>
      );
    case "deposit":
      return (
        <Link to="/deposits/$orderNo" params={{ orderNo: id }} {...shown}>
          {text}
        </Link>
      );
    case "ticket":
      return (
        <Link to="/tickets/$ticketNo" params={{ ticketNo: id }} {...shown}>
          {text}
        </Link>
      );
    case "game":
      return (
        <Link to="/games/$gameId" params={{ gameId: id }} {...shown}>
          {text}
        </Link>
      );
    case "campaign":
      return (
        <Link to="/campaigns/$campaignId" params={{ campaignId: id }} {...shown}>
          {text}
        </Link>
      );
    case "reconciliation":
      return (
        <Link to="/reconciliation/$day" params={{ day: id }} {...shown}>
          {text}
        </Link>
      );
    default:
      return <span title={subject}>{text}</span>;
  }
}
