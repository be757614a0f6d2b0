/**
 * Writes service-worker.js: our own worker (src/worker), compiled, with the list of files that
 * make the shell of this build.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { entryOf, indexOf } from "./first-pages.ts";
import type { Shell } from "../src/worker/policy.ts";

const entry = path.resolve(import.meta.dirname, "../src/worker/service-worker.ts");

/** Public files that a page without a network shows. */
const publicFiles = [
  "favicon.svg",
  "brand/logo-on-dark.svg",
  "brand/logo-on-light.svg",
  "art/scenes/offline.avif",
  "art/scenes/error.avif",
  "art/scenes/not-found.avif",
  "art/scenes/empty-inbox.avif",
];

/** What hardly anybody opens (the video player) is kept when it was used, not before. */
const LARGEST_KEPT_BYTES = 200_000;
/** Of the catalogues only the default one: another language is kept when it was used. */
const OTHER_LANGUAGE = /^assets\/(?:cn|en|ch|vi|id|th|tr|msa)-[\w-]{8,}\.js$/;
/** Only for pages that the server wrote, which the worker never keeps. */
const FIRST_ONLY = /^(?:assets\/first-[\w-]+\.css|first-visit\.js)$/;
const KEPT = /\.(?:js|css|woff2)$/;
const HASH = /-([\w-]{8,})\.js$/;

type Bundle = Rolldown.OutputBundle;

function contentOf(file: Bundle[string]): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

/** The entry, everything it imports before it runs, and what the page's own lines name. */
function coreOf(bundle: Bundle, html: string): Set<string> {
  const core = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file === undefined || core.has(name)) return;
    core.add(name);
    if (file.type === "chunk") file.imports.forEach(add);
  };
  for (const name of Object.keys(bundle)) {
    if (FIRST_ONLY.test(name)) continue;
    const isAlways = /^assets\/(?:pt|icons)-[\w-]{8,}\.(?:js|svg)$/.test(name);
    if (isAlways || (/\.(?:js|css|woff2)$/.test(name) && html.includes(`/${name}`))) add(name);
  }
  return core;
}

function listShell(bundle: Bundle, publicDir: string): Shell {
  const buildName = HASH.exec(entryOf(bundle).fileName)?.[1];
  if (buildName === undefined) throw new Error("The entry's name says nothing of its content.");
  const core = coreOf(bundle, String(indexOf(bundle).source));
  const rest = Object.entries(bundle)
    .filter(([name]) => KEPT.test(name) && !core.has(name))
    .filter(([name]) => !OTHER_LANGUAGE.test(name) && !FIRST_ONLY.test(name))
    .filter(([, file]) => contentOf(file).length <= LARGEST_KEPT_BYTES)
    .map(([name]) => `/${name}`);
  const hash = createHash("sha256");
  for (const name of [...core, ...rest].sort()) hash.update(name);
  for (const name of ["index.html", "app.html"]) {
    const file = bundle[name];
    if (file !== undefined) hash.update(contentOf(file));
  }
  for (const name of publicFiles) hash.update(readFileSync(path.join(publicDir, name)));
  return {
    build: buildName,
    content: hash.digest("base64url").slice(0, 10),
    core: [
      "/index.html",
      "/app.html",
      ...[...core].map((name) => `/${name}`),
      ...publicFiles.map((name) => `/${name}`),
    ],
    rest: rest.sort(),
  };
}

async function compile(shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2023",
      lib: { entry, formats: ["iife"], name: "worker" },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!("output" in output)) continue;
    const [chunk] = output.output;
    return chunk.code;
  }
  throw new Error("The service worker was not compiled.");
}

export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "tucano:service-worker",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const source = await compile(listShell(bundle, publicDir));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}
