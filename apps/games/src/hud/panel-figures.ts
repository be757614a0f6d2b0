/** The game's figures exactly as published, and what holds in every round. */
import { formatMoney } from "@tucano/i18n/money.ts";
import type { TextKey } from "../texts/index.ts";
import { make } from "./dom.ts";
import { decimalIn, groupedIn } from "./numbers.ts";
import type { PanelOptions } from "./panel.ts";

export function figuresView(options: PanelOptions): HTMLElement {
  const { sheet, stage, translate: t, language } = options;
  const decimal = (text: string): string => decimalIn(language, text);
  const isExact = sheet.rtp_standard_error_percent === null;
  const method = isExact
    ? t("rtpHelp")
    : t("rtpSimulated", { error: decimal(sheet.rtp_standard_error_percent ?? "") });
  const byOption = sheet.options.map(({ id, rtp_percent: rtp }): [string, string] => [
    stage.optionName?.(id) ?? id,
    `${decimal(rtp)}%`,
  ]);
  const rules = [t("ruleNoStrategy"), t("ruleServer")];
  if (sheet.shape === "steps") rules.push(t("ruleSteps"));
  rules.push(t("ruleMalfunction"));
  return make("div", {}, [
    figures(rowsOf(options)),
    make("p", { class: "hint", text: method }),
    ...(byOption.length > 1 ? [make("h3", { text: t("rtpOptions") }), figures(byOption)] : []),
    make(
      "ul",
      { class: "rules" },
      rules.map((text) => make("li", { text })),
    ),
    make("p", { class: "hint", text: t("help") }),
    make("p", { class: "hint", text: t("credits") }),
  ]);
}

/** Where a round stakes several units, multiples are of one of them, and it says so. */
function timesOf({ sheet, stage, translate: t, language }: PanelOptions) {
  const grouped = (whole: string): string => groupedIn(language, whole);
  const unit = stage.unit === undefined ? null : t(unitNames[stage.unit]);
  return {
    most: (whole: string): string => {
      const times = grouped(whole);
      const count = sheet.max_win_one_in === null ? null : grouped(sheet.max_win_one_in);
      if (unit !== null) {
        return count === null
          ? t("perUnit", { times, unit })
          : t("perUnitOneIn", { times, unit, count });
      }
      return count === null ? t("maxWinOnly", { times }) : t("maxWinValue", { times, count });
    },
    deviation: (times: string): string =>
      unit === null ? t("deviationValue", { times }) : t("perUnit", { times, unit }),
  };
}

const unitNames = {
  chip: "unitChip",
  card: "unitCard",
  shot: "unitShot",
  spin: "unitSpin",
  line: "unitLine",
} as const satisfies Record<NonNullable<PanelOptions["stage"]["unit"]>, TextKey>;

function rowsOf(options: PanelOptions): [string, string][] {
  const { sheet, translate: t, stakes, language } = options;
  const times = timesOf(options);
  const decimal = (text: string): string => decimalIn(language, text);
  const volatility = {
    low: t("volatilityLow"),
    medium: t("volatilityMedium"),
    high: t("volatilityHigh"),
  }[sheet.volatility];
  return [
    [t("rtp"), `${decimal(sheet.rtp_percent)}%`],
    [t("volatility"), volatility],
    [t("maxWinLabel"), times.most(String(sheet.max_win_multiplier))],
    [t("hitRate"), `${decimal(sheet.hit_rate_percent)}%`],
    [t("deviation"), times.deviation(decimal(sheet.standard_deviation))],
    [
      t("stakes"),
      t("stakesValue", {
        min: formatMoney(stakes[0] ?? "0.00"),
        max: formatMoney(stakes.at(-1) ?? "0.00"),
      }),
    ],
    [t("version"), String(sheet.definition_version)],
  ];
}

/** A list of names and values. */
function figures(rows: readonly (readonly [string, string])[]): HTMLElement {
  const entries = rows.flatMap(([name, value]) => [
    make("dt", { text: name }),
    make("dd", { text: value }),
  ]);
  return make("dl", { class: "figures" }, entries);
}
