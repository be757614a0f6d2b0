/** How a conversation went, said when it is over; the last word counts. */
import { plural, t } from "@lingui/core/macro";
import { STARS_MAX } from "@tucano/contract/player/site/messages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { Star } from "lucide-react";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { type TicketDetails, useRateTicket } from "./api.ts";
import { TextArea } from "./text-area.tsx";

const TEXT_MAX = 1_000;
const all = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

const starsText = (stars: number) => plural(stars, { one: "# star", other: "# stars" });

interface StarsProps {
  readonly chosen: number;
  readonly onChoose: (stars: number) => void;
}

/** Radio buttons, drawn as stars: arrow keys and screen readers know them. */
function Stars({ chosen, onChoose }: StarsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium text-quiet">{t`How did it go?`}</legend>
      <div className="mt-1 flex">
        {all.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-tile has-focus-visible:outline-2 has-focus-visible:outline-beak-text"
          >
            <input
              type="radio"
              name="stars"
              className="sr-only"
              checked={chosen === stars}
              aria-label={starsText(stars)}
              onChange={() => onChoose(stars)}
            />
            <Star
              aria-hidden="true"
              className={cx("size-7", stars <= chosen ? "fill-gold text-gold" : "text-quiet")}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Form({ ticket, onDone }: { ticket: TicketDetails; onDone: () => void }) {
  const [stars, setStars] = useState(ticket.rating?.stars ?? 0);
  const [text, setText] = useState(ticket.rating?.text ?? "");
  const rate = useRateTicket(ticket.ticket_no);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    rate.mutate({ stars, text: said === "" ? null : said }, { onSuccess: onDone });
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={send}>
      <Stars chosen={stars} onChoose={setStars} />
      {stars > 0 && (
        <>
          <TextArea
            label={t`Why? (optional)`}
            rows={2}
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {isApiError(rate.error) && <Notice tone="error">{rate.error.message}</Notice>}
          <Button type="submit" className="self-start" isBusy={rate.isPending}>
            {t`Send rating`}
          </Button>
        </>
      )}
    </form>
  );
}

export function Rating({ ticket }: { ticket: TicketDetails }) {
  const [isOpen, setIsOpen] = useState(ticket.rating === null);
  if (ticket.rating === null || isOpen) {
    return <Form ticket={ticket} onDone={() => setIsOpen(false)} />;
  }
  const given = starsText(ticket.rating.stars);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm">{t`Thank you. You gave ${given}.`}</p>
      <Button look="ghost" size="sm" className="min-h-11" onClick={() => setIsOpen(true)}>
        {t`Change`}
      </Button>
    </div>
  );
}
