/** What the shell lends to a stage: all of it looks its part up when it is used. */
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Outcome } from "../scene/tiers.ts";
import { toGameSheet } from "./sheets.ts";
import type { StageTools } from "./stage.ts";
import type { Parts, StartOptions } from "./parts.ts";

export function toolsFor(options: StartOptions, parts: Parts): StageTools {
  const { opened, translate, launch, module, recorded } = options;
  const { hud, overlay, motion, sound, cues } = parts;
  const host = module.look.layout === "over" ? options.page : parts.host;
  const wire = (hundredths: number): string => formatWire(winOf(parts.control.unit, hundredths));
  const outcome = (hundredths: number): Outcome => ({
    amount: winOf(parts.control.unit, hundredths),
    staked: parts.control.staked,
  });
  return {
    host,
    sheet: toGameSheet(opened.game),
    opened,
    language: launch.language,
    translate,
    motion,
    sound,
    cues,
    isDemo: opened.mode === "demo",
    settings: options.settings,
    playToken: recorded === null ? launch.token : null,
    canBuyFeature: opened.market.buy_feature,
    canAutoPlay: opened.market.autoplay,
    unit: () => parts.control.unit,
    units: opened.stakes.map(fromWire),
    chooseUnit: (unit) => parts.control.chooseUnit(unit),
    maxStake: fromWire(opened.max_stake),
    balance: () => parts.control.balance,
    phase: () => parts.control.phase,
    isAuto: () => parts.control.isAuto,
    money: (hundredths) => formatMoney(wire(hundredths)),
    showWin: (hundredths) => {
      if (hundredths === null) return hud.setWin(null);
      hud.setWin(wire(hundredths), winOf(parts.control.unit, hundredths) > parts.control.staked);
    },
    say: (text) => hud.setMessage(text),
    announce: (text) => hud.announce(text),
    notice: (text) => overlay.notice(text),
    celebrate: (hundredths, heading) => parts.celebrations.celebrate(outcome(hundredths), heading),
    proclaim: (words, holdMs) => parts.celebrations.proclaim(words, holdMs),
    enterBonus: (bonus, words, changeBoard) =>
      parts.celebrations.enterBonus(bonus, words, changeBoard),
    leaveBonus: ({ hundredths, ...left }, changeBoard) =>
      parts.celebrations.leaveBonus({ ...left, ...outcome(hundredths) }, changeBoard),
    // A stage may ask before there is a control: it is shown as soon as there is one.
    refresh: () => (parts.control as typeof parts.control | undefined)?.refresh(),
    press: () => parts.control.press(),
    act: (action) => parts.control.act(action),
    hudHeight: () => hud.height,
    hud,
    overlay,
  };
}
