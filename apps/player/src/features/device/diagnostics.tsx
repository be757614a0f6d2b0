/** The device test: what support asks for first, measured here, copied by one button. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { CircleAlert, CircleCheck, CircleX, RefreshCw } from "lucide-react";
import { useLive } from "../../platform/realtime/live.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { formatTime } from "../../platform/text.ts";
import {
  type Finding,
  measureLine,
  readAudio,
  readBuild,
  readConnection,
  readCookies,
  readGraphics,
  readLanguage,
  readLiveLine,
  readScreen,
  readStorage,
  readTheme,
  readWorker,
  type Verdict,
} from "./probes.ts";

/** The line gets this long to open before it is called closed. */
const LINE_OPENS_MS = 1_200;

interface Row extends Finding {
  readonly name: string;
  /** The same in every language, for the reader of the report. */
  readonly code: string;
}

async function examine(): Promise<readonly Row[]> {
  const [line, worker] = await Promise.all([
    measureLine(),
    readWorker(),
    new Promise((resolve) => setTimeout(resolve, LINE_OPENS_MS)),
  ]);
  return [
    { code: "build", name: t`Version`, ...readBuild() },
    { code: "worker", name: t`Offline storage`, ...worker },
    { code: "connection", name: t`Connection`, ...readConnection() },
    { code: "latency", name: t`Server response time`, ...line.latency },
    { code: "jitter", name: t`Fluctuation`, ...line.jitter },
    { code: "live", name: t`Live updates`, ...readLiveLine() },
    { code: "clock", name: t`Clock difference from the server`, ...line.clock },
    { code: "graphics", name: t`Graphics`, ...readGraphics() },
    { code: "audio", name: t`Sound`, ...readAudio() },
    { code: "screen", name: t`Screen`, ...readScreen() },
    { code: "storage", name: t`Browser storage`, ...readStorage() },
    { code: "cookies", name: t`Cookies`, ...readCookies() },
    { code: "language", name: t`Language`, ...readLanguage() },
    { code: "theme", name: t`Appearance`, ...readTheme() },
  ];
}

const marks = {
  good: { icon: CircleCheck, colour: "text-sea-text" },
  poor: { icon: CircleAlert, colour: "text-beak-text" },
  bad: { icon: CircleX, colour: "text-coral-text" },
} as const;

function markName(verdict: Exclude<Verdict, "plain">): string {
  if (verdict === "good") return t`Good`;
  return verdict === "poor" ? t`Could be better` : t`Problem`;
}

function Mark({ verdict }: { verdict: Verdict }) {
  if (verdict === "plain") return <span className="size-5 shrink-0" />;
  const { icon: Icon, colour } = marks[verdict];
  return (
    <>
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", colour)} />
      <span className="sr-only">{markName(verdict)}: </span>
    </>
  );
}

const LONGEST_SHOWN = 44;

/** The report has all of it. */
function shorten(value: string): string {
  return value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
}

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="card divide-y divide-edge px-4">
      {rows.map(({ code, name, value, verdict }) => (
        <div key={code} className="flex min-h-13 items-center gap-3 py-2.5">
          <dt className="flex-1 text-sm text-quiet">{name}</dt>
          <dd className="flex min-w-0 max-w-[58%] items-center gap-2 text-right">
            <span className="tabular min-w-0 text-sm font-medium break-words">
              {shorten(value)}
            </span>
            <Mark verdict={verdict} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function reportOf(rows: readonly Row[], when: string): string {
  const lines = rows.map(({ code, value }) => `${code}: ${value}`);
  return [`tucano ${when}`, location.host, ...lines, navigator.userAgent].join("\n");
}

function Summary({ rows }: { rows: readonly Row[] }) {
  const hasProblem = rows.some(({ verdict }) => verdict === "bad");
  return (
    <Notice tone={hasProblem ? "error" : "info"}>
      {hasProblem
        ? t`Something here may affect your games. Send the report to support.`
        : t`Your device is ready to play.`}
    </Notice>
  );
}

export function Diagnostics() {
  // Somebody must listen, or there is no line to look at.
  useLive("winners", () => undefined);
  const query = useQuery({
    queryKey: ["device", "test"],
    queryFn: examine,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryState query={query} waiting={<SkeletonRows count={7} label={t`Loading`} />}>
      {(rows) => {
        const when = formatTime(new Date(query.dataUpdatedAt).toISOString(), "full");
        return (
          <div className="flex flex-col gap-4">
            <Summary rows={rows} />
            <Table rows={rows} />
            <div className="grid gap-2 sm:grid-cols-2">
              <CopyButton
                text={reportOf(rows, when)}
                label={t`Copy the report`}
                copiedLabel={t`Copied`}
              />
              <Button
                look="quiet"
                size="lg"
                isBusy={query.isFetching}
                onClick={() => void query.refetch()}
              >
                <RefreshCw aria-hidden="true" className="size-5" />
                {t`Measure again`}
              </Button>
            </div>
            <p className="text-xs text-quiet">
              {t`The report says nothing about you: no name, account, balance or location.`}{" "}
              {t`Measured at ${when}.`}
            </p>
          </div>
        );
      }}
    </QueryState>
  );
}
