import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Check, MoonStar } from "lucide-react";
import { useId } from "react";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { formatUntil } from "../../platform/text.ts";
import type { Break } from "./api.ts";

/** What a break means, in short sentences, before anything is chosen. */
export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2 text-sm text-quiet">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea-text" />
          {line}
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Radio buttons as tiles. Nothing is chosen beforehand. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-quiet">{props.label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex min-h-13 items-center justify-center rounded-tile px-3 text-center",
              "font-medium transition-colors has-focus-visible:outline-2",
              "has-focus-visible:outline-beak-text",
              option.value === props.value
                ? "bg-text text-ground"
                : "bg-surface-2 shadow-inner hover:bg-surface-3",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The break runs, and the session is over: what holds now, and where help is. */
export function BreakBegun({ made }: { made: Break }) {
  const until = made.until === null ? null : formatUntil(made.until);
  return (
    <section className="card flex flex-col items-center gap-3 p-8 text-center">
      <MoonStar aria-hidden="true" className="size-12 text-sea-text" />
      <StepHeading>
        {until === null
          ? t`You are permanently self-excluded.`
          : t`You are on a time-out until ${until}.`}
      </StepHeading>
      <p className="text-sm text-quiet">
        {t`It has started, and you were logged out everywhere. Your money is still yours: log in whenever you want to withdraw it.`}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Link to="/responsible-gaming" className={buttonClass("primary")}>
          {t`Where to find help`}
        </Link>
        <Link to="/" className={buttonClass("quiet")}>
          {t`Home`}
        </Link>
      </div>
    </section>
  );
}
