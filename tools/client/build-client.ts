/**
 * `npm run build:client`: makes packages/client/dist, the package as others install it. The calls
 * come from the contract, each with its address only; their types are the contract's own.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import babel from "@rolldown/plugin-babel";
import { build, type Plugin } from "vite";
import { addressesOnly } from "../../packages/client/build/addresses-only.ts";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";

const home = join(root, "packages/client");
const dist = join(home, "dist");
const contract = join(root, "packages/contract/src");
const declared = join(root, ".types/packages");

interface Subject {
  /** `@tucano/client/calls/<name>`. */
  readonly name: string;
  /** Below the contract's sources, without its ending. */
  readonly file: string;
  readonly calls: readonly string[];
}

const isCall = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;

/** What a player's program may call, by the contract's own files; and the sandbox bank's payer. */
async function subjectsOf(): Promise<readonly Subject[]> {
  const files = [...globSync("player/**/*.ts", { cwd: contract }), "studios/sandbox-psp.ts"];
  const read = files.map(async (path): Promise<Subject> => {
    const exported = (await import(pathToFileURL(join(contract, path)).href)) as object;
    const calls = Object.entries(exported).flatMap(([name, value]) => (isCall(value) ? name : []));
    return { name: basename(path, ".ts"), file: path.replace(/\.ts$/, ""), calls };
  });
  const subjects = (await Promise.all(read)).filter(({ calls }) => calls.length > 0);
  if (new Set(subjects.map(({ name }) => name)).size < subjects.length) {
    throw new Error("Two files of the contract have one name.");
  }
  return subjects.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** As an entry is named: the bundler takes it for a path. */
const ENTRY = /calls:([\w-]+)$/;

/** A subject's calls and nothing else of its file. */
function callsOf(subjects: readonly Subject[]): Plugin {
  return {
    name: "tucano:calls",
    enforce: "pre",
    resolveId: (id) => (ENTRY.test(id) ? `\0${id}` : null),
    load(id) {
      const [, asked] = ENTRY.exec(id) ?? [];
      const subject = subjects.find(({ name }) => name === asked);
      if (subject === undefined) return null;
      const file = JSON.stringify(join(contract, `${subject.file}.ts`));
      return `export { ${subject.calls.join(", ")} } from ${file};`;
    },
  };
}

async function bundle(subjects: readonly Subject[]): Promise<void> {
  const entry: Record<string, string> = { index: join(home, "src/index.ts") };
  for (const { name } of subjects) entry[`calls/${name}`] = `calls:${name}`;
  await build({
    configFile: false,
    logLevel: "error",
    root: home,
    plugins: [
      callsOf(subjects),
      babel({ include: /packages\/contract\/src\//, plugins: [addressesOnly] }),
    ],
    build: {
      target: "es2023",
      minify: false,
      outDir: dist,
      emptyOutDir: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: {
        output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" },
      },
    },
  });
}

/** Imports of our own sources, as they lie in the package. */
function importsOf(text: string, file: string): string {
  const toFile = (target: string): string => {
    const path = relative(dirname(file), target);
    return path.startsWith(".") ? path : `./${path}`;
  };
  return text
    .replaceAll(/(["'])@tucano\/contract\/([^"']+)\.ts\1/g, (_all, _quote, path: string) =>
      JSON.stringify(toFile(join("types/contract", `${path}.js`))),
    )
    .replaceAll(/(["'])(\.{1,2}\/[^"']+)\.ts\1/g, `"$2.js"`);
}

/** Declarations, from the compiler; those of a subject name its calls alone. */
async function declare(subjects: readonly Subject[]): Promise<void> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { exitCode, output } = await runBin(compiler, ["--build", home], { output: "keep" });
  if (exitCode !== 0) throw new Error(`The client does not compile.\n${output}`);
  const take = (folder: string, target: string): void => {
    for (const file of globSync("**/*.d.ts", { cwd: join(declared, folder, "src") })) {
      if (file.endsWith(".test.d.ts")) continue;
      const path = join("types", target, file);
      const text = readFileSync(join(declared, folder, "src", file), "utf8");
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), importsOf(text, path));
    }
  };
  take("client", "client");
  take("contract", "contract");
  writeFileSync(join(dist, "index.d.ts"), `export * from "./types/client/index.js";\n`);
  for (const { name, file, calls } of subjects) {
    const text = `export { ${calls.join(", ")} } from "../types/contract/${file}.js";\n`;
    writeFileSync(join(dist, "calls", `${name}.d.ts`), text);
  }
}

/** Types need the schema library's types; a running program needs nothing. */
function manifest(): object {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as {
      version: string;
      dependencies: Record<string, string>;
    };
  return {
    name: "@tucano/client",
    version: read("packages/client").version,
    description: "The typed client of a Tucano house's player API.",
    license: "Apache-2.0",
    type: "module",
    sideEffects: false,
    engines: { node: ">=22" },
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./calls/*": { types: "./calls/*.d.ts", default: "./calls/*.js" },
    },
    dependencies: { zod: read("packages/contract").dependencies["zod"] },
  };
}

export async function buildClient(): Promise<string> {
  rmSync(dist, { recursive: true, force: true });
  const subjects = await subjectsOf();
  await bundle(subjects);
  await declare(subjects);
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(home, "README.md"), join(dist, "README.md"));
  cpSync(join(root, "LICENSE"), join(dist, "LICENSE"));
  return dist;
}

if (import.meta.main) console.log(`The package lies in ${relative(root, await buildClient())}.`);
