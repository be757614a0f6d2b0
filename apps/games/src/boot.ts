/** From an address to a game that runs: loading screen, session, pictures, unfinished round. */
import type { RecordedRound } from "@tucano/contract/player/games/replays.ts";
import { tellMultiples } from "@tucano/i18n/money.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import { loadGame } from "./games/index.ts";
import type { Launch } from "./platform/launch.ts";
import { openPageLink } from "./platform/page-link.ts";
import { type GameServer, Refusal } from "./platform/server.ts";
import { createSettingsStore, localStorageOf } from "./platform/settings.ts";
import { CannotDraw } from "./scene/cannot-draw.ts";
import type { GameModule } from "./shell/stage.ts";
import { type Game, startGame } from "./shell/start.ts";
import { shellTexts, type Translate } from "./shell/texts.ts";
import { loadWords, wordsFor } from "@tucano/i18n/words.ts";

/** What a game needs around it; the workbench brings its own server. */
export interface BootOptions {
  launch: Launch;
  server: GameServer;
  /** Is shown again, instead of anything being played. */
  recorded?: RecordedRound;
}

/** The server plays by rules that this page does not know: only a fresh page does. */
class Outdated extends Error {}

export async function bootGame({ launch, server, recorded }: BootOptions): Promise<Game> {
  await loadWords(launch.language);
  const translate = wordsFor(shellTexts, launch.language);
  const loading = loadingScreen();
  loading.say(translate("loading"));
  document.documentElement.lang = languageTag(launch.language);
  if (recorded?.unit === null) tellMultiples();
  let game: Game | null = null;
  const link = openPageLink({
    window,
    pageOrigin: launch.pageOrigin,
    onMessage: (message) => game?.receive(message),
  });
  const loaded = loadGame(launch.code).then(async (module) => {
    const pictures = module.load?.((progress) => {
      loading.fill(progress.loadedBytes / progress.totalBytes);
      link.send({ type: "progress", ...progress });
    });
    await Promise.all([pictures, loadWords(launch.language)]);
    return module;
  });
  const [module, opened] = await Promise.all([loaded, server.open(launch.code)]);
  loading.fill(1);
  // What a book says is drawn as it says it, whichever version of the rules it was drawn by.
  if (recorded === undefined) assertCurrent(module, opened.game.definition_version);
  document.title = opened.game.name;
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const settings = createSettingsStore(localStorageOf(window), launch.code);
  const page = loading.gamePage();
  game = await startGame({
    page,
    module,
    launch,
    opened,
    server,
    link,
    settings,
    translate,
    isReduced,
    recorded: recorded ?? null,
  });
  loading.leave();
  link.send({ type: "ready", game: launch.code });
  void game.control.begin();
  return game;
}

function assertCurrent({ version }: GameModule, definitionVersion: number): void {
  if (version !== undefined && version !== definitionVersion) throw new Outdated();
}

/** The screen that is in the page before any script runs. */
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
    gamePage: () => element("game"),
    leave: () => screen.remove(),
  };
}

/** Says what went wrong and what did not, and offers what the player can do about it. */
export function showBootFailure(error: unknown, launch: Launch | null): void {
  const translate = wordsFor(shellTexts, launch?.language ?? "pt");
  const text = element("loading-text");
  text.setAttribute("role", "alert");
  text.textContent = wordsOf(error, translate);
  const again = key(translate(error instanceof Outdated ? "reload" : "retry"), () =>
    window.location.reload(),
  );
  again.classList.add("is-primary");
  // It was half built, so only what is under it can be read.
  element("game").hidden = true;
  const kept = document.createElement("p");
  kept.textContent = translate("nothingLost");
  text.after(kept, again, ...(launch === null ? [] : waysOut(launch, translate)));
}

/** To the rounds that were played, and back to where the player came from. */
function waysOut(launch: Launch, translate: Translate): HTMLElement[] {
  const link = openPageLink({ window, pageOrigin: launch.pageOrigin, onMessage: () => undefined });
  link.send({ type: "failed" });
  const open = (path: string): void => {
    if (link.isFramed) link.send({ type: "open-page", path });
    else window.location.assign(new URL(path, launch.lobby));
  };
  const leave = (): void => {
    if (link.isFramed) link.send({ type: "close" });
    else window.location.assign(launch.lobby);
  };
  return [key(translate("tabHistory"), () => open("/records")), key(translate("leave"), leave)];
}

function key(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "pill";
  button.textContent = label;
  button.addEventListener("click", press);
  return button;
}

function wordsOf(error: unknown, translate: Translate): string {
  if (error instanceof Refusal && error.message !== "") return error.message;
  if (error instanceof CannotDraw) return translate("cannotDraw");
  return translate(error instanceof Outdated ? "newVersion" : "loadFailed");
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
