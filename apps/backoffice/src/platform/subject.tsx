import { Link } from "@tanstack/react-router";

/** What an entry or a request is about, as `member:<id>`: a link where there is a page for it. */
export function Subject({ subject }: { subject: string }) {
  const [kind = "", id = ""] = subject.split(/:(.*)/s);
  if (kind === "member") {
    return (
      <Link to="/members/$memberId" params={{ memberId: id }} className="text-beak-text">
        {subject}
      </Link>
    );
  }
  if (kind === "withdrawal") {
    return (
      <Link to="/withdrawals/$orderNo" params={{ orderNo: id }} className="text-beak-text">
        {subject}
      </Link>
    );
  }
  return subject;
}
