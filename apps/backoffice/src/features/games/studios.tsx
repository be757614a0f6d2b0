import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { studiosQuery } from "./queries.ts";
import { ResumeButton, StopButton } from "./stop-buttons.tsx";

/** The studios, one line each, and the way to close one with all its games. */
export function Studios() {
  const { t } = useLingui();
  const { data } = useQuery(studiosQuery);
  if (data === undefined) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {data.list.map(({ code, name, status, games, is_stopped: isStopped }) => (
        <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-quiet">
            <Trans>
              Studio {name}: {games} games
            </Trans>
            {status === "disabled" && (
              <>
                {" · "}
                <strong className="text-coral-text">
                  <Trans>disabled</Trans>
                </strong>
              </>
            )}
          </span>
          {isStopped ? (
            <ResumeButton scope={`studio:${code}`} name={name} />
          ) : (
            <StopButton scope={`studio:${code}`} name={name} label={t`Close the studio`} />
          )}
        </li>
      ))}
    </ul>
  );
}
