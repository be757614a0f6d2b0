/**
 * Icons as one picture file instead of code: the sources import lucide-react as usual; the build
 * draws the icons they name into a sprite and gives each import a component of a few bytes that
 * points into it. The first visit gets lighter by what twenty icons and their library weigh.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as lucide from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const MODULE = "\0tucano:icons";
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g;

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), "utf8").matchAll(IMPORT)])
    .flatMap((match) => (match[1] ?? "").split(","))
    .map((name) => name.trim().replace(/ as \w+$/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}

function drawSymbol(name: string): string {
  const icon = (lucide as unknown as Record<string, ComponentType | undefined>)[name];
  if (icon === undefined) throw new Error(`There is no icon called ${name}.`);
  const [, inner = ""] =
    /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
}

function moduleCode(names: readonly string[], url: string): string {
  const exported = names.map((name) => `export const ${name} = /*#__PURE__*/ icon("${name}");`);
  return `
import { jsx } from "react/jsx-runtime";
const look = {
  viewBox: "0 0 24 24", width: 24, height: 24, fill: "none", stroke: "currentColor",
  strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round",
};
const icon = (name) => (props) =>
  jsx("svg", { ...look, ...props, children: jsx("use", { href: "${url}#" + name }) });
${exported.join("\n")}`;
}

export function iconSprite(folders: readonly string[]): Plugin {
  const names: string[] = Array.from(new Set(folders.flatMap(namesIn))).sort();
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawSymbol).join("")}</svg>\n`;
  const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: "tucano:icon-sprite",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "lucide-react" ? MODULE : null),
    load: (id) => (id === MODULE ? moduleCode(names, `/${fileName}`) : null),
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source: sprite });
    },
  };
}
