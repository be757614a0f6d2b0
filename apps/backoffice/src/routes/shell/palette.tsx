import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { find } from "@tucano/contract/backoffice/access/frame.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { askList } from "../../platform/api.ts";
import { type Address, addressOf, type Found, foundIcons } from "./found.ts";
import { useNavigation } from "./use-navigation.ts";

interface Choice {
  readonly key: string;
  readonly address: Address;
  readonly label: string;
  readonly hint: string;
  readonly icon: (typeof foundIcons)[Found["kind"]];
}

const SHORTEST = 2;

const findQuery = (text: string) => ({
  ...askList(find, { text }),
  enabled: text.length >= SHORTEST,
  staleTime: 10_000,
});

/** Pages, players, orders, rounds and games from one field, by keyboard alone if one likes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { choices, isFetching } = useChoices(text);
  const chosen = Math.min(at, Math.max(choices.length - 1, 0));
  const go = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    void navigate({ to: choice.address.to, search: (choice.address.search ?? {}) as never });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(Math.min(Math.max(chosen + step, 0), Math.max(choices.length - 1, 0)));
    }
    if (event.key === "Enter") go(choices[chosen]);
  };
  return (
    <Sheet title={t`Find anything`} closeLabel={t`Close`} onClose={onClose} isWide>
      <input
        data-autofocus
        type="search"
        role="combobox"
        aria-label={t`Find anything`}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? `${listId}-${chosen}` : undefined}
        placeholder={t`Page, player, CPF, phone, order, round or game`}
        maxLength={100}
        value={text}
        className="mt-1 min-h-12 w-full rounded-tile bg-surface-2 px-4 text-base shadow-inner outline-offset-0"
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={t`Found`} className="flex flex-col py-3">
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.key}
            id={`${listId}-${index}`}
            choice={choice}
            isChosen={index === chosen}
            onGo={() => go(choice)}
          />
        ))}
      </div>
      {choices.length === 0 && !isFetching && (
        <p className="pb-4 text-sm text-quiet">
          <Trans>Nothing is found by this.</Trans>
        </p>
      )}
    </Sheet>
  );
}

interface ChoiceRowProps {
  id: string;
  choice: Choice;
  isChosen: boolean;
  onGo: () => void;
}

function ChoiceRow({ id, choice, isChosen, onGo }: ChoiceRowProps) {
  const Icon = choice.icon;
  return (
    // oxlint-disable-next-line click-events-have-key-events -- The field above has the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 text-sm",
        isChosen ? "bg-surface-3" : "hover:bg-surface-2",
      )}
      onClick={onGo}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 flex-1 truncate font-medium">{choice.label}</span>
      <span className="max-w-[50%] truncate text-xs text-quiet">{choice.hint}</span>
    </div>
  );
}

function useChoices(text: string): { choices: readonly Choice[]; isFetching: boolean } {
  const { _ } = useRuntime();
  const groups = useNavigation();
  const wanted = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery(findQuery(wanted));
  const plain = (words: string) => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const pages = groups.flatMap(({ label: group, sections }) =>
    sections
      .filter(({ label }) => plain(_(label)).includes(plain(wanted)))
      .map(({ to, label, icon }): Choice => ({
        key: to,
        address: { to },
        label: _(label),
        hint: _(group),
        icon,
      })),
  );
  const found = wanted.length < SHORTEST ? [] : (data?.list ?? []);
  return {
    isFetching,
    choices: [
      ...found.map((one): Choice => ({
        key: `${one.kind}:${one.id}`,
        address: addressOf(one),
        label: one.label,
        hint: one.hint,
        icon: foundIcons[one.kind],
      })),
      ...pages,
    ],
  };
}
