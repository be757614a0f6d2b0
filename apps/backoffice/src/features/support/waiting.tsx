import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";
import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;
const TICK_MS = 20_000;
/** From then on it stands out. */
const LONG_MINUTES = 15;

/** How long somebody has been waiting; it goes on while one looks. */
export function Waiting({ since }: { since: string | null }) {
  const { t } = useLingui();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return <span className="text-quiet">–</span>;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const short =
    days > 0
      ? t`${plural(days, { one: "# day", other: "# days" })}`
      : hours > 0
        ? t`${plural(hours, { one: "# hour", other: "# hours" })}`
        : t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
  return (
    <span className={cx("whitespace-nowrap", minutes >= LONG_MINUTES && "text-coral-text")}>
      {short}
    </span>
  );
}
