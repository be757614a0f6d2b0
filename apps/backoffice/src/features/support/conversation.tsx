import { Trans, useLingui } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";
import { Moment } from "../../platform/tables/show.tsx";
import { Files } from "./files.tsx";
import type { Ticket } from "./queries.ts";

/** Both sides, the oldest first; what is new is announced while one looks. */
export function Conversation({ messages }: { messages: Ticket["messages"] }) {
  const { t } = useLingui();
  return (
    <div role="log" aria-label={t`Conversation`}>
      <ol className="flex flex-col gap-3">
        {messages.map((message) => {
          const isOurs = message.operator !== null;
          return (
            <li
              key={message.position}
              className={cx(
                "flex max-w-[85%] flex-col gap-1 rounded-card p-4",
                isOurs ? "self-end bg-sea/15" : "self-start bg-surface-2",
              )}
            >
              <p className="text-sm break-words whitespace-pre-wrap">{message.text}</p>
              <Files files={message.files} />
              <p className="text-xs text-quiet">
                {message.operator ?? <Trans>Player</Trans>} ·{" "}
                <Moment iso={message.at} style="moment" />
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
