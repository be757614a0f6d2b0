/** WebKit as it is packaged: GTK's MiniBrowser on a screen of its own, by its WebDriver. */
import { spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import { end, openScreen } from "./screen.ts";
import { openSession, pressAt } from "./webdriver.ts";

const [miniBrowser = "MiniBrowser"] = globSync([
  "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
  "/usr/libexec/webkit*/MiniBrowser",
]);

/** Nothing of what this machine's account has set, and nothing that moves. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), "tucano-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return home;
}

export async function openWebKit({ hasWebGl, isFrugal }: EngineOptions): Promise<Engine> {
  const home = makeHome();
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Layers are a matter of painting: pages are laid out and met by a pointer as with them.
      ...(isFrugal === true && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
    },
    stdio: "ignore",
  });
  // Without a manager of windows the bar above the page goes away only like this.
  const args = ["--automation", "--full-screen", `--enable-webgl=${hasWebGl}`];
  const command = await openSession(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": { binary: miniBrowser, args },
  });
  return {
    open: async (url) => {
      await command("POST", "/url", { url });
    },
    run: async (work, argument) =>
      (await command("POST", "/execute/sync", {
        script: `return (${work.toString()})(arguments[0])`,
        args: [argument],
      })) as Awaited<ReturnType<typeof work>>,
    tap: async (at) => {
      await command("POST", "/actions", pressAt(at));
    },
    type: async (text) => {
      const found = (await command("GET", "/element/active")) as Record<string, string>;
      const [element = ""] = Object.values(found);
      await command("POST", `/element/${element}/value`, { text });
    },
    resize: async (size) => {
      await command("POST", "/window/rect", { x: 0, y: 0, ...size });
    },
    picture: async () => Buffer.from((await command("GET", "/screenshot")) as string, "base64"),
    close: async () => {
      await command("DELETE", "").catch(() => undefined);
      await end(driver);
      await end(screen.process);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
