import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Link } from "@tanstack/react-router";

/** What somebody should know before they believe in a number that grows. */
export function HowJackpotsWork() {
  const [one, ten] = [formatMoney("1.00"), formatMoney("10.00")];
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t`How they work`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-quiet">
        <li>
          {t`The chance is your stake divided by what is staked for one win on average. Ten rounds of ${one} have the same chance as one of ${ten}.`}
        </li>
        <li>
          {t`It never depends on how full a jackpot is, on you, or on what was won before. None has to fall by a certain time or amount.`}
        </li>
        <li>
          {t`Only the part of a stake that you pay in cash counts. Bonus money, free rounds and demos add nothing and win nothing.`}
        </li>
        <li>
          {t`Whoever wins gets everything in it, within seconds and as cash that can be withdrawn. The next one starts at once. When the day's budget for that is used up, it starts at zero.`}
        </li>
        <li>
          {t`Each draw comes from the seeds of your own round. Once your seed is revealed, you can check any round.`}{" "}
          <Link to="/fairness" className="text-beak-text">{t`Check a round`}</Link>
        </li>
      </ul>
    </section>
  );
}
