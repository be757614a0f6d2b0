/** Any promise's numbers as a form: each leaf a field in its own unit, each list with its rows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useId, useState } from "react";
import { readNumber, type Tree, type Unit, unitOf, writeNumber } from "./number-units.ts";
import { useFieldName } from "./words.ts";

interface NodeProps {
  path: readonly string[];
  value: unknown;
  /** By path: what the server says is wrong. */
  errors: Readonly<Record<string, string>>;
  onChange: (path: readonly string[], value: unknown) => void;
}

export function NumberTree(props: NodeProps) {
  const { path, value } = props;
  const entries = Object.entries((value ?? {}) as Tree);
  const isLeaf = (one: unknown) => one === null || typeof one !== "object";
  const below = (key: string, one: unknown) => ({ ...props, path: [...path, key], value: one });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {entries
          .filter(([, one]) => isLeaf(one))
          .map(([key, one]) => (
            <Leaf key={key} {...below(key, one)} />
          ))}
      </div>
      {entries
        .filter(([, one]) => !isLeaf(one))
        .map(([key, one]) => (
          <Branch key={key} {...below(key, one)} />
        ))}
    </div>
  );
}

function Branch(props: NodeProps) {
  const { path, value } = props;
  const nameOf = useFieldName();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-tile border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{nameOf(path.at(-1) ?? "")}</legend>
      {Array.isArray(value) ? <Rows {...props} value={value} /> : <NumberTree {...props} />}
    </fieldset>
  );
}

function Rows(props: NodeProps & { value: readonly unknown[] }) {
  const { path, value, onChange } = props;
  const { t } = useLingui();
  const nameOf = useFieldName();
  const name = nameOf(path.at(-1) ?? "");
  const [made, setMade] = useState(0);
  const change = (rows: readonly unknown[]) => {
    // Rows that move are other rows: their fields begin anew.
    setMade(made + 1);
    onChange(path, rows);
  };
  return (
    <>
      {value.map((row, index) => {
        const place = index + 1;
        return (
          <div
            key={`${made}-${index}`}
            role="group"
            aria-label={`${name} ${place}`}
            className="flex flex-col gap-2 border-b border-line pb-4"
          >
            <div className="flex items-center justify-between gap-2">
              <span className="text-sm font-medium text-quiet">{place}</span>
              <Button
                type="button"
                look="quiet"
                size="sm"
                aria-label={t`Remove ${place}`}
                onClick={() => change(value.filter((_one, at) => at !== index))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
            <NumberTree {...props} path={[...path, String(index)]} value={row} />
          </div>
        );
      })}
      <Button
        type="button"
        look="quiet"
        size="sm"
        className="self-start"
        onClick={() => change([...value, value.at(-1)])}
      >
        <Trans>Add a row</Trans>
      </Button>
    </>
  );
}

const choices: Readonly<Record<string, readonly string[]>> = {
  kind: ["cash", "bonus", "spins", "nothing"],
};

function Leaf({ path, value, errors, onChange }: NodeProps) {
  const nameOf = useFieldName();
  const name = path.at(-1) ?? "";
  const label = nameOf(name);
  const error = errors[path.join(".")];
  if (typeof value === "boolean") {
    return (
      <Checkbox checked={value} onChange={(event) => onChange(path, event.target.checked)}>
        {label}
      </Checkbox>
    );
  }
  const options = choices[name];
  if (typeof value === "string" && options !== undefined) {
    return <Choice {...{ label, value, options }} onChange={(next) => onChange(path, next)} />;
  }
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
  const isEmptyable = name === "stockPerDay";
  const held = typeof value === "number" ? value : null;
  return (
    <NumberField
      {...{ label, error, isEmptyable, held }}
      unit={unitOf(path)}
      onNumber={(next) => onChange(path, next)}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const names: Readonly<Record<string, string>> = {
    cash: t`Cash`,
    bonus: t`Bonus`,
    spins: t`Spins`,
    nothing: t`Nothing`,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 rounded-tile bg-surface-2 px-4 text-base text-text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </div>
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

/** What is typed stays as it is typed; what is no number is refused by the field itself. */
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
    />
  );
}
