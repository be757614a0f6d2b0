/** The game's own keys: which weapon, and the target before and after the one aimed at. */
import { type FishWeapon, fishWeapons } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { segments } from "../../hud/controls.ts";
import { make } from "../../hud/dom.ts";
import type { SayFish } from "./texts.ts";

interface FishKeys {
  readonly say: SayFish;
  readonly weapon: FishWeapon;
  readonly onWeapon: (weapon: FishWeapon) => void;
  readonly onStep: (by: -1 | 1) => void;
}

export function fishControls({ say, weapon, onWeapon, onStep }: FishKeys) {
  const weapons = segments({
    label: say("weapon"),
    options: fishWeapons.map((each) => ({ value: each, text: `${say(each.id)} ${each.cost}×` })),
    value: weapon,
    onChange: onWeapon,
  });
  const arrow = (text: string, by: -1 | 1): HTMLElement =>
    make("button", {
      type: "button",
      class: "fish-step",
      text,
      "aria-label": `${say("target")} ${by > 0 ? "+" : "−"}`,
      onClick: () => onStep(by),
    });
  const steps = { class: "fish-steps", role: "group", "aria-label": say("target") };
  const root = make("div", { class: "fish-controls" }, [
    weapons.root,
    make("div", steps, [arrow("‹", -1), arrow("›", 1)]),
  ]);
  return { root, setWeapon: weapons.set };
}
