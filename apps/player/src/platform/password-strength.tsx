import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";

export type Strength = 0 | 1 | 2 | 3;

/**
 * A guess from length and variety: long beats complicated. It advises and never refuses; what the
 * server takes is six characters.
 */
export function strengthOf(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password));
  const different = new Set(password).size;
  if (password.length < 6 || different < 4) return 0;
  if (password.length >= 14 && different >= 8) return 3;
  if (password.length >= 10 && kinds.length >= 3) return 3;
  if (password.length >= 10 || (password.length >= 8 && kinds.length >= 3)) return 2;
  return 1;
}

const widths = ["w-1/12", "w-1/3", "w-2/3", "w-full"] as const;

export function PasswordStrength({ password }: { password: string }) {
  if (password === "") return null;
  const strength = strengthOf(password);
  const texts = [
    t`Too easy to guess`,
    t`Could be longer: a few words are good`,
    t`Good`,
    t`Very good`,
  ];
  return (
    <div className="-mt-2 flex items-center gap-3">
      <span aria-hidden="true" className="h-1 w-24 shrink-0 rounded-full bg-surface-3">
        <span className={cx("block h-full rounded-full bg-sea transition-all", widths[strength])} />
      </span>
      <span role="status" className="text-xs text-quiet">
        {texts[strength]}
      </span>
    </div>
  );
}
