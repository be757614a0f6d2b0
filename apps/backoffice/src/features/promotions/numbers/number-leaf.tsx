/** One leaf of a promise's numbers: a field of its own kind, by what it is called. */
import { useLingui as useRuntime } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { freeGames } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import {
  readMoment,
  readNumber,
  type Unit,
  unitOf,
  writeMoment,
  writeNumber,
} from "../../../platform/numbers/number-units.ts";
import { type Choices, choicesOf } from "../../../platform/numbers/choice-words.ts";
import { ask } from "../../../platform/api.ts";
import { promotionsQuery } from "../queries.ts";
import { useStepName } from "../../../platform/numbers/fact-words.ts";
import { SelectField } from "../../../platform/select-field.tsx";

export interface NodeProps {
  path: readonly string[];
  value: unknown;
  /** By path: what the server says is wrong. */
  errors: Readonly<Record<string, string>>;
  onChange: (path: readonly string[], value: unknown) => void;
}

const MOMENTS: ReadonlySet<string> = new Set(["startsAt", "endsAt"]);
const DAYS: ReadonlySet<string> = new Set(["registeredFrom", "registeredTo"]);
/** Numbers that may be left out: then nothing bounds them. */
const EMPTYABLE: ReadonlySet<string> = new Set([
  "stockPerDay",
  "levelTo",
  "newDays",
  "dayCentavos",
  "wholeCentavos",
  "budgetWholeCentavos",
]);

export function NumberLeaf(props: NodeProps) {
  const { path, value, errors, onChange } = props;
  const nameOf = useStepName();
  const name = path.at(-1) ?? "";
  const label = nameOf(name, path.at(-2));
  const error = errors[path.join(".")];
  if (typeof value === "boolean") {
    return (
      <Checkbox checked={value} onChange={(event) => onChange(path, event.target.checked)}>
        {label}
      </Checkbox>
    );
  }
  if (name === "freeGame") return <FreeGameChoice {...props} />;
  if (name === "site") return <SiteChoice {...props} />;
  const choices = choicesOf(name);
  if (choices !== null) return <WordChoice {...props} choices={choices} />;
  if (MOMENTS.has(name) || DAYS.has(name)) return <WhenField {...props} />;
  if (typeof value === "string") {
    return (
      <TextField
        label={label}
        required
        maxLength={60}
        value={value}
        error={error}
        onChange={(event) => onChange(path, event.target.value)}
      />
    );
  }
  const held = typeof value === "number" ? value : null;
  return (
    <NumberField
      {...{ label, error, held }}
      isEmptyable={EMPTYABLE.has(name)}
      unit={unitOf(path)}
      onNumber={(next) => onChange(path, next)}
    />
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A moment or a day of São Paulo, or none. */
function WhenField({ path, value, errors, onChange }: NodeProps) {
  const nameOf = useStepName();
  const name = path.at(-1) ?? "";
  const isMoment = MOMENTS.has(name);
  const held = textOf(value);
  return (
    <TextField
      label={nameOf(name)}
      type={isMoment ? "datetime-local" : "date"}
      step={isMoment ? 1 : undefined}
      value={isMoment ? writeMoment(held) : held}
      error={errors[path.join(".")]}
      onChange={(event) => {
        const written = event.target.value;
        onChange(path, isMoment ? readMoment(written) : written || null);
      }}
    />
  );
}

function SiteChoice({ path, value, onChange }: NodeProps) {
  const { t } = useLingui();
  const nameOf = useStepName();
  const { data } = useQuery(promotionsQuery);
  const sites = (data?.sites ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      label={nameOf("site")}
      value={textOf(value)}
      options={[{ value: "", label: t`Any site` }, ...sites]}
      onChange={(next) => onChange(path, next === "" ? null : next)}
    />
  );
}

/** One of the house's own games that free rounds can be given for, or none. */
function FreeGameChoice({ path, value, errors, onChange }: NodeProps) {
  const { t } = useLingui();
  const nameOf = useStepName();
  const { data } = useQuery(ask(freeGames, {}));
  const games = (data?.list ?? []).filter(({ studio }) => studio === "house");
  const error = errors[path.join(".")];
  return (
    <>
      <SelectField
        label={nameOf("freeGame")}
        value={textOf(value)}
        options={[
          { value: "", label: t`None` },
          ...games.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(next) => onChange(path, next)}
      />
      {error !== undefined && (
        <p role="alert" className="text-xs text-coral">
          {error}
        </p>
      )}
    </>
  );
}

function WordChoice({ path, value, onChange, choices }: NodeProps & { choices: Choices }) {
  const { _ } = useRuntime();
  const nameOf = useStepName();
  return (
    <SelectField
      label={nameOf(path.at(-1) ?? "")}
      value={textOf(value)}
      options={Object.entries(choices).map(([one, word]) => ({ value: one, label: _(word) }))}
      onChange={(next) => onChange(path, next)}
    />
  );
}

interface NumberFieldProps {
  label: string;
  unit: Unit;
  held: number | null;
  isEmptyable: boolean;
  error: string | undefined;
  onNumber: (value: number | null) => void;
}

/** Typed text stays as typed; the field itself refuses what is not a number. */
function NumberField({ label, unit, held, isEmptyable, error, onNumber }: NumberFieldProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState(held === null ? "" : writeNumber(held, unit));
  const isWrong = readNumber(written, unit) === null && !(isEmptyable && written === "");
  return (
    <TextField
      label={label}
      inputMode={unit === "plain" ? "numeric" : "decimal"}
      required={!isEmptyable}
      {...(unit === "money" ? { prefix: "R$" } : {})}
      {...(unit === "percent" ? { trailing: <span className="pr-4 text-quiet">%</span> } : {})}
      value={written}
      error={isWrong ? t`This is not a number that can be set` : error}
      onChange={(event) => {
        setWritten(event.target.value);
        onNumber(readNumber(event.target.value, unit));
      }}
      onBlur={() => {
        if (held !== null && !isWrong) setWritten(writeNumber(held, unit));
      }}
    />
  );
}
