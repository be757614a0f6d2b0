/** Of a new house: what to decide before players are let in, until all of it is done. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type firstSteps, readFirstSteps } from "@tucano/contract/backoffice/access/frame.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { ask } from "../../platform/api.ts";
import { useMay } from "../../platform/session/session.ts";
import { Card } from "../../platform/tables/show.tsx";
import { TextLink } from "../../platform/tables/text-link.tsx";

type Step = (typeof firstSteps)[number];

interface StepWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Where it is done; what has none is done on the machine. */
  readonly to?: "/content/sites" | "/market" | "/content/texts" | "/staff";
}

const words: Record<Step, StepWords> = {
  company: {
    title: msg`Company and licence`,
    text: msg`Say who offers betting here: company, CNPJ and authorisation. Until then every page says that this is a demonstration.`,
    to: "/content/sites",
  },
  market: {
    title: msg`The market's rules`,
    text: msg`The house opened on numbers as delivered. Decide what it offers, from what age, and when documents are asked for.`,
    to: "/market",
  },
  terms: {
    title: msg`Terms`,
    text: msg`Publish the terms that players agree to.`,
    to: "/content/texts",
  },
  colleague: {
    title: msg`A second person`,
    text: msg`Money and rules take two people who decide. Invite somebody.`,
    to: "/staff",
  },
  mail: {
    title: msg`E-mail`,
    text: msg`Passwords and codes are sent by e-mail. Set SMTP_URL and MAIL_FROM on the server.`,
  },
  bank: {
    title: msg`Bank`,
    text: msg`The sandbox bank pays with play money. Set PSP and its keys on the server.`,
  },
};

export function FirstSteps() {
  const { t } = useLingui();
  const may = useMay();
  const { _ } = useRuntime();
  const { data } = useQuery({ ...ask(readFirstSteps, {}), enabled: may("market.read") });
  if (data === undefined || data.list.every((one) => one.is_done)) return null;
  return (
    <Card title={t`Before players are let in`}>
      <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.list.map(({ step, is_done: isDone }) => {
          const { title, text, to } = words[step];
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={step} className="flex items-start gap-3 text-sm">
              <Icon
                aria-hidden="true"
                className={isDone ? "mt-0.5 size-5 text-leaf-text" : "mt-0.5 size-5 text-gold-text"}
              />
              <span className="min-w-0 flex-1">
                {to === undefined || isDone ? (
                  <span className="font-medium">{_(title)}</span>
                ) : (
                  <TextLink to={to}>{_(title)}</TextLink>
                )}
                <span className="sr-only">: {isDone ? t`done` : t`not yet`}</span>
                {!isDone && <span className="block text-quiet">{_(text)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="text-xs text-quiet">
        <Trans>The whole list is told on the server by npm run ready.</Trans>
      </p>
    </Card>
  );
}
