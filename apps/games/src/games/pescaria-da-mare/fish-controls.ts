/** The game's own keys: which weapon, the target before and after, and the padlock between. */
import { type FishWeapon, fishWeapons } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { segments } from "../../hud/controls.ts";
import { icon, make, setIcon } from "../../hud/dom.ts";
import type { SayFish } from "./texts.ts";

interface FishKeys {
  readonly say: SayFish;
  readonly weapon: FishWeapon;
  readonly onWeapon: (weapon: FishWeapon) => void;
  readonly onStep: (by: -1 | 1) => void;
  /** The padlock was closed or opened. */
  readonly onOnly: (isOnly: boolean) => void;
}

export function fishControls({ say, weapon, onWeapon, onStep, onOnly }: FishKeys) {
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
  const only = make(
    "button",
    {
      type: "button",
      class: "fish-step fish-only",
      "aria-pressed": "false",
      "aria-label": say("onlyTarget"),
      title: say("onlyTarget"),
      onClick: () => {
        const isOnly = only.getAttribute("aria-pressed") !== "true";
        only.setAttribute("aria-pressed", String(isOnly));
        setIcon(only, isOnly ? "locked" : "unlocked");
        onOnly(isOnly);
      },
    },
    [icon("unlocked")],
  );
  const steps = { class: "fish-steps", role: "group", "aria-label": say("target") };
  const root = make("div", { class: "fish-controls" }, [
    weapons.root,
    make("div", steps, [arrow("‹", -1), only, arrow("›", 1)]),
  ]);
  return { root, setWeapon: weapons.set };
}
