/** The rules in words, and the game's figures exactly as published. */
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import { decimalIn, maxWinIn } from "../../hud/numbers.ts";
import type { SlotPages } from "./pages.ts";

export function rulesView(options: SlotPages): HTMLElement {
  return make("div", {}, [
    figures(options),
    make(
      "ul",
      { class: "rules" },
      rulesOf(options).map((text) => make("li", { text })),
    ),
    make("p", { class: "hint", text: options.translate("help") }),
  ]);
}

function figures({ sheet, translate: t, stakes, language }: SlotPages): HTMLElement {
  const decimal = (text: string): string => decimalIn(language, text);
  const volatility = {
    low: t("volatilityLow"),
    medium: t("volatilityMedium"),
    high: t("volatilityHigh"),
  }[sheet.volatility];
  const rows: [string, string][] = [
    [t("rtp"), `${decimal(sheet.rtp_percent)}%`],
    [t("rtpBase"), `${decimal(sheet.rtp_base_percent)}%`],
    [t("rtpFeature"), `${decimal(sheet.rtp_feature_percent)}%`],
    [t("volatility"), volatility],
    [t("maxWinLabel"), t("maxWinValue", maxWinIn(language, sheet))],
    [t("hitRate"), `${decimal(sheet.hit_rate_percent)}%`],
    [t("paidRate"), `${decimal(sheet.paid_rate_percent)}%`],
    [t("featureRate"), t("oneIn", { count: decimal(sheet.feature_one_in) })],
    [
      t("stakes"),
      t("stakesValue", {
        min: formatMoney(stakes[0] ?? "0.00"),
        max: formatMoney(stakes.at(-1) ?? "0.00"),
      }),
    ],
    [t("version"), String(sheet.definition_version)],
  ];
  const entries = rows.flatMap(([name, value]) => [
    make("dt", { text: name }),
    make("dd", { text: value }),
  ]);
  return make("div", {}, [
    make("dl", { class: "figures" }, entries),
    make("p", { class: "hint", text: t("rtpHelp") }),
  ]);
}

function rulesOf({ sheet, translate: t }: SlotPages): string[] {
  const { retrigger_spins: more, spins_max: max, multiplier } = sheet.free_spins;
  const rules = [
    t("ruleStake", { count: sheet.lines.length }),
    sheet.pays_both_ways ? t("ruleBothWays") : t("ruleLines"),
    t("ruleHighest"),
    t("ruleFree"),
  ];
  if (more > 0) rules.push(t("ruleRetrigger", { spins: more, max }));
  if (multiplier.step > 0) rules.push(t("ruleRising", multiplier));
  else if (multiplier.from > 1) rules.push(t("ruleFixed", multiplier));
  return [...rules, t("ruleNoStrategy"), t("ruleInterrupted"), t("ruleMalfunction")];
}
