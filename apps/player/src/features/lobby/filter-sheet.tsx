/** The filters that are not needed all the time: studio, volatility, return, features. */
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { chipClass } from "@tucano/ui/chip.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { Check } from "lucide-react";
import { useId } from "react";
import { returnFloors, volatilities } from "../../platform/records/choices.ts";
import { apisQuery } from "./api.ts";
import {
  type FilterName,
  filterNames,
  type GameFilter,
  withFilter,
  without,
} from "./game-filter.ts";
import { returnFloorName, tagName, volatilityLevel } from "./names.ts";

interface Option {
  readonly change: GameFilter;
  readonly code: string | number;
  readonly name: string;
}

interface OptionsProps {
  title: string;
  hint?: string;
  name: FilterName;
  filter: GameFilter;
  options: readonly Option[];
}

function Options({ title, hint, name, filter, options }: OptionsProps) {
  const titleId = useId();
  if (options.length < 2 && filter[name] === undefined) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-sm font-semibold">
        {title}
      </h3>
      {hint !== undefined && <p className="text-xs text-quiet">{hint}</p>}
      <ul className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = filter[name] === option.code;
          return (
            <li key={option.code}>
              <Link
                to="/game"
                search={isChosen ? without(filter, name) : withFilter(filter, option.change)}
                replace
                resetScroll={false}
                aria-current={isChosen}
                className={chipClass(isChosen)}
              >
                {isChosen && <Check aria-hidden="true" className="size-4" />}
                {option.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Studios and features that one would not choose twice among are left out. */
const FEATURE_FROM = 2;

function useOptions() {
  const { data } = useQuery(apisQuery);
  const brands = (data?.brands ?? []).filter((brand) => brand.game_count > 0);
  const tags = (data?.tags ?? []).filter((tag) => tag.game_count >= FEATURE_FROM);
  return {
    brands: brands.map(({ code, name }) => ({ code, name, change: { brand: code } })),
    tags: tags.flatMap(({ code, name }) => {
      const shown = tagName(code, name);
      // A tag without a label is a studio's own name for its machine, not a feature.
      return shown === code ? [] : [{ code, name: shown, change: { tag: code } }];
    }),
  };
}

interface FilterSheetProps {
  filter: GameFilter;
  count: number | undefined;
  onClose: () => void;
}

export function FilterSheet({ filter, count, onClose }: FilterSheetProps) {
  const { brands, tags } = useOptions();
  const cleared = filterNames.reduce<GameFilter>(without, filter);
  return (
    <Sheet
      title={t`Filters`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Link
            to="/game"
            search={cleared}
            replace
            resetScroll={false}
            className={buttonClass("quiet", "lg")}
          >
            {t`Clear`}
          </Link>
          <Button size="lg" className="flex-1" aria-live="polite" onClick={onClose}>
            {count === undefined
              ? t`Show the games`
              : plural(count, { one: "Show # game", other: "Show # games" })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <Options title={t`Studio`} name="brand" filter={filter} options={brands} />
        <Options
          title={t`Volatility`}
          hint={t`Low: smaller wins, more often. High: bigger wins, less often.`}
          name="volatility"
          filter={filter}
          options={volatilities.map((code) => ({
            code,
            name: volatilityLevel(code),
            change: { volatility: code },
          }))}
        />
        <Options
          title={t`Return to player (RTP)`}
          hint={t`The share of all bets that comes back in the long run, not in one evening.`}
          name="rtp"
          filter={filter}
          options={returnFloors.map((code) => ({
            code,
            name: returnFloorName(code),
            change: { rtp: code },
          }))}
        />
        <Options title={t`Features`} name="tag" filter={filter} options={tags} />
      </div>
    </Sheet>
  );
}
