/** All that can be done with a recorded round: stop and go, once more, faster and slower, sound. */
import { figureIn } from "@tucano/i18n/numbers.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { ReplayState } from "../round/replay-control.ts";
import type { Translate } from "../shell/texts.ts";
import { type IconName, make, setIcon } from "./dom.ts";

const SPEEDS = [1, 2, 4, 0.5] as const;

export interface ReplayKeys {
  readonly root: HTMLElement;
  setState: (state: ReplayState) => void;
}

interface Options {
  readonly translate: Translate;
  readonly language: Language;
  toggle: () => void;
  again: () => void;
  setSpeed: (speed: number) => void;
}

const looks: Readonly<Record<ReplayState, readonly ["stop" | "go", IconName]>> = {
  playing: ["stop", "pause"],
  paused: ["go", "play"],
  over: ["go", "play"],
};

export function createReplayKeys(options: Options): ReplayKeys {
  const { translate: t, language, toggle, again, setSpeed } = options;
  const main = make("button", {
    type: "button",
    class: "key replay-main",
    onClick: () => toggle(),
  });
  const repeat = make("button", {
    type: "button",
    class: "key",
    "aria-label": t("replayAgain"),
    title: t("replayAgain"),
    onClick: () => again(),
  });
  setIcon(repeat, "spin");
  let speed = 0;
  const pace = make("button", { type: "button", class: "key replay-speed" });
  const showSpeed = (): void => {
    const text = `${figureIn(language, SPEEDS[speed] ?? 1)}×`;
    pace.textContent = text;
    pace.setAttribute("aria-label", t("replaySpeed", { speed: text }));
    pace.title = t("replaySpeed", { speed: text });
  };
  pace.addEventListener("click", () => {
    speed = (speed + 1) % SPEEDS.length;
    showSpeed();
    setSpeed(SPEEDS[speed] ?? 1);
  });
  showSpeed();
  return {
    root: make("div", { class: "replay-keys" }, [repeat, main, pace]),
    setState: (state) => {
      const [words, look] = looks[state];
      const label = t(words === "stop" ? "replayPause" : "replayPlay");
      main.setAttribute("aria-label", label);
      main.title = label;
      setIcon(main, look);
    },
  };
}
