import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { campaignGifts, createCampaign } from "@tucano/contract/backoffice/members/campaigns.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import {
  type Centavos,
  formatWire,
  multiplyFloor,
  parseWire,
  ZERO,
} from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import {
  blankFree,
  freeCostOf,
  FreeGiftFields,
  toFreeGift,
} from "../../../platform/free-rounds/free-gift-fields.tsx";
import { call } from "../../../platform/api.ts";
import { fieldsFor, useDraft } from "../../../platform/draft.ts";
import { FileButton } from "../../../platform/files/file-button.tsx";
import { readMoment } from "../../../platform/numbers/number-units.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SegmentField } from "../../../platform/segments/segment-field.tsx";
import { useSegmentSize } from "../../../platform/segments/segment-size.ts";
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
  whom: "segment" as Whom,
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
          { value: "segment", label: t`A segment` },
          { value: "list", label: t`A list` },
        ]}
      />
      {form.whom === "list" ? (
        <ListField form={form} set={set} />
      ) : (
        <SegmentField purpose="marketing" {...choice("segmentId")} />
      )}
      <BudgetField form={form} set={set} />
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
    return <FreeGiftFields form={form} set={set} />;
  }
  if (form.gift !== "cash" && form.gift !== "bonus") {
    return <TextField label={t`Spins for each`} {...whole} min={1} {...field("spins")} />;
  }
  return (
    <>
      <AmountField label={t`Amount for each`} required {...field("amount")} />
      <TextField label={t`Turnover, times the amount`} {...whole} min={0} {...field("multiple")} />
    </>
  );
}

/** What it may cost in all, beside what it would cost for everybody whom it is for now. */
function BudgetField({ form, set }: FieldsProps) {
  const { t } = useLingui();
  const size = useSegmentSize(form.segmentId);
  const count = form.whom === "list" ? readList(form.list).length : (size ?? 0);
  const isFree = form.gift === "free-rounds";
  if (!isFree && form.gift !== "cash" && form.gift !== "bonus") return null;
  const each = isFree ? freeCostOf(form) : parseWire(toWireAmount(form.amount));
  const budget = parseWire(toWireAmount(form.budget));
  return (
    <div className="flex flex-col gap-1.5">
      <AmountField label={t`Budget in all`} required {...fieldsFor(form, set).field("budget")} />
      {each !== null && each > 0 && count > 0 && (
        <Enough each={each} count={count} budget={budget ?? ZERO} />
      )}
    </div>
  );
}

interface EnoughProps {
  each: Centavos;
  count: number;
  budget: Centavos;
}

function Enough({ each, count, budget }: EnoughProps) {
  const all = formatMoney(formatWire(multiplyFloor(each, count, 1)));
  const reached = Math.min(count, Math.floor(budget / each));
  return (
    <p role="status" className="text-xs text-quiet">
      <Trans>For all of them it takes {all}.</Trans>{" "}
      {budget > 0 && reached < count && (
        <span className="text-gold-text">
          <Trans>
            This budget reaches {reached} of {count}.
          </Trans>
        </span>
      )}
    </p>
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
      <FileButton
        label={t`File with numbers`}
        accept=".csv,.txt,text/csv,text/plain"
        onFile={async (file) => set({ list: await file.text() })}
      />
      <p className="text-xs text-quiet">
        <Plural value={count} one="# player, 10,000 at most" other="# players, 10,000 at most" />
      </p>
    </div>
  );
}
