import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { strengthOf } from "./password-strength.ts";

const widths = ["w-1/12", "w-1/3", "w-2/3", "w-full"] as const;

export function PasswordMeter({ password }: { password: string }) {
  if (password === "") return null;
  const strength = strengthOf(password);
  const texts = [
    t`Too easy to guess`,
    t`Could be longer: a few words work well`,
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
