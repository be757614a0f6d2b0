import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { Landmark } from "lucide-react";
import { useId, useState } from "react";
import { LoadError } from "../../platform/api/query-state.tsx";
import { banksQuery } from "./api.ts";
import { type Bank, findBanks } from "./find-banks.ts";

interface BankPickerProps {
  /** The bank's code; empty: none yet. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function Chosen({ bank, onChange }: { bank: Bank; onChange: () => void }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium text-quiet">{t`Bank`}</p>
      <div className="flex min-h-14 items-center gap-3 rounded-tile bg-surface-2 pl-4 shadow-inner">
        <Landmark aria-hidden="true" className="size-5 text-quiet" />
        <span className="min-w-0 flex-1 truncate">
          {bank.short_name} <span className="tabular text-sm text-quiet">{bank.code}</span>
        </span>
        <Button look="ghost" onClick={onChange}>
          {t`Change`}
        </Button>
      </div>
    </div>
  );
}

interface ListProps {
  banks: readonly Bank[];
  value: string;
  onChoose: (code: string) => void;
}

/** Radio buttons: the arrows go through them, and a reader says how many there are. */
function BankList({ banks, value, onChoose }: ListProps) {
  const name = useId();
  if (banks.length === 0) {
    return <p className="px-4 py-3 text-sm text-quiet">{t`No bank with this name.`}</p>;
  }
  return (
    <ul className="max-h-60 overflow-y-auto rounded-tile bg-surface-2 p-1 shadow-inner">
      {banks.map((bank) => (
        <li key={bank.code}>
          <label
            className={cx(
              "flex min-h-11 items-center gap-3 rounded-[9px] px-3 hover:bg-surface-3",
              "has-focus-visible:outline-2 has-focus-visible:outline-beak-text",
            )}
          >
            <input
              type="radio"
              name={name}
              className="size-5 accent-beak"
              checked={bank.code === value}
              onChange={() => onChoose(bank.code)}
            />
            <span className="min-w-0 flex-1 truncate text-sm">{bank.short_name}</span>
            <span className="tabular text-xs text-quiet">{bank.code}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Found by name without accents, by the long name or by the number that people know. */
export function BankPicker({ value, error, onChange }: BankPickerProps) {
  const query = useQuery(banksQuery);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(value === "");
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton className="h-48" />;
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  }
  const chosen = query.data.find(({ code }) => code === value);
  if (!isOpen && chosen !== undefined) {
    return <Chosen bank={chosen} onChange={() => setOpen(true)} />;
  }
  const found = findBanks(query.data, typed);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t`Bank`}</legend>
      <TextField
        label={t`Search your bank`}
        hint={t`Name or number, for example Nubank or 260.`}
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter takes the bank, and does not send the form.
          event.preventDefault();
          const [only] = found;
          if (only === undefined || typed === "") return;
          onChange(only.code);
          setOpen(false);
        }}
      />
      <p role="status" className="sr-only">
        {t`Banks found: ${found.length}`}
      </p>
      <BankList
        banks={found}
        value={value}
        onChoose={(code) => {
          onChange(code);
          setOpen(false);
        }}
      />
    </fieldset>
  );
}
