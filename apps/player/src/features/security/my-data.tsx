/** The member's own data: to see, to take out, to have corrected, and to have an end of it. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { FileDown, PencilLine, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import { AskSheet, type AskedKind } from "./ask-sheet.tsx";
import {
  type MyData as Data,
  type MyRequest,
  myDataQuery,
  useMarketing,
  useTakeBack,
  useTakeOut,
} from "./my-data-api.ts";

function sayProblem(error: unknown): void {
  showToast(isApiError(error) ? error.message : t`That didn't work. Try again.`, "error");
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="card flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}

function TakeOut({ left }: { left: number }) {
  const take = useTakeOut();
  return (
    <Part
      title={t`A copy of your data`}
      text={t`Your details, limits, deposits, withdrawals, play by day, devices and conversations, in a JSON file. Keep it safe: it contains all your data.`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          isBusy={take.isPending}
          disabled={left === 0}
          onClick={() => take.mutate(undefined, { onError: sayProblem })}
        >
          <FileDown aria-hidden="true" className="size-5" />
          {t`Download my data`}
        </Button>
        <span className="text-sm text-quiet">
          {left === 0
            ? t`You can do this again tomorrow.`
            : plural(left, { one: "# more time today", other: "# more times today" })}
        </span>
      </div>
    </Part>
  );
}

function Marketing({ isAllowed }: { isAllowed: boolean }) {
  const choose = useMarketing();
  return (
    <Part
      title={t`Advertising`}
      text={t`Offers and news in your inbox. You'll still get news about your money and new terms.`}
    >
      <Checkbox
        checked={!(choose.isPending ? choose.variables : isAllowed)}
        isBusy={choose.isPending}
        onChange={(event) => choose.mutate(!event.target.checked, { onError: sayProblem })}
      >
        {t`Don't send me offers`}
      </Checkbox>
    </Part>
  );
}

function kindName(kind: MyRequest["kind"]): string {
  const names = {
    export: t`Copy of your data`,
    correction: t`Correction`,
    erasure: t`Deletion`,
    objection: t`No advertising`,
  };
  return names[kind];
}

function stateText({ status, due_at, postponed_until }: MyRequest): string {
  const due = formatTime(due_at, "day");
  const until = postponed_until === null ? "" : formatTime(postponed_until, "day");
  switch (status) {
    case "open":
      return t`We answer by ${due}`;
    case "postponed":
      return t`By law we keep your records until ${until}, then we delete your data`;
    case "done":
      return t`Done`;
    case "refused":
      return t`Not possible`;
    case "withdrawn":
      return t`Withdrawn by you`;
  }
}

function Request({ request }: { request: MyRequest }) {
  const back = useTakeBack();
  const isWaiting = request.status === "open" || request.status === "postponed";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{kindName(request.kind)}</p>
        <p className="text-sm text-quiet">
          <span className="tabular">{formatTime(request.opened_at, "day")}</span>
          {` · ${stateText(request)}`}
        </p>
        {request.answer !== "" && <p className="mt-1 text-sm">{request.answer}</p>}
      </div>
      {isWaiting && (
        <Button
          look="quiet"
          isBusy={back.isPending}
          onClick={() => back.mutate(request.request_id, { onError: sayProblem })}
        >
          {t`Withdraw request`}
        </Button>
      )}
    </li>
  );
}

function Requests({ list }: { list: readonly MyRequest[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{t`Your requests`}</h2>
      <ul className="card divide-y divide-edge">
        {list.map((request) => (
          <Request key={request.request_id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Asking({ data }: { data: Data }) {
  const [asking, setAsking] = useState<AskedKind | null>(null);
  const isWaiting = (kind: AskedKind) =>
    data.list.some(
      (one) => one.kind === kind && (one.status === "open" || one.status === "postponed"),
    );
  const years = data.kept_years;
  return (
    <>
      <Part
        title={t`Something is wrong`}
        text={t`Tell us what is not right about your data. We answer within 15 days.`}
      >
        <div>
          <Button
            look="quiet"
            disabled={isWaiting("correction")}
            onClick={() => setAsking("correction")}
          >
            <PencilLine aria-hidden="true" className="size-5" />
            {t`Request a correction`}
          </Button>
        </div>
      </Part>
      <Part
        title={t`Delete my data`}
        text={plural(years, {
          other:
            "Withdraw your money first: your account will be closed for good. By law we keep records of money and play, and whose they are, for # years after that. Then we delete your name, CPF, contacts, devices and conversations. If you never deposited, played or sent a document, we delete everything at once.",
        })}
      >
        <div>
          <Button look="quiet" disabled={isWaiting("erasure")} onClick={() => setAsking("erasure")}>
            <Trash2 aria-hidden="true" className="size-5" />
            {t`Request deletion`}
          </Button>
        </div>
      </Part>
      {asking !== null && <AskSheet kind={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

export function MyData() {
  const query = useQuery(myDataQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
      {(data) => (
        <div className="flex flex-col gap-5">
          <TakeOut left={data.exports_left} />
          <Marketing isAllowed={data.allows_marketing} />
          <Asking data={data} />
          <Requests list={data.list} />
        </div>
      )}
    </QueryState>
  );
}
