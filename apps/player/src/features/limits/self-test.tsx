import { t, plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { type FormEvent, useState } from "react";
import { contentPageQuery } from "../../platform/shell/site.ts";
import { StepHeading } from "../../platform/shell/step-heading.tsx";

type Answer = "" | "never" | "sometimes" | "often";

function questions(): readonly string[] {
  return [
    t`Do you bet more than you can really afford to lose?`,
    t`Do you need to bet more to get the same feeling?`,
    t`Do you come back another day to win back what you lost?`,
    t`Have you borrowed money or sold something to play?`,
    t`Do you feel that you might have a problem with gambling?`,
    t`Has gambling cost you sleep, or caused stress or anxiety?`,
    t`Have people criticised your gambling or told you that you have a problem?`,
    t`Has gambling brought money problems to you or your household?`,
    t`Do you feel guilty about how you play, or hide it?`,
  ];
}

type Advice = "calm" | "careful" | "stop";

/** One "often", or three times "sometimes", is a reason to act; more is a reason to stop. */
function adviceOf(answers: readonly Answer[]): Advice {
  const often = answers.filter((answer) => answer === "often").length;
  const sometimes = answers.filter((answer) => answer === "sometimes").length;
  if (often >= 2 || often + sometimes >= 4) return "stop";
  return often + sometimes >= 1 ? "careful" : "calm";
}

/** The site's own text names who helps; which of its sections does is told by whom it names. */
function Help() {
  const page = useQuery(contentPageQuery("responsible_gaming")).data;
  const sections = page?.sections.filter(({ paragraphs }) =>
    paragraphs.some((text) => /\bCVV\b|\b188\b|\bCAPS\b/.test(text)),
  );
  return (
    <section className="card flex flex-col gap-3 p-5" aria-label={t`Where to find help`}>
      {sections === undefined || sections.length === 0 ? (
        <h2 className="font-semibold">{t`Where to find help`}</h2>
      ) : (
        sections.map((section) => (
          <div key={section.heading} className="flex flex-col gap-2">
            <h2 className="font-semibold">{section.heading}</h2>
            {section.paragraphs.map((text) => (
              <p key={text} className="text-sm text-quiet">
                {text}
              </p>
            ))}
          </div>
        ))
      )}
      <Link to="/responsible-gaming" className="inline-flex min-h-11 items-center text-beak-text">
        {t`More about responsible gaming`}
      </Link>
    </section>
  );
}

function Result({ advice, onAgain }: { advice: Advice; onAgain: () => void }) {
  const texts: Record<Advice, string> = {
    calm: t`Your answers show no warning signs. Limits help keep it that way.`,
    careful: t`Some of your answers are warning signs. A limit or a time-out is easier now than later.`,
    stop: t`Several of your answers are clear warning signs. Please stop for now and talk to someone: help is free.`,
  };
  return (
    <section className="card flex flex-col gap-4 p-5" aria-label={t`Result`}>
      <StepHeading>{texts[advice]}</StepHeading>
      <p className="text-sm text-quiet">
        {t`This isn't a diagnosis. Your answers stayed in this browser and are deleted when you leave.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {advice !== "calm" && (
          <Link to="/responsible-gaming/time-out" className={buttonClass("primary")}>
            {t`Take a time-out`}
          </Link>
        )}
        <Link
          to="/responsible-gaming/limits"
          className={buttonClass(advice === "calm" ? "primary" : "quiet")}
        >
          {t`Set limits`}
        </Link>
        {advice === "stop" && (
          <Link to="/responsible-gaming/exclusion" className={buttonClass("quiet")}>
            {t`Self-exclusion`}
          </Link>
        )}
        <Button look="ghost" onClick={onAgain}>
          {t`Answer again`}
        </Button>
      </div>
    </section>
  );
}

function Questions({ onDone }: { onDone: (answers: readonly Answer[]) => void }) {
  const asked = questions();
  const [answers, setAnswers] = useState<readonly Answer[]>(() => asked.map(() => ""));
  const [hasTried, setTried] = useState(false);
  const missing = answers.filter((answer) => answer === "").length;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (missing === 0) onDone(answers);
  }
  return (
    <form className="card flex flex-col gap-6 p-5" onSubmit={submit}>
      <p className="text-quiet">
        {t`Nine questions about the last twelve months. Nobody sees your answers: they never leave this page.`}
      </p>
      <ol className="flex flex-col gap-5">
        {asked.map((question, index) => (
          <li key={question} className="flex flex-col gap-2">
            <p aria-hidden="true">{question}</p>
            <Segmented
              label={question}
              value={answers[index] ?? ""}
              options={[
                { value: "never", label: t`Never` },
                { value: "sometimes", label: t`Sometimes` },
                { value: "often", label: t`Often` },
              ]}
              onChange={(answer) => setAnswers(answers.with(index, answer))}
            />
          </li>
        ))}
      </ol>
      {hasTried && missing > 0 && (
        <Notice tone="error">
          {plural(missing, {
            one: "# question left to answer.",
            other: "# questions left to answer.",
          })}
        </Notice>
      )}
      <Button type="submit" size="lg">
        {t`See the result`}
      </Button>
    </form>
  );
}

export function SelfTest() {
  const [advice, setAdvice] = useState<Advice | null>(null);
  return (
    <div className="flex flex-col gap-4">
      {advice === null ? (
        <Questions onDone={(answers) => setAdvice(adviceOf(answers))} />
      ) : (
        <Result advice={advice} onAgain={() => setAdvice(null)} />
      )}
      <Help />
    </div>
  );
}
