/** The game's figures exactly as published, and the rules of every round. */
import { formatMoney } from "@tucano/i18n/money.ts";
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { make } from "./dom.ts";
import { maxWinIn } from "./max-win.ts";
import { rulesList } from "./rules.ts";
import type { PanelOptions } from "./panel-options.ts";

export function figuresView(options: PanelOptions): HTMLElement {
  const { sheet, stage, translate: t, language } = options;
  const isExact = sheet.rtp_standard_error_percent === null;
  const method = isExact
    ? t("rtpHelp")
    : t("rtpSimulated", { error: figureIn(language, sheet.rtp_standard_error_percent ?? "") });
  const byOption = sheet.options.map(({ id, rtp_percent: rtp }): [string, string] => [
    stage.optionName?.(id) ?? id,
    percentIn(language, rtp),
  ]);
  const rules = [t("ruleNoStrategy"), t("ruleServer")];
  if (sheet.shape === "steps") rules.push(t("ruleSteps"));
  rules.push(t("ruleMalfunction"));
  return make("div", {}, [
    figures(rowsOf(options)),
    make("p", { class: "hint", text: method }),
    ...(byOption.length > 1 ? [make("h3", { text: t("rtpOptions") }), figures(byOption)] : []),
    rulesList(rules),
    make("p", { class: "hint", text: t("help") }),
    make("p", { class: "hint", text: t("credits") }),
  ]);
}

function jackpotRows({ jackpots, translate: t, language }: PanelOptions): [string, string][] {
  if (jackpots === undefined) return [];
  const share = percentIn(language, jackpots.share_percent);
  const rtp = percentIn(language, jackpots.rtp_percent);
  return [[t("jackpots"), t("jackpotsValue", { share, rtp })]];
}

function rowsOf(options: PanelOptions): (readonly [string, string])[] {
  const { sheet, stage, translate: t, stakes, language } = options;
  const volatility = {
    low: t("volatilityLow"),
    medium: t("volatilityMedium"),
    high: t("volatilityHigh"),
  }[sheet.volatility];
  return [
    [t("rtp"), percentIn(language, sheet.rtp_percent)],
    ...jackpotRows(options),
    ...(stage.figures?.() ?? []),
    [t("volatility"), volatility],
    [t("maxWinLabel"), t("maxWinValue", maxWinIn(language, sheet))],
    [t("hitRate"), percentIn(language, sheet.hit_rate_percent)],
    [t("paidRate"), percentIn(language, sheet.paid_rate_percent)],
    [t("deviation"), t("deviationValue", { times: figureIn(language, sheet.standard_deviation) })],
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
