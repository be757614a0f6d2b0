import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { nameGames } from "@tucano/contract/backoffice/members/segments.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { ask } from "../api.ts";

interface GamesFieldProps {
  /** What choosing none means; left out: nothing to say. */
  none?: string;
  /** By their numbers. */
  value: readonly string[];
  onChange: (games: string[]) => void;
}

/** By name. */
export const useGames = () => useQuery(ask(nameGames, {})).data?.list ?? [];

/** Some of the games, by name. */
export function GamesField({ none, value, onChange }: GamesFieldProps) {
  const { t } = useLingui();
  const games = useGames();
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <fieldset className="flex max-h-64 flex-col overflow-y-auto">
      <legend className="mb-2 text-sm font-medium text-quiet">{t`Games`}</legend>
      {none !== undefined && value.length === 0 && <p className="text-xs text-quiet">{none}</p>}
      {games.map(({ game_id, name }) => (
        <Checkbox
          key={game_id}
          checked={value.includes(String(game_id))}
          onChange={() => toggle(String(game_id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
