/** Silence by one key, music and effects each by a switch: kept for all games on this device. */
import type { Sound } from "../sound/sound.ts";
import type { Translate } from "../shell/texts.ts";
import { make, setIcon } from "./dom.ts";

/** The key says what its next press does. */
export function bindSoundKey(key: HTMLElement, sound: Sound, translate: Translate): void {
  const show = (): void => {
    const { isMuted } = sound.choice;
    const name = translate(isMuted ? "soundOn" : "soundOff");
    setIcon(key, isMuted ? "soundOff" : "soundOn");
    key.setAttribute("aria-label", name);
    key.title = name;
  };
  key.addEventListener("click", () => sound.choose({ isMuted: !sound.choice.isMuted }));
  sound.onChoice(show);
  show();
}

export function soundSwitches(sound: Sound, translate: Translate): HTMLElement {
  const key = (name: "music" | "effects", choice: "hasMusic" | "hasEffects"): HTMLElement => {
    const root = make("button", { type: "button", role: "switch", class: "sound-switch" }, [
      make("span", { text: translate(name) }),
      make("i", { "aria-hidden": "true" }),
    ]);
    const isOn = (): boolean => sound.choice[choice] && !sound.choice.isMuted;
    const show = (): void => root.setAttribute("aria-checked", String(isOn()));
    root.addEventListener("click", () => {
      const { isMuted } = sound.choice;
      // Where all is silent, one of them is switched on alone.
      const alone = isMuted ? { isMuted: false, hasMusic: false, hasEffects: false } : {};
      sound.choose({ ...alone, [choice]: !isOn() });
    });
    sound.onChoice(show);
    show();
    return root;
  };
  const keys = [key("music", "hasMusic"), key("effects", "hasEffects")];
  return make(
    "div",
    { class: "sound-switches", role: "group", "aria-label": translate("sound") },
    keys,
  );
}
