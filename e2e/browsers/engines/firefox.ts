/** Firefox as it is packaged, by WebDriver BiDi. */
import { launch } from "puppeteer-core";
import type { Engine, EngineOptions } from "./engine.ts";
import { end, openScreen } from "./screen.ts";

const path = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

export async function openFirefox({ hasWebGl }: EngineOptions): Promise<Engine> {
  // Without a screen it has no WebGL, not even an emulated one.
  const screen = hasWebGl ? await openScreen() : null;
  const browser = await launch({
    browser: "firefox",
    executablePath: path,
    headless: screen === null,
    env: { ...process.env, ...(screen !== null && { DISPLAY: screen.display }) },
    defaultViewport: null,
    extraPrefsFirefox: {
      "intl.accept_languages": "pt-BR",
      "ui.prefersReducedMotion": 1,
      "webgl.disabled": !hasWebGl,
      // Software draws as well where there is no card; Firefox would rather not.
      "webgl.force-enabled": hasWebGl,
      // One page is looked at: no processes for others that might be opened.
      "dom.ipc.processCount": 1,
      "dom.ipc.processPrelaunch.enabled": false,
      "browser.newtabpage.enabled": false,
      "browser.tabs.remote.separatePrivilegedContentProcess": false,
      "extensions.webextensions.remote": false,
      "media.rdd-process.enabled": false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      const load = () => page.goto(url, { waitUntil: "load" });
      await load().catch((error: unknown) => {
        // The page before was about to take a step of its own, such as that of a sheet that closes.
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
        return load();
      });
    },
    run: (work, argument) =>
      page.evaluate(work as never, argument as never) as Promise<Awaited<ReturnType<typeof work>>>,
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    picture: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close();
      if (screen !== null) await end(screen.process);
    },
  };
}
