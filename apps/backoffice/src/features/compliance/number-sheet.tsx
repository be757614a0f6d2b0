import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { marketPresets, setNumber } from "@tucano/contract/backoffice/market.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { flatten, type Leaf, readLeaf, withLeaf } from "./flat-numbers.ts";
import type { NumberRow } from "./queries.ts";

/** São Paulo has no summer time. */
const toInstant = (local: string) => `${local}:00-03:00`;

export function NumberSheet({ row, onClose }: { row: NumberRow; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [value, setValue] = useState(row.value);
  const [from, setFrom] = useState("");
  const set = (path: string, leaf: Leaf) =>
    setValue(withLeaf(value, path, leaf) as NumberRow["value"]);
  const save = useMutation({
    mutationFn: (reason: string) =>
      call(setNumber, { key: row.key, effective_from: toInstant(from), value, reason }),
    onSuccess: ({ approval }) => {
      showToast(
        approval === null ? t`Set.` : t`Sent for approval. Somebody else has to agree.`,
        "good",
      );
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["market"] }),
  });
  return (
    <ReasonSheet
      title={t`Set ${row.key} anew`}
      text={
        <Trans>Amounts are centavos, rates hundredths of a percent. What was promised stays.</Trans>
      }
      submit={row.needs_two ? t`Ask for approval` : t`Set`}
      act={save}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        {marketPresets.map((name) => (
          <Button
            key={name}
            type="button"
            look="quiet"
            size="sm"
            onClick={() => setValue(row.presets[name])}
          >
            <Trans>Take over {name}</Trans>
          </Button>
        ))}
      </div>
      <TextField
        label={t`Holds from`}
        type="datetime-local"
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      {flatten(value).map(({ path, value: leaf }) => (
        <LeafField key={path} path={path} leaf={leaf} onChange={(next) => set(path, next)} />
      ))}
    </ReasonSheet>
  );
}

interface LeafFieldProps {
  path: string;
  leaf: Leaf;
  onChange: (leaf: Leaf) => void;
}

function LeafField({ path, leaf, onChange }: LeafFieldProps) {
  if (typeof leaf === "boolean") {
    return (
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-beak"
          checked={leaf}
          onChange={(event) => onChange(event.target.checked)}
        />
        {path}
      </label>
    );
  }
  return (
    <TextField
      label={path}
      inputMode={typeof leaf === "string" ? "text" : "numeric"}
      value={leaf === null ? "" : String(leaf)}
      onChange={(event) => {
        const next = readLeaf(event.target.value, leaf);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
