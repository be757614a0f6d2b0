import { Trans, useLingui } from "@lingui/react/macro";
import {
  askForRules,
  readRules,
  stopRules,
  tryRules,
} from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ActButton } from "../../../platform/act-button.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { ask, call } from "../../../platform/api.ts";
import { Card, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import { formatFigure } from "../../../platform/figures.ts";
import { RuleCard } from "./rule-card.tsx";
import { fromDraft, newDraft, type RuleDraft, toDraft } from "./rule-draft.ts";
import { TrialResult } from "./trial-result.tsx";

type Sets = DataOf<typeof readRules>;
type RuleSet = Sets["list"][number];

/** What approves itself, in which order it is asked, and what a draft would have done. */
export function RulesPage() {
  const { t } = useLingui();
  const query = useQuery(ask(readRules, {}));
  return (
    <Page title={t`Automatic approval`}>
      <Loaded query={query}>
        {({ list, lately }) => {
          const held = list.find(({ state }) => state === "in_force");
          return (
            <>
              <InForce list={list} lately={lately} />
              <Editor key={held?.effective_from ?? ""} held={held} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** As players are told it beside the terms. */
function Lately({ lately }: Pick<Sets, "lately">) {
  if (lately === null) {
    return (
      <p className="text-sm text-quiet">
        <Trans>
          Too few were paid in the last seven days to tell players how long it usually takes.
        </Trans>
      </p>
    );
  }
  const { minutes } = lately;
  const payouts = formatFigure(lately.payouts);
  return (
    <p className="text-sm text-quiet">
      <Trans>
        Players read: of the {payouts} withdrawals paid in the last seven days, half took no longer
        than {minutes} min.
      </Trans>
    </p>
  );
}

function InForce({ list, lately }: Sets) {
  const { t } = useLingui();
  const held = list.find(({ state }) => state === "in_force");
  const isOn = held?.rules.some((rule) => rule.is_on) === true;
  const others = list.filter(({ state }) => state !== "in_force");
  return (
    <Card
      title={t`In force`}
      actions={
        isOn && (
          <ActButton
            permission="withdrawals.rules"
            label={t`Stop all`}
            look="danger"
            title={t`Stop automatic approval`}
            text={<Trans>Every new withdrawal waits for a person, at once.</Trans>}
            submit={t`Stop all`}
            done={t`From now on nothing approves itself.`}
            act={(reason) => call(stopRules, { reason })}
          />
        )
      }
    >
      {isOn && held !== undefined ? (
        <SetLine set={held} />
      ) : (
        <p className="text-sm text-quiet">
          <Trans>Nothing approves itself: a person decides every withdrawal.</Trans>
        </p>
      )}
      <Lately lately={lately} />
      {others.length > 0 && (
        <Fold
          className="text-sm"
          headClass="cursor-pointer gap-2 py-2 text-quiet"
          head={<Trans>To come and before</Trans>}
        >
          <ul className="flex flex-col gap-3 pt-2">
            {others.map((set) => (
              <li key={set.effective_from}>
                <SetLine set={set} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Card>
  );
}

/** The author shown for rules that no person saved. */
const DELIVERED = "the product";

function SetLine({ set }: { set: RuleSet }) {
  const { saved_by: by } = set;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <span className="text-quiet">
        {by === DELIVERED ? (
          <Trans>As delivered</Trans>
        ) : (
          <Trans>
            From <Moment iso={set.effective_from} style="moment" />, by {by}
          </Trans>
        )}
      </span>
      <ol className="flex flex-wrap gap-2">
        {set.rules.map((rule) => (
          <li key={rule.name}>
            <Badge tone={rule.is_on ? "leaf" : "neutral"}>
              {rule.name} · ≤ <Money wire={rule.amount_max} />
            </Badge>
          </li>
        ))}
        {set.rules.length === 0 && (
          <li className="text-quiet">
            <Trans>No rules</Trans>
          </li>
        )}
      </ol>
    </div>
  );
}

function move(drafts: readonly RuleDraft[], index: number, by: -1 | 1): RuleDraft[] {
  const next = [...drafts];
  const [one] = next.splice(index, 1);
  if (one !== undefined) next.splice(index + by, 0, one);
  return next;
}

/** A draft can be requested only after a trial; its numbers are beside the button. */
function Editor({ held }: { held: RuleSet | undefined }) {
  const { t } = useLingui();
  const [drafts, setDrafts] = useState<readonly RuleDraft[]>(() =>
    (held?.rules ?? []).map(toDraft),
  );
  const rules = drafts.map(fromDraft);
  const trial = useMutation({ mutationFn: () => call(tryRules, { rules }) });
  const change = (next: readonly RuleDraft[]) => {
    setDrafts(next);
    trial.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trial.mutate();
  };
  const add = () => {
    const position = drafts.length + 1;
    change([...drafts, newDraft(t`Rule ${position}`)]);
  };
  return (
    <>
      <form className="flex flex-col gap-4" onSubmit={submit} aria-label={t`Draft`}>
        <h2 className="text-base font-semibold">
          <Trans>Draft</Trans>
        </h2>
        <Notice>
          <Trans>
            A shared device or key, a young account, too little play, a payment by somebody else:
            those always wait for a person, whatever a rule says.
          </Trans>
        </Notice>
        <ol className="flex flex-col gap-4">
          {drafts.map((draft, index) => (
            <RuleCard
              key={draft.key}
              draft={draft}
              position={index + 1}
              isLast={index === drafts.length - 1}
              onChange={(next) => change(drafts.map((one, at) => (at === index ? next : one)))}
              onMove={(by) => change(move(drafts, index, by))}
              onRemove={() => change(drafts.filter((_one, at) => at !== index))}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={add}>
            <Trans>Add a rule</Trans>
          </Button>
          <Button type="submit" isBusy={trial.isPending} disabled={drafts.length === 0}>
            <Trans>Try it on the last 30 days</Trans>
          </Button>
        </div>
      </form>
      {trial.isError && <Notice tone="error">{trial.error.message}</Notice>}
      {trial.data !== undefined && <Tried result={trial.data} rules={rules} />}
    </>
  );
}

type Rules = readonly ReturnType<typeof fromDraft>[];

/** Outside the draft's form, because this is a form of its own. */
function Tried({ result, rules }: { result: DataOf<typeof tryRules>; rules: Rules }) {
  const { t } = useLingui();
  return (
    <>
      <TrialResult result={result} />
      <ActButton
        permission="withdrawals.rules"
        label={t`Ask for these rules to be switched on`}
        look="primary"
        size="md"
        title={t`Switch the rules on`}
        text={<Trans>They hold as soon as somebody else has agreed.</Trans>}
        submit={t`Ask for approval`}
        act={(reason) => call(askForRules, { rules: [...rules], reason })}
      />
    </>
  );
}
