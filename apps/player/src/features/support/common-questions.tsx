/** The questions asked most, answered before anybody has to write. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { contentPageQuery } from "../../platform/shell/site.ts";

/** So few that on a phone the way to ask is seen below them. */
const SHOWN = 3;

export function CommonQuestions() {
  const { data } = useQuery(contentPageQuery("faq"));
  const questions = data?.sections.slice(0, SHOWN) ?? [];
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="common-questions" className="flex flex-col gap-3">
      <h2 id="common-questions" className="text-base font-semibold">
        {t`Most asked`}
      </h2>
      <div className="card divide-y divide-edge">
        {questions.map((question) => (
          <Fold
            key={question.heading}
            headClass="min-h-14 gap-3 px-4 py-3 text-sm font-medium"
            head={<span className="flex-1">{question.heading}</span>}
          >
            <div className="flex flex-col gap-2 px-4 pb-4 text-sm text-quiet">
              {question.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
        ))}
      </div>
      <Link to="/faq" className={buttonClass("ghost", "sm", "min-h-11 self-start -ml-3")}>
        {t`All questions and answers`}
      </Link>
    </section>
  );
}
