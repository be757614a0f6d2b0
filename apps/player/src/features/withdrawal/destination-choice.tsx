import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { cx } from "@tucano/ui/cx.ts";
import { Landmark, Plus, type LucideIcon, QrCode } from "lucide-react";
import { useId } from "react";
import type { WithdrawalOptions } from "./api.ts";
import { destinationName } from "./names.ts";

/** Where the money goes: the member's own CPF as a key, or something saved before. */
export interface Target {
  id: number | "cpf";
  name: string;
  masked: string;
}

export function targetsOf(options: WithdrawalOptions): Target[] {
  const saved = options.destinations.map((one) => ({
    id: one.id,
    name: destinationName(one),
    masked: one.masked,
  }));
  const hasCpf = options.destinations.some((one) => one.key_type === "CPF");
  const ownCpf: Target = { id: "cpf", name: `Pix ${t`CPF`}`, masked: options.own_cpf_masked };
  return hasCpf || !options.key_types.includes("CPF") ? saved : [ownCpf, ...saved];
}

interface DestinationChoiceProps {
  targets: readonly Target[];
  chosen: Target["id"] | null;
  error: string | undefined;
  onChoose: (target: Target) => void;
}

export function DestinationChoice(props: DestinationChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-quiet">{t`Pay to`}</legend>
      {props.targets.map((target) => {
        const isChosen = target.id === props.chosen;
        const Icon: LucideIcon = target.name.startsWith("Pix") ? QrCode : Landmark;
        return (
          <label
            key={target.id}
            className={cx(
              "flex min-h-16 items-center gap-3 rounded-tile bg-surface-2 px-4 shadow-inner",
              "has-focus-visible:outline-2 has-focus-visible:outline-beak-text",
              isChosen && "outline-2 outline-beak-text",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              className="size-5 accent-beak"
              onChange={() => props.onChoose(target)}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">{target.name}</span>
              <span className="tabular block truncate text-sm text-quiet">{target.masked}</span>
            </span>
            <Icon aria-hidden="true" className="size-5 text-quiet" />
          </label>
        );
      })}
      {props.error !== undefined && (
        <p role="alert" className="text-xs text-coral-text">
          {props.error}
        </p>
      )}
      <Link
        to="/withdrawal-card"
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-medium text-beak-text no-underline"
      >
        <Plus aria-hidden="true" className="size-4" />
        {t`Add a Pix key or account`}
      </Link>
    </fieldset>
  );
}
