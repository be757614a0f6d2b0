import { Trans, useLingui } from "@lingui/react/macro";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { call, fieldsOf } from "../../../platform/api.ts";
import { useFactWords } from "../../../platform/numbers/fact-words.ts";
import { type FromMoment, FromMomentField } from "../../../platform/numbers/from-moment.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { Card } from "../../../platform/tables/show.tsx";
import { NumberTree } from "./number-tree.tsx";
import { readMoment, type Tree, withAt } from "../../../platform/numbers/number-units.ts";
import { Preview } from "./preview.tsx";
import type { PromotionKey } from "../queries.ts";
import { WheelCost } from "./wheel-cost.tsx";

interface EditorProps {
  promotion: PromotionKey;
  value: Tree;
  /** What the form begins with, where an earlier version was taken over; left out: the value. */
  start?: Tree | undefined;
  /** These are not the numbers of now, but those that are to come. */
  isComing: boolean;
}

interface Setting {
  readonly value: Tree;
  readonly effective_from: string | null;
  readonly until: string | null;
  readonly reason: string;
}

type Answer = DataOf<typeof contract.setActivity>;

/** Each kind of promise is set by its own call, with a right of its own. */
function send(key: PromotionKey, input: Setting): Promise<Answer> {
  switch (key) {
    case "dailyWheel":
    case "lotteryWheel":
      return call(contract.setWheel, { ...input, key });
    case "vip":
      return call(contract.setVip, { ...input, key });
    case "rebates":
      return call(contract.setRebates, { ...input, key });
    case "agency":
      return call(contract.setAgency, { ...input, key });
    default:
      return call(contract.setActivity, { ...input, key });
  }
}

/** Of these there are no texts of an activity to look at. */
const isTold = (key: PromotionKey) => key !== "agency" && key !== "missions" && key !== "shop";

function rightFor(key: PromotionKey): Permission {
  switch (key) {
    case "dailyWheel":
    case "lotteryWheel":
      return "promotions.wheels";
    case "vip":
      return "promotions.vip";
    case "rebates":
      return "promotions.rebates";
    case "agency":
      return "agency.manage";
    default:
      return "promotions.manage";
  }
}

export function NumbersEditor({ promotion, value, start = value, isComing }: EditorProps) {
  const { t } = useLingui();
  const may = useMay();
  const [draft, setDraft] = useState<Tree>(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const { nameOf } = useFactWords();
  const wrong = Object.keys(errors).map(nameOf).join("; ");
  const isChanged = JSON.stringify(draft) !== JSON.stringify(value);
  const isWheel = promotion === "dailyWheel" || promotion === "lotteryWheel";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(true);
  };
  return (
    <>
      <Card title={isComing ? t`Numbers to come` : t`Numbers`}>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <NumberTree
            path={[]}
            value={draft}
            errors={errors}
            onChange={(path, next) => setDraft((now) => withAt(now, path, next) as Tree)}
          />
          {Object.keys(errors).length > 0 && (
            <Notice tone="error">
              <Trans>These numbers do not fit together: {wrong}</Trans>
            </Notice>
          )}
          {isWheel && isChanged && <WheelCost wheel={promotion} draft={draft} />}
          {may(rightFor(promotion)) && (
            <Button type="submit" size="lg" disabled={!isChanged} className="self-start">
              <Trans>Set these numbers</Trans>
            </Button>
          )}
        </form>
        {isAsking && (
          <SetSheet
            promotion={promotion}
            value={draft}
            onWrong={setErrors}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Card>
      {isTold(promotion) && <Preview promotion={promotion} value={draft} />}
    </>
  );
}

interface SheetProps {
  promotion: PromotionKey;
  value: Tree;
  onWrong: (errors: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

function SetSheet({ promotion, value, onWrong, onClose }: SheetProps) {
  const { t } = useLingui();
  const [from, setFrom] = useState<FromMoment>(null);
  const [until, setUntil] = useState("");
  const effective_from = readMoment(from ?? "");
  const set = (reason: string) =>
    send(promotion, { value, effective_from, until: readMoment(until), reason }).catch(
      (error: unknown) => {
        const {
          reason: _reason,
          effective_from: _from,
          until: _until,
          ...fields
        } = fieldsOf(error);
        onWrong(fields);
        throw error;
      },
    );
  return (
    <ReasonSheet
      title={t`Set numbers`}
      text={
        <Trans>
          What was promised until then is paid as it was promised. Closing takes effect at once;
          everything else when a second person agrees.
        </Trans>
      }
      submit={t`Ask for approval`}
      done={t`Closed.`}
      act={set}
      onDone={() => onWrong({})}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <FromMomentField value={from} error={errors["effective_from"]} onChange={setFrom} />
          <TextField
            label={t`Until (São Paulo)`}
            hint={t`Then the numbers of before hold again. Left empty: until others are set.`}
            type="datetime-local"
            value={until}
            error={errors["until"]}
            onChange={(event) => setUntil(event.target.value)}
          />
        </>
      )}
    </ReasonSheet>
  );
}
