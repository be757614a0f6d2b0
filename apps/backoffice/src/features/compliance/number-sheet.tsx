import { Trans, useLingui } from "@lingui/react/macro";
import { marketPresets, setNumber } from "@tucano/contract/backoffice/site/market.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { type FromMoment, FromMomentField } from "../../platform/numbers/from-moment.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { choicesOf } from "../../platform/numbers/choice-words.ts";
import { useFactWords } from "../../platform/numbers/fact-words.ts";
import {
  readMoment,
  readNumber,
  unitOf,
  writeNumber,
} from "../../platform/numbers/number-units.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { flatten, type Leaf, withLeaf } from "./flat-numbers.ts";
import { useMarketWords } from "./market-words.ts";
import type { NumberRow } from "./queries.ts";

export function NumberSheet({ row, onClose }: { row: NumberRow; onClose: () => void }) {
  const { t } = useLingui();
  const [value, setValue] = useState(row.value);
  /** Which preset the fields were filled from: they start over with it. */
  const [filled, setFilled] = useState("");
  const [from, setFrom] = useState<FromMoment>(null);
  const { groupName, presetName } = useMarketWords();
  const group = groupName(row.key);
  const set = (path: string, leaf: Leaf) =>
    setValue(withLeaf(value, path, leaf) as NumberRow["value"]);
  return (
    <ReasonSheet
      title={t`Set anew: ${group}`}
      text={<Trans>What was promised until then stays as it was promised.</Trans>}
      submit={t`Ask for approval`}
      done={t`Set.`}
      act={(reason) =>
        call(setNumber, {
          key: row.key,
          effective_from: readMoment(from ?? ""),
          value,
          reason,
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="flex flex-wrap gap-2">
            {marketPresets.map((name) => (
              <Button
                key={name}
                type="button"
                look="quiet"
                size="sm"
                onClick={() => {
                  setValue(row.presets[name]);
                  setFilled(name);
                }}
              >
                <Trans>Take over: {presetName(name)}</Trans>
              </Button>
            ))}
          </div>
          <FromMomentField value={from} error={errors["effective_from"]} onChange={setFrom} />
          {flatten(value).map(({ path, value: leaf }) => (
            <LeafField
              key={`${filled} ${path}`}
              path={path}
              leaf={leaf}
              onChange={(next) => set(path, next)}
            />
          ))}
        </>
      )}
    </ReasonSheet>
  );
}

interface LeafFieldProps {
  path: string;
  leaf: Leaf;
  onChange: (leaf: Leaf) => void;
}

/** As people write it: amounts in reais, rates in percent; what is no number is not taken over. */
function LeafField({ path, leaf, onChange }: LeafFieldProps) {
  const { t } = useLingui();
  const { nameOf, show } = useFactWords();
  const unit = unitOf(path.split("."));
  const [written, setWritten] = useState(
    typeof leaf === "number" ? writeNumber(leaf, unit) : String(leaf ?? ""),
  );
  if (typeof leaf === "boolean") {
    return (
      <Checkbox checked={leaf} onChange={(event) => onChange(event.target.checked)}>
        {nameOf(path)}
      </Checkbox>
    );
  }
  const choices = choicesOf(path);
  if (choices !== null) {
    const options = Object.keys(choices).map((one) => ({ value: one, label: show(one, path) }));
    return (
      <SelectField
        label={nameOf(path)}
        value={String(leaf)}
        options={options}
        onChange={onChange}
      />
    );
  }
  const isText = typeof leaf === "string";
  const isWrong = !isText && written !== "" && readNumber(written, unit) === null;
  return (
    <TextField
      label={nameOf(path)}
      inputMode={isText ? "text" : unit === "plain" ? "numeric" : "decimal"}
      {...(unit === "money" ? { prefix: "R$" } : {})}
      {...(unit === "percent" ? { trailing: <span className="pr-4 text-quiet">%</span> } : {})}
      value={written}
      error={isWrong ? t`This is not a number that can be set` : undefined}
      onChange={(event) => {
        const next = event.target.value;
        setWritten(next);
        if (isText) onChange(next);
        else if (next === "") onChange(null);
        else onChange(readNumber(next, unit) ?? leaf);
      }}
    />
  );
}
