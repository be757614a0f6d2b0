/** From an address to a game that runs: loading screen, session, pictures, unfinished round. */
import { type Game, startGame } from "./game.ts";
import type { Launch } from "./platform/launch.ts";
import { loadImages } from "./platform/load.ts";
import { openPageLink } from "./platform/page-link.ts";
import { type GameServer, Refusal } from "./platform/server.ts";
import { createSettingsStore, localStorageOf } from "./platform/settings.ts";
import type { Opened } from "./round/control.ts";
import { languageTags, translateTo } from "./texts/index.ts";
import { themeOf } from "./themes.ts";

/** What a game needs around it; the workbench brings its own server. */
export interface BootOptions {
  launch: Launch;
  server: GameServer;
}

export async function bootGame({ launch, server }: BootOptions): Promise<Game> {
  const translate = translateTo(launch.language);
  const loading = loadingScreen();
  loading.say(translate("loading"));
  document.documentElement.lang = languageTags[launch.language];
  let game: Game | null = null;
  const link = openPageLink({
    window,
    pageOrigin: launch.pageOrigin,
    onMessage: (message) => game?.receive(message),
  });
  const theme = themeOf(launch.code);
  const images = loadImages(theme.images, (progress) => {
    loading.fill(progress.loadedBytes / progress.totalBytes);
    link.send({ type: "progress", ...progress });
  });
  const opened: Opened = await server.open(launch.code);
  document.title = opened.game.name;
  const host = loading.gameHost();
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const settings = createSettingsStore(localStorageOf(window), launch.code);
  const pictures = await images;
  game = await startGame({
    host,
    launch,
    opened,
    server,
    theme,
    link,
    settings,
    translate,
    isReduced,
    images: pictures,
  });
  loading.leave();
  link.send({ type: "ready", game: launch.code });
  void game.control.begin();
  return game;
}

/** The screen that stands in the page before any script runs. */
function loadingScreen() {
  const screen = element("loading");
  const bar = element("loading-bar") as HTMLProgressElement;
  const text = element("loading-text");
  return {
    say: (words: string) => {
      text.textContent = words;
    },
    fill: (part: number) => {
      bar.value = Math.round(100 * Math.min(1, part));
    },
    gameHost: () => element("game"),
    leave: () => screen.remove(),
  };
}

/** Says what went wrong, and offers what the player can do about it. */
export function showBootFailure(error: unknown, launch: Launch | null): void {
  const translate = translateTo(launch?.language ?? "pt");
  const text = element("loading-text");
  text.setAttribute("role", "alert");
  text.textContent =
    error instanceof Refusal && error.message !== "" ? error.message : translate("loadFailed");
  const again = document.createElement("button");
  again.type = "button";
  again.className = "pill is-primary";
  again.textContent = translate("retry");
  again.addEventListener("click", () => window.location.reload());
  text.after(again);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
