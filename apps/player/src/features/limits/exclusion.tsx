import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { language } from "../../platform/language.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { MembersOnly } from "../../platform/session/sign-in-needed.tsx";
import { type Offers, standingQuery, useExclude } from "./api.ts";
import { BreakBegun, Choices, Consequences } from "./break-parts.tsx";
import { monthsText } from "./words.ts";

const usual = [1, 3, 6, 12];
const FOR_GOOD = "for_good";

type ExcludeCall = ReturnType<typeof useExclude>;

/** The word that is typed: Portuguese speakers type theirs, everybody else the English one. */
function wordOf({ exclusion_words: words }: Offers): string {
  const [portuguese = "EXCLUIR", english = portuguese] = words;
  return language === "pt" ? portuguese : english;
}

function ExclusionForm({ offers, exclude }: { offers: Offers; exclude: ExcludeCall }) {
  const [months, setMonths] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const error = isApiError(exclude.error) ? exclude.error : null;
  const word = wordOf(offers);
  const { min, max } = offers.exclusion_months;
  const options = [
    ...usual
      .filter((one) => one >= min && one <= max)
      .map((one) => ({ value: String(one), label: monthsText(one) })),
    { value: FOR_GOOD, label: t`Forever` },
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (months === null) {
      setProblem(t`Choose how long.`);
      return;
    }
    setProblem(undefined);
    exclude.mutate({
      months: months === FOR_GOOD ? FOR_GOOD : Number(months),
      confirmation: typed,
    });
  }

  return (
    <form className="card flex flex-col gap-5 p-5" noValidate onSubmit={submit}>
      <p>{t`When a time-out isn't enough, self-exclude. It starts at once.`}</p>
      <Consequences
        lines={[
          t`No playing, no deposits and no offers until it ends, on any device.`,
          t`You are logged out everywhere. You can log in to view your account and withdraw all your cash.`,
          t`You no longer have to wager before you withdraw. An unfinished bonus is forfeited.`,
          t`Nobody can shorten or undo it, not even support.`,
        ]}
      />
      <Choices label={t`How long?`} options={options} value={months} onChange={setMonths} />
      <TextField
        label={t`Type ${word} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={error?.fields["confirmation"]}
        onChange={(event) => setTyped(event.target.value)}
      />
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {error !== null && error.fields["confirmation"] === undefined && (
        <Notice tone="error">{error.message}</Notice>
      )}
      <Button type="submit" size="lg" look="danger" isBusy={exclude.isPending}>
        {t`Self-exclude`}
      </Button>
    </form>
  );
}

/** Checked before the session, because nobody is signed in any more once it has begun. */
export function Exclusion() {
  const exclude = useExclude();
  if (exclude.data !== undefined) return <BreakBegun made={exclude.data} />;
  return (
    <MembersOnly text={t`Log in to self-exclude.`}>
      <Offered exclude={exclude} />
    </MembersOnly>
  );
}

function Offered({ exclude }: { exclude: ExcludeCall }) {
  const query = useQuery(standingQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {({ offers }) => <ExclusionForm offers={offers} exclude={exclude} />}
    </QueryState>
  );
}
