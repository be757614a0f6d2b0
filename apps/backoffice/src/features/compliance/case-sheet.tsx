import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  actOnCase,
  type caseStatuses,
  decideCase,
  readCase,
} from "@tucano/contract/backoffice/members/compliance.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { useDraft } from "../../platform/draft.ts";
import { ask, call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { MemberLink } from "../../platform/tables/data-table.tsx";
import { Day, Loaded, Moment } from "../../platform/tables/show.tsx";
import { useCaseWords } from "./case-words.ts";
import type { CaseRow } from "./queries.ts";

type Status = (typeof caseStatuses)[number];
type Act = "message" | "limit" | "time_out";
type Wish = { kind: "status"; to: Status } | { kind: "act"; act: Act };

/** One case: why, what was done about it, and what can be done. */
export function CaseSheet({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery(ask(readCase, { case_id: caseId }));
  const [wish, setWish] = useState<Wish | null>(null);
  const { rules, statuses, sayFacts } = useCaseWords();
  const acts: Readonly<Record<string, string>> = useActWords();
  const names: Readonly<Record<string, string>> = statuses;
  const doneWords = (what: string) => acts[what] ?? names[what] ?? what;
  if (wish !== null && query.data !== undefined) {
    const close = () => setWish(null);
    return wish.kind === "status" ? (
      <DecideSheet row={query.data} to={wish.to} onClose={close} />
    ) : (
      <ActSheet row={query.data} act={wish.act} onClose={close} />
    );
  }
  return (
    <Sheet title={t`Case ${caseId}`} closeLabel={t`Close`} onClose={onClose}>
      <Loaded query={query}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <MemberLink member={data.member} /> <Day day={data.day} />
            </p>
            <ul className="flex flex-col gap-1 text-sm">
              {data.reasons.map((one) => (
                <li key={one.rule}>{`${rules[one.rule]}: ${sayFacts(one.facts)}`}</li>
              ))}
            </ul>
            <ol className="flex flex-col gap-2 text-sm">
              {data.notes.map((note) => (
                <li key={`${note.at} ${note.what}`} className="flex flex-col">
                  <span className="text-quiet">
                    <Moment iso={note.at} style="moment" /> {note.operator}
                  </span>
                  {`${doneWords(note.what)}: ${note.note}`}
                </li>
              ))}
            </ol>
            <Choices row={data} onWish={setWish} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function Choices({ row, onWish }: { row: CaseRow; onWish: (wish: Wish) => void }) {
  const may = useMay();
  const { statuses } = useCaseWords();
  const acts = useActWords();
  if (!may("compliance.signals")) return null;
  const next = (["open", "watching", "reported", "closed"] as const).filter(
    (one) => one !== row.status,
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {(["message", "limit", "time_out"] as const).map((act) => (
          <Button key={act} size="sm" look="quiet" onClick={() => onWish({ kind: "act", act })}>
            {acts[act]}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {next.map((to) => (
          <Button key={to} size="sm" look="quiet" onClick={() => onWish({ kind: "status", to })}>
            <Trans>Set to: {statuses[to]}</Trans>
          </Button>
        ))}
      </div>
    </div>
  );
}

function useActWords(): Record<Act, string> {
  const { t } = useLingui();
  return {
    message: t`Write to the player`,
    limit: t`Propose a limit`,
    time_out: t`Give a time-out`,
  };
}

interface DecideProps {
  row: CaseRow;
  to: Status;
  onClose: () => void;
}

function DecideSheet({ row, to, onClose }: DecideProps) {
  const { t } = useLingui();
  const { statuses } = useCaseWords();
  const { case_id, status: from } = row;
  return (
    <ReasonSheet
      title={t`Set to: ${statuses[to]}`}
      submit={t`Save`}
      done={t`Done.`}
      act={(reason) => call(decideCase, { case_id, from, to, reason })}
      onClose={onClose}
    />
  );
}

function ActSheet({ row, act, onClose }: { row: CaseRow; act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const words = useActWords();
  const { draft, field } = useDraft({ title: "", text: "", days: "7" });
  const { title, text, days } = draft;
  const isTimeOut = act === "time_out";
  const what = isTimeOut ? { days: Number(days) } : { title, text };
  return (
    <ReasonSheet
      title={words[act]}
      look={isTimeOut ? "danger" : "primary"}
      done={t`Done.`}
      act={(reason) => call(actOnCase, { case_id: row.case_id, act, ...what, reason })}
      onClose={onClose}
    >
      {isTimeOut ? (
        <TextField label={t`Days`} type="number" min={1} max={42} required {...field("days")} />
      ) : (
        <>
          <TextField label={t`Title`} required maxLength={120} {...field("title")} />
          <TextField label={t`Message`} required maxLength={2000} {...field("text")} />
        </>
      )}
    </ReasonSheet>
  );
}
