import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatPercent } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { PageHead } from "../../platform/page-head.tsx";
import { fairGamesQuery } from "./api.ts";
import { Verifier } from "./verifier.tsx";

function Explanation() {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold lg:text-lg">{t`How it works`}</h2>
      <ol className="flex list-outside list-decimal flex-col gap-2 pl-5 text-sm text-quiet">
        <li>
          {t({
            message:
              "Before you play, the server chooses a secret seed and shows its SHA-256, the commitment. It cannot change the seed any more without being caught.",
          })}
        </li>
        <li>{t`You choose a seed of your own. Every round has a number, the nonce.`}</li>
        <li>
          {t({
            message:
              "The result is computed from the two seeds and the nonce alone. No balance, no earlier result and no bank has a say.",
          })}
        </li>
        <li>
          {t({
            message:
              "When you ask for new seeds, the old secret is revealed. Then anybody can recompute every round that used it.",
          })}
        </li>
      </ol>
      <p className="text-sm text-quiet">
        {t({
          message:
            "In exact terms: HMAC-SHA256 with the decoded bytes of the server seed as key and “client seed:nonce:block” as message; the commitment is SHA-256 over the same bytes.",
        })}
      </p>
    </section>
  );
}

/** What each game should return, and what it has returned so far. */
function Returns() {
  const { data } = useQuery(fairGamesQuery);
  if (data === undefined || data.games.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold lg:text-lg">{t`Return of our games`}</h2>
      <div className="card overflow-x-auto px-5 py-2">
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-quiet">
            <tr>
              <th className="py-2 pr-3 font-medium">{t`Game`}</th>
              <th className="py-2 pr-3 text-right font-medium">{t`Published`}</th>
              <th className="py-2 pr-3 text-right font-medium">{t`Observed`}</th>
              <th className="py-2 text-right font-medium">{t`Rounds`}</th>
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-edge">
            {data.games.map(({ sheet, rounds, observed_rtp_percent: observed }) => (
              <tr key={sheet.code}>
                <th scope="row" className="py-2.5 pr-3 font-medium">
                  {sheet.name}
                </th>
                <td className="py-2.5 pr-3 text-right">{formatPercent(sheet.rtp_percent)}</td>
                <td className="py-2.5 pr-3 text-right">
                  {observed === null ? "–" : formatPercent(observed)}
                </td>
                <td className="py-2.5 text-right">{formatCount(rounds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-quiet">
        {t({
          message:
            "The published return is computed exactly, over every possible outcome. What is observed comes close only after very many rounds.",
        })}
      </p>
    </section>
  );
}

interface FairnessProps {
  round: string | undefined;
  onSearch: (round: string) => void;
}

export function Fairness({ round, onSearch }: FairnessProps) {
  const [text, setText] = useState(round ?? "");
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") onSearch(text.trim());
  }
  return (
    <div className="page-narrow flex flex-col gap-7">
      <div>
        <PageHead title={t`Verify a round`} />
        <form className="flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={submit}>
          <TextField
            className="flex-1"
            label={t`Round id`}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            placeholder="00000000-0000-0000-0000-000000000000"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="lg">
            {t`Verify`}
          </Button>
        </form>
      </div>
      {round !== undefined && <Verifier roundId={round} />}
      <Explanation />
      <Returns />
    </div>
  );
}
