import { Trans, useLingui } from "@lingui/react/macro";
import { countSegment, saveSegment } from "@tucano/contract/backoffice/members/segments.ts";
import { siteLanguages } from "@tucano/contract/backoffice/site/content-shapes.ts";
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import { languageNames } from "@tucano/i18n/languages.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { call } from "../../../platform/api.ts";
import { fieldsFor } from "../../../platform/draft.ts";
import { NamesChoice } from "../../../platform/names-choice.tsx";
import { AmountField } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import { Fitting } from "../../../platform/segments/segment-field.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { GamesField } from "../../../platform/subjects/games-field.tsx";
import { SiteField } from "../../../platform/subjects/site-field.tsx";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import type { Segment } from "../queries.ts";
import { useGameTypeNames, useRuleNames, useTagNames } from "./rule-words.ts";
import { type Rules, type RulesForm, toForm, toRules } from "./rules-form.ts";

type Purpose = Segment["purpose"];

interface SegmentSheetProps {
  /** Left out: a new one. */
  segment?: Segment;
  onClose: () => void;
}

/** A new segment, or the next version of one. */
export function SegmentSheet({ segment, onClose }: SegmentSheetProps) {
  const { t } = useLingui();
  const may = useMay();
  const [name, setName] = useState(segment?.name ?? "");
  const [purpose, setPurpose] = useState<Purpose>(segment?.purpose ?? "marketing");
  const [form, setForm] = useState(() => toForm(segment?.rules));
  const set = (changes: Partial<RulesForm>) => setForm((now) => ({ ...now, ...changes }));
  const wish = { purpose, rules: toRules(form) };
  return (
    <ReasonSheet
      title={segment === undefined ? t`New segment` : t`Next version of ${segment.name}`}
      text={<Trans>What already uses an earlier version keeps it.</Trans>}
      submit={t`Save`}
      done={t`Saved.`}
      act={(reason) =>
        call(saveSegment, { segment_id: segment?.segment_id ?? null, name, reason, ...wish })
      }
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        required
        minLength={3}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {segment === undefined && may("compliance.signals") && (
        <Segmented<Purpose>
          label={t`What for`}
          value={purpose}
          onChange={setPurpose}
          options={[
            { value: "marketing", label: t`Marketing` },
            { value: "protective", label: t`Looking after` },
          ]}
        />
      )}
      <PlayFields form={form} set={set} purpose={purpose} />
      <PersonFields form={form} set={set} />
      <Count wish={wish} />
    </ReasonSheet>
  );
}

interface FieldsProps {
  form: RulesForm;
  set: (changes: Partial<RulesForm>) => void;
}

const pair = "grid grid-cols-2 items-end gap-3";

function PlayFields({ form, set, purpose }: FieldsProps & { purpose: Purpose }) {
  const { t } = useLingui();
  const names = useRuleNames();
  const { field, choice } = fieldsFor(form, set);
  const amounts = (
    [
      ["deposited", names.deposited],
      ["staked", names.staked],
      ["won", names.won],
      ["lost", names.lost],
    ] as const
  ).filter(([key]) => key !== "lost" || purpose === "protective");
  const whole = { type: "number", min: 0 } as const;
  return (
    <>
      <TextField
        label={t`Count the last days`}
        {...whole}
        min={1}
        max={366}
        required
        {...field("period_days")}
      />
      {amounts.map(([key, label]) => (
        <div key={key} className={pair}>
          <AmountField label={t`${label}, from`} {...field(`${key}_from`)} />
          {(key !== "won" || purpose === "protective") && (
            <AmountField label={t`${label}, to`} {...field(`${key}_to`)} />
          )}
        </div>
      ))}
      <TextField label={t`Bets, at least`} {...whole} {...field("plays")} />
      <GamesField none={t`Whatever was played counts.`} {...choice("games")} />
      <NamesChoice
        label={names.game_types}
        names={gameTypes}
        words={useGameTypeNames()}
        {...choice("game_types")}
      />
      {(["days_away", "deposit_days_ago"] as const).map((key) => (
        <div key={key} className={pair}>
          <TextField label={t`${names[key]}, from`} {...whole} {...field(`${key}_from`)} />
          <TextField label={t`${names[key]}, to`} {...whole} {...field(`${key}_to`)} />
        </div>
      ))}
      <SelectField
        label={t`Deposited, ever`}
        options={[
          { value: "", label: t`Any` },
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No` },
        ]}
        {...choice("has_deposited")}
      />
    </>
  );
}

function PersonFields({ form, set }: FieldsProps) {
  const { t } = useLingui();
  const names = useRuleNames();
  const { field, choice } = fieldsFor(form, set);
  const level = { type: "number", min: 0, max: 30 } as const;
  const years = { type: "number", min: 18, max: 120 } as const;
  const days = { type: "number", min: 0 } as const;
  const tagNames = useTagNames();
  const tags = Object.keys(tagNames);
  return (
    <>
      <div className={pair}>
        <TextField label={t`VIP level from`} {...level} {...field("level_from")} />
        <TextField label={t`VIP level to`} {...level} {...field("level_to")} />
        <TextField label={t`Registered from`} type="date" {...field("registered_from")} />
        <TextField label={t`Registered to`} type="date" {...field("registered_to")} />
        <TextField
          label={t`${names.registered_days_ago}, from`}
          {...days}
          {...field("registered_days_ago_from")}
        />
        <TextField
          label={t`${names.registered_days_ago}, to`}
          {...days}
          {...field("registered_days_ago_to")}
        />
        <TextField label={t`Age from`} {...years} {...field("age_from")} />
        <TextField label={t`Age to`} {...years} {...field("age_to")} />
      </div>
      <SiteField {...choice("site")} />
      {tags.length > 0 && (
        <NamesChoice label={names.tags} names={tags} words={tagNames} {...choice("tags")} />
      )}
      <NamesChoice
        label={names.languages}
        names={siteLanguages}
        words={languageNames}
        {...choice("languages")}
      />
    </>
  );
}

/** How many it is now, before anything is saved. */
function Count({ wish }: { wish: { purpose: Purpose; rules: Rules } }) {
  const { t } = useLingui();
  const count = useAct(() => call(countSegment, wish));
  return (
    <div className="flex flex-col gap-2">
      <Button look="quiet" size="sm" onClick={() => count.mutate()} isBusy={count.isPending}>
        {t`Count`}
      </Button>
      {count.isError && <Notice tone="error">{count.error.message}</Notice>}
      {count.data !== undefined && (
        <p className="text-sm" role="status">
          <Fitting size={count.data.size} />{" "}
          {(count.data.sample ?? []).map((member) => (
            <span key={member.member_id} className="mr-2">
              <MemberLink member={member} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
