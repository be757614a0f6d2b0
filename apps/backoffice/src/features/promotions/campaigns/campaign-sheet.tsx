import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { campaignGifts, createCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useId, useState } from "react";
import { call } from "../../../platform/api.ts";
import { SelectFilter } from "../../../platform/fields.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useGiftName, wireMoment } from "../numbers/gift-words.ts";
import { PROMOTIONS } from "../queries.ts";

type Input = RequestOf<typeof createCampaign>;
type Gift = Input["gift"];
type Whom = "list" | "segment";

const MONEY = String.raw`\d{1,9}([.,]\d{1,2})?`;

const blank = {
  name: "",
  gift: "bonus" as Gift,
  amount: "",
  spins: "1",
  multiple: "1",
  whom: "list" as Whom,
  list: "",
  levelFrom: "0",
  levelTo: "30",
  registeredFrom: "",
  registeredTo: "",
  endsAt: "",
  budget: "",
};
type Form = typeof blank;

const wire = (written: string) => written.replace(",", ".");

/** Numbers of members, however they are set apart: a column of a file is fine. */
function readList(written: string): number[] {
  return [...new Set([...written.matchAll(/\d{6,9}/g)].map(([digits]) => Number(digits)))];
}

function toInput(form: Form, reason: string): Input {
  const isMoney = form.gift === "cash" || form.gift === "bonus";
  const days = {
    ...(form.registeredFrom === "" ? {} : { registered_from: form.registeredFrom }),
    ...(form.registeredTo === "" ? {} : { registered_to: form.registeredTo }),
  };
  return {
    name: form.name,
    gift: form.gift,
    ...(isMoney ? { amount: wire(form.amount) } : { spins: Number(form.spins) }),
    turnover_multiple: isMoney ? Number(form.multiple) : 0,
    segment:
      form.whom === "list"
        ? { member_ids: readList(form.list) }
        : { level_from: Number(form.levelFrom), level_to: Number(form.levelTo), ...days },
    ends_at: wireMoment(form.endsAt),
    budget: isMoney ? wire(form.budget) : "0",
    reason,
  };
}

/** Asks for a campaign; it runs when a second person agrees. */
export function CampaignSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const gifts = useGiftName();
  const [form, setForm] = useState<Form>(blank);
  const change = (changes: Partial<Form>) => setForm((now) => ({ ...now, ...changes }));
  const ask = useMutation({
    mutationFn: (reason: string) => call(createCampaign, toInput(form, reason)),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: PROMOTIONS });
      await queries.invalidateQueries({ queryKey: ["approvals"] });
    },
  });
  return (
    <ReasonSheet
      title={t`New campaign`}
      text={<Trans>Each player gets it once. It runs when a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={ask}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        required
        minLength={3}
        maxLength={80}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectFilter<Gift>
        label={t`Gift`}
        value={form.gift}
        all={t`Choose`}
        options={campaignGifts.map((gift) => ({ value: gift, label: gifts[gift] }))}
        onChange={(gift) => change({ gift: gift ?? "bonus" })}
      />
      <GiftFields form={form} onChange={change} />
      <Segmented<Whom>
        label={t`For whom`}
        value={form.whom}
        onChange={(whom) => change({ whom })}
        options={[
          { value: "list", label: t`A list` },
          { value: "segment", label: t`A segment` },
        ]}
      />
      {form.whom === "list" ? (
        <ListField form={form} onChange={change} />
      ) : (
        <SegmentFields form={form} onChange={change} />
      )}
      <TextField
        label={t`Ends (São Paulo)`}
        type="datetime-local"
        required
        value={form.endsAt}
        onChange={(event) => change({ endsAt: event.target.value })}
      />
    </ReasonSheet>
  );
}

interface FieldsProps {
  form: Form;
  onChange: (changes: Partial<Form>) => void;
}

function GiftFields({ form, onChange }: FieldsProps) {
  const { t } = useLingui();
  if (form.gift !== "cash" && form.gift !== "bonus") {
    return (
      <TextField
        label={t`Spins for each`}
        type="number"
        min={1}
        max={100}
        required
        value={form.spins}
        onChange={(event) => onChange({ spins: event.target.value })}
      />
    );
  }
  return (
    <>
      <TextField
        label={t`Amount for each`}
        prefix="R$"
        inputMode="decimal"
        required
        pattern={MONEY}
        value={form.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <TextField
        label={t`Turnover, times the amount`}
        type="number"
        min={0}
        max={100}
        required
        value={form.multiple}
        onChange={(event) => onChange({ multiple: event.target.value })}
      />
      <TextField
        label={t`Budget in all`}
        prefix="R$"
        inputMode="decimal"
        required
        pattern={MONEY}
        value={form.budget}
        onChange={(event) => onChange({ budget: event.target.value })}
      />
    </>
  );
}

function ListField({ form, onChange }: FieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const count = readList(form.list).length;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        <Trans>Players' numbers, from a file or typed</Trans>
      </label>
      <textarea
        id={id}
        rows={4}
        required
        className="rounded-tile bg-surface-2 p-4 text-base"
        value={form.list}
        onChange={(event) => onChange({ list: event.target.value })}
      />
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t`File with numbers`}
        className="text-sm"
        onChange={async (event) => {
          const list = await event.target.files?.[0]?.text();
          if (list !== undefined) onChange({ list });
        }}
      />
      <p className="text-xs text-quiet">
        <Plural value={count} one="# player, 10.000 at most" other="# players, 10.000 at most" />
      </p>
    </div>
  );
}

function SegmentFields({ form, onChange }: FieldsProps) {
  const { t } = useLingui();
  const field = (name: "levelFrom" | "levelTo" | "registeredFrom" | "registeredTo") => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const level = { type: "number", min: 0, max: 30, required: true } as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField label={t`VIP level from`} {...level} {...field("levelFrom")} />
      <TextField label={t`VIP level to`} {...level} {...field("levelTo")} />
      <TextField label={t`Registered from`} type="date" {...field("registeredFrom")} />
      <TextField label={t`Registered to`} type="date" {...field("registeredTo")} />
    </div>
  );
}
