import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { campaignGifts, createCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import {
  blankFree,
  FreeGiftFields,
  toFreeGift,
} from "../../../platform/free-rounds/free-gift-fields.tsx";
import { call } from "../../../platform/api.ts";
import { fieldsFor, useDraft } from "../../../platform/draft.ts";
import { readMoment } from "../../../platform/numbers/number-units.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SegmentField } from "../../../platform/segments/segment-field.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import { TextArea } from "../../../platform/text-area.tsx";
import { useGiftName } from "../numbers/gift-words.ts";

type Input = RequestOf<typeof createCampaign>;
type Gift = Input["gift"];
type Whom = "list" | "segment";

const blank = {
  name: "",
  gift: "bonus" as Gift,
  amount: "",
  spins: "1",
  multiple: "1",
  whom: "list" as Whom,
  list: "",
  segmentId: "",
  endsAt: "",
  budget: "",
  ...blankFree,
};
type Form = typeof blank;

/** Numbers of members, however they are set apart: a column of a file is fine. */
function readList(written: string): number[] {
  return [...new Set([...written.matchAll(/\d{6,9}/g)].map(([digits]) => Number(digits)))];
}

function toInput(form: Form, reason: string): Input {
  const isFree = form.gift === "free-rounds";
  const isMoney = form.gift === "cash" || form.gift === "bonus";
  return {
    name: form.name,
    gift: form.gift,
    ...(isMoney ? { amount: toWireAmount(form.amount) } : {}),
    ...(isFree ? { free: toFreeGift(form) } : {}),
    ...(isMoney || isFree ? {} : { spins: Number(form.spins) }),
    turnover_multiple: isMoney ? Number(form.multiple) : 0,
    segment:
      form.whom === "list"
        ? { member_ids: readList(form.list) }
        : { segment_id: Number(form.segmentId) },
    ends_at: readMoment(form.endsAt) ?? "",
    budget: isMoney || isFree ? toWireAmount(form.budget) : "0",
    reason,
  };
}

/** Asks for a campaign; it runs when a second person agrees. */
export function CampaignSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const gifts = useGiftName();
  const { draft: form, set, field, choice } = useDraft<Form>(blank);
  return (
    <ReasonSheet
      title={t`New campaign`}
      text={<Trans>Each player gets it once. It runs when a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={(reason) => call(createCampaign, toInput(form, reason))}
      onClose={onClose}
    >
      <TextField label={t`Name`} required minLength={3} maxLength={80} {...field("name")} />
      <SelectField
        label={t`Gift`}
        options={campaignGifts.map((gift) => ({ value: gift, label: gifts[gift] }))}
        {...choice("gift")}
      />
      <GiftFields form={form} set={set} />
      <Segmented<Whom>
        label={t`For whom`}
        {...choice("whom")}
        options={[
          { value: "list", label: t`A list` },
          { value: "segment", label: t`A segment` },
        ]}
      />
      {form.whom === "list" ? (
        <ListField form={form} set={set} />
      ) : (
        <SegmentField purpose="marketing" {...choice("segmentId")} />
      )}
      <TextField label={t`Ends (São Paulo)`} type="datetime-local" required {...field("endsAt")} />
    </ReasonSheet>
  );
}

interface FieldsProps {
  form: Form;
  set: (changes: Partial<Form>) => void;
}

function GiftFields({ form, set }: FieldsProps) {
  const { t } = useLingui();
  const { field } = fieldsFor(form, set);
  const whole = { type: "number", max: 100, required: true } as const;
  if (form.gift === "free-rounds") {
    return (
      <>
        <FreeGiftFields form={form} set={set} />
        <AmountField label={t`Budget in all`} required {...field("budget")} />
      </>
    );
  }
  if (form.gift !== "cash" && form.gift !== "bonus") {
    return <TextField label={t`Spins for each`} {...whole} min={1} {...field("spins")} />;
  }
  return (
    <>
      <AmountField label={t`Amount for each`} required {...field("amount")} />
      <TextField label={t`Turnover, times the amount`} {...whole} min={0} {...field("multiple")} />
      <AmountField label={t`Budget in all`} required {...field("budget")} />
    </>
  );
}

function ListField({ form, set }: FieldsProps) {
  const { t } = useLingui();
  const count = readList(form.list).length;
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea
        label={t`Players' numbers, from a file or typed`}
        required
        {...fieldsFor(form, set).field("list")}
      />
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t`File with numbers`}
        className="text-sm"
        onChange={async (event) => {
          const list = await event.target.files?.[0]?.text();
          if (list !== undefined) set({ list });
        }}
      />
      <p className="text-xs text-quiet">
        <Plural value={count} one="# player, 10,000 at most" other="# players, 10,000 at most" />
      </p>
    </div>
  );
}
