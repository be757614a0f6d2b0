/** The player site: built to dist, which the server serves; in development the API is proxied. */
import babel from "@rolldown/plugin-babel";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, minifySync, type Plugin, type PluginOption } from "vite";
import { addressesOnly } from "../../packages/client/build/addresses-only.ts";
import { firstPages } from "./build/first-pages.ts";
import { leaveOut } from "./build/page-frame.ts";
import { iconSprite } from "./build/icon-sprite.ts";
import { sharePictures } from "./build/share-pictures.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { leanStyles, STYLE_TARGETS } from "./build/styles.ts";
import { earlyFiles, homeFiles, splitTexts } from "./build/texts.ts";

const configPath = fileURLToPath(new URL("./lingui.config.ts", import.meta.url));
const sources = fileURLToPath(new URL("./src", import.meta.url));
const uiSources = fileURLToPath(new URL("../../packages/ui/src", import.meta.url));
// The macro plugin would look for the file beside this app: it is handed over instead.
const macros = { linguiConfig: getConfig({ configPath }) };
const api = "http://127.0.0.1:3000";
const { version } = JSON.parse(
  readFileSync(new URL("./package.json", import.meta.url), "utf8"),
) as { version: string };

const ui = "notice|progress-bar|segmented|text-field|checkbox|copy-button|sheet|fold";
const platform = "text|amounts|sign-in-needed|money-bar|select-field|(?:page|reward)-tabs";
const players = "(?:player/\\w+/|studios/|events/(?=round-events))?";
const PARTS = new RegExp(
  `(?:packages/ui/src/(?:${ui})|src/platform/(?:\\w+/)?(?:${platform})` +
    `|packages/contract/src/${players}[\\w-]+)\\.tsx?$`,
);
/** What the home page alone shows at first. */
const HOME =
  /\/(?:home\/(?:home|hero|rail|use-rail-scroll|section-head)|lobby\/families|home-page)\.tsx?$/;
/** What the lobby's pages share, and no other first page needs. */
const LOBBY_PARTS =
  /src\/(?:features\/lobby\/[\w-]+|platform\/games\/favourites|player\/site\/messages)\.tsx?$/;
/** Of the parts of a page, all others are in its own chunk. */
const FEATURES = /src\/(?:features|routes)\//;
/** Calls that the home page names in passing and does not make. */
const OTHER_CALLS = /contract\/src\/player\/(?:account|money)\//;
/** What acts for a member, and what other pages than the lobby's show: of first pages few do. */
const deeds = "infiniteQueryOptions|useMutation|mutationObserver";
const shown = "ui/src/(?:notice|fold)|games/book-games";
const ACTS = new RegExp(`/(?:${deeds}|${shown})\\.(?:js|tsx?)$`);

const early = earlyFiles(sources);
const home = homeFiles(sources);

/** The font loads with the page, not after the style sheet has been read. */
function preloadFont(): Plugin {
  return {
    name: "tucano:preload-font",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const font = Object.keys(bundle).find((file) => /sora-.*\.woff2$/.test(file));
        if (font === undefined) throw new Error("The site's font was not built.");
        const tag = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        return html.replace("<!-- /words -->", `<!-- /words -->\n    ${tag}`);
      },
    },
  };
}

/** What runs before the entry is no module of it: sent without what only people read in it. */
function leanEarlyScripts(): Plugin {
  return {
    name: "tucano:lean-early-scripts",
    apply: "build",
    generateBundle() {
      for (const fileName of ["first-visit.js", "theme.js"]) {
        const source = readFileSync(new URL(`./public/${fileName}`, import.meta.url), "utf8");
        this.emitFile({ type: "asset", fileName, source: minifySync(fileName, source).code });
      }
    },
  };
}

/**
 * index.html carries the home page's first picture; app.html is the same page without it, for
 * every other address.
 */
function plainShell(): Plugin {
  return {
    name: "tucano:plain-shell",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const source = leaveOut(String(index.source), "<!-- home -->", "<!-- /home -->");
        this.emitFile({ type: "asset", fileName: "app.html", source });
      },
    },
  };
}

/** What makes JavaScript of the sources, for the browser and for the writer of first pages. */
export function drawnBy(): PluginOption[] {
  return [
    iconSprite([sources, uiSources]),
    babel({ include: /packages\/contract\/src\//, plugins: [addressesOnly] }),
    babel({ presets: [linguiTransformerBabelPreset(macros, { configPath })] }),
    react(),
    lingui({ configPath }),
  ];
}

export default defineConfig({
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  // The router's store brings what older Reacts lacked; ours has it itself.
  resolve: { alias: { "use-sync-external-store/shim": "use-sync-external-store" } },
  plugins: [
    ...drawnBy(),
    splitTexts({ config: macros.linguiConfig, sources }),
    tailwindcss(),
    leanStyles(),
    preloadFont(),
    leanEarlyScripts(),
    plainShell(),
    firstPages(),
    sharePictures(),
    serviceWorker(),
  ],
  build: {
    target: "es2023",
    cssTarget: STYLE_TARGETS,
    outDir: "dist",
    emptyOutDir: true,
    // Hashed names for ever; the server keeps them cached for a year.
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that a first visit runs is one file: one request, and compressed as a whole.
            // The validator is only for messages of games, so it stays with what is around one.
            {
              name: "first",
              tags: ["$initial"],
              test: /^(?!.*node_modules\/zod\/)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "home",
              test: (id) => HOME.test(id),
              includeDependenciesRecursively: false,
            },
            {
              name: "lobby-parts",
              test: (id) => LOBBY_PARTS.test(id) && early.has(id),
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            // What nearly every page needs: small parts that would be a request each. First pages
            // wait for no others, and the home page for no field and no tab.
            {
              name: "home-parts",
              test: (id) =>
                (home.has(id) && !FEATURES.test(id) && !OTHER_CALLS.test(id)) ||
                /useCanGoBack\.js|members-part\.ts$/.test(id),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            { name: "acts", test: ACTS, includeDependenciesRecursively: false },
            {
              name: "early-parts",
              test: (id) => early.has(id) && !FEATURES.test(id),
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            { name: "parts", test: PARTS, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: api, ws: true },
      "/play": api,
      "/sandbox": api,
      "/streams": api,
      "/healthz": api,
    },
  },
});
