/** Limits and fees of a method from a moment on, with what a player would pay. */
import { Trans, useLingui } from "@lingui/react/macro";
import {
  type listMethods,
  previewTerms,
  saveTerms,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatMoney, parseTypedMoney, typedMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldsFor, useDraft } from "../../platform/draft.ts";
import { readMoment, writeNumber } from "../../platform/numbers/number-units.ts";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";

export type Method = DataOf<typeof listMethods>["list"][number];

interface Draft {
  readonly min: string;
  readonly max: string;
  readonly dailyMax: string;
  readonly percent: string;
  readonly fixed: string;
  readonly position: string;
  readonly from: string;
  readonly isEnabled: boolean;
}

function draftOf({ terms }: Method): Draft {
  const held = terms.find(({ state }) => state === "in_force") ?? terms[0];
  return {
    min: typedMoney(held?.min ?? ""),
    max: typedMoney(held?.max ?? ""),
    dailyMax: typedMoney(held?.daily_max ?? ""),
    percent: writeNumber(held?.fee_basis_points ?? 0, "percent"),
    fixed: typedMoney(held?.fee_fixed ?? "0.00"),
    position: String(held?.position ?? 0),
    from: "",
    isEnabled: held?.is_enabled ?? true,
  };
}

const money = (typed: string) => parseTypedMoney(typed) ?? "0.00";

/** "1,5" is 150: two decimals of a percentage are read like those of an amount. */
const basisPoints = (typed: string) => Number(money(typed).replace(".", ""));

function termsOf(method: Method, draft: Draft) {
  return {
    method_id: method.method_id,
    min: money(draft.min),
    max: money(draft.max),
    daily_max: draft.dailyMax.trim() === "" ? null : money(draft.dailyMax),
    fee_basis_points: basisPoints(draft.percent),
    fee_fixed: money(draft.fixed),
    position: /^\d{1,4}$/.test(draft.position) ? Number(draft.position) : 0,
  };
}

export function TermsSheet({ method, onClose }: { method: Method; onClose: () => void }) {
  const { t } = useLingui();
  const { draft, set } = useDraft(() => draftOf(method));
  return (
    <ReasonSheet
      title={t`Limits and fees`}
      text={<Trans>Orders that are open keep what they were promised.</Trans>}
      submit={t`Ask for approval`}
      done={t`Saved.`}
      act={(reason) =>
        call(saveTerms, {
          ...termsOf(method, draft),
          is_enabled: draft.isEnabled,
          effective_from: readMoment(draft.from) ?? undefined,
          reason,
        })
      }
      onClose={onClose}
    >
      <Fields method={method} draft={draft} set={set} />
      {method.direction === "withdrawal" && <Preview method={method} draft={draft} />}
    </ReasonSheet>
  );
}

interface FieldsProps {
  method: Method;
  draft: Draft;
  set: (changes: Partial<Draft>) => void;
}

function Fields({ method, draft, set }: FieldsProps) {
  const { t } = useLingui();
  const { field, tick } = fieldsFor(draft, set);
  type Key = Exclude<keyof Draft, "isEnabled" | "from">;
  const limits: readonly (readonly [Key, string])[] = [
    ["min", t`Least (R$)`],
    ["max", t`Most (R$)`],
    ["dailyMax", t`Most a day (R$)`],
    ["position", t`Place in the list`],
  ];
  const fees: readonly (readonly [Key, string])[] = [
    ["percent", t`Fee (%)`],
    ["fixed", t`Fee (R$)`],
  ];
  const shown = method.direction === "withdrawal" ? [...limits, ...fees] : limits;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {shown.map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            inputMode="decimal"
            required={key !== "dailyMax"}
            {...field(key)}
          />
        ))}
      </div>
      <TextField
        type="datetime-local"
        label={t`Holds from (São Paulo)`}
        hint={<Trans>Empty: as soon as agreed to.</Trans>}
        {...field("from")}
      />
      <Checkbox {...tick("isEnabled")}>
        <Trans>Offered to players</Trans>
      </Checkbox>
    </>
  );
}

function Preview({ method, draft }: Pick<FieldsProps, "method" | "draft">) {
  const { t } = useLingui();
  const [amount, setAmount] = useState("100,00");
  const preview = useMutation({
    mutationFn: () => call(previewTerms, { ...termsOf(method, draft), amount: money(amount) }),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <TextField
          className="flex-1"
          label={t`A player withdraws (R$)`}
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Button look="quiet" isBusy={preview.isPending} onClick={() => preview.mutate()}>
          <Trans>Preview</Trans>
        </Button>
      </div>
      {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
      {preview.data !== undefined && <Previewed data={preview.data} />}
    </div>
  );
}

function Previewed({ data }: { data: DataOf<typeof previewTerms> }) {
  const free = data.free_per_day;
  const receives = formatMoney(data.charged.receives);
  const fee = formatMoney(data.charged.fee);
  if (data.is_refused) {
    return (
      <Notice tone="error">
        <Trans>This amount would be refused.</Trans>
      </Notice>
    );
  }
  return (
    <Notice>
      <Trans>
        The first {free} of a day are free. After that: a fee of {fee}, the player receives{" "}
        {receives}.
      </Trans>
    </Notice>
  );
}
