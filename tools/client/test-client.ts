/**
 * `npm run test:client`: plays a round at a real house, as others would. Once with the package,
 * packed and installed in an empty folder; once with a Python client that OpenAPI Generator makes
 * from the house's own document. Where Java, Python or the generator cannot be had, it says so and
 * is no failure.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { personas } from "@tucano/workshop/personas.ts";
import { startProduct } from "../lib/product.ts";
import { root } from "../lib/root.ts";
import { endChildrenWithThisProcess, run, runBin } from "../lib/run.ts";
import { buildClient } from "./build-client.ts";

/** The last that brings the generator itself; later ones download it from elsewhere. */
const GENERATOR = "@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2";
/** What generated Python clients import. */
const PYTHON_PACKAGES = ["urllib3", "six", "dateutil", "certifi"] as const;
const cache = join(root, ".cache", "client");
const here = import.meta.dirname;

const personOf = (index: number): string => {
  const { account, realname, phone, cpf, birthDate } = personas[index] ?? {};
  const secrets = { password: "noite-tropical", confirm_password: "noite-tropical" };
  const told = { account, realname, phone, cpf, birth_date: birthDate, is_adult: true };
  return JSON.stringify({ ...told, ...secrets, qk_pwd: "135790" });
};

async function must(what: string, made: ReturnType<typeof run>): Promise<string> {
  const { exitCode, output } = await made;
  if (exitCode !== 0) throw new Error(`${what} failed.\n${output.slice(-4_000)}`);
  return output.trim();
}

const right = `import { connect, isRefused } from "@tucano/client";
import { openDeposit } from "@tucano/client/calls/cashier";
const house = connect("https://house.example");
const order = await house.call(openDeposit, { money: "50.00" });
export const code: string | null = order.pix_copy_paste;
export const isSmall = (error: unknown) => isRefused(error, "cashier.amount_below_minimum");
`;

/** Types are right where what is right compiles, and what is wrong does not. */
async function checkTypes(folder: string): Promise<void> {
  writeFileSync(join(folder, "right.ts"), right);
  writeFileSync(join(folder, "wrong.ts"), right.replace('{ money: "50.00" }', "{ money: true }"));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const settings = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024"];
  const compile = (file: string) =>
    runBin(compiler, [...settings, "--lib", "es2024,dom", file], { cwd: folder, output: "keep" });
  await must("Compiling what is right", compile("right.ts"));
  const { output } = await compile("wrong.ts");
  if (!output.includes("wrong.ts(4,")) throw new Error(`A wrong request compiles.\n${output}`);
}

async function playWithPackage(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tucano-client-"));
  try {
    const pack = (path: string) =>
      must("npm pack", run("npm", ["pack", path, "--silent"], { cwd: folder, output: "keep" }));
    const dist = await buildClient();
    const tarballs = [await pack(dist), await pack(join(root, "node_modules/zod"))];
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
    const install = ["install", "--offline", "--no-audit", "--no-fund"];
    const files = tarballs.map((file) => `./${file}`);
    await must("npm install", run("npm", [...install, ...files], { cwd: folder, output: "keep" }));
    await checkTypes(folder);
    // Types need another package; a program that runs needs none.
    rmSync(join(folder, "node_modules/zod"), { recursive: true });
    cpSync(join(root, "examples/client/play-a-round.mjs"), join(folder, "play-a-round.mjs"));
    const play = ["play-a-round.mjs", url, personOf(0)];
    return await must("Playing", run(process.execPath, play, { cwd: folder, output: "keep" }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The generator's own program, kept; null where it cannot be had. */
async function bringGenerator(): Promise<string | null> {
  const program = join(cache, "package", "bin", "openapi-generator.jar");
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const pack = await run("npm", ["pack", GENERATOR, "--silent"], { cwd: cache, output: "keep" });
  if (pack.exitCode !== 0) return null;
  await must("Unpacking", run("tar", ["xzf", pack.output.trim()], { cwd: cache, output: "keep" }));
  return program;
}

/** A Python that has what is needed, or gets it from Debian, unpacked and not installed. */
async function bringPython(): Promise<string | null> {
  const packages = join(cache, "usr/lib/python3/dist-packages");
  const imports = ["-c", `import ${PYTHON_PACKAGES.join(", ")}`];
  const works = async (path: string): Promise<boolean> =>
    (await run("python3", imports, { output: "keep", env: { PYTHONPATH: path } })).exitCode === 0;
  if (await works("")) return "";
  if (await works(packages)) return packages;
  mkdirSync(cache, { recursive: true });
  const names = PYTHON_PACKAGES.map((name) => `python3-${name}`);
  await run("apt-get", ["download", ...names], { cwd: cache, output: "keep" });
  await run("sh", ["-c", "for deb in *.deb; do dpkg -x $deb .; done"], {
    cwd: cache,
    output: "keep",
  });
  return (await works(packages)) ? packages : null;
}

/** Answers what came of it, or why it could not be tried. */
async function playInPython(url: string): Promise<{ played?: string; missing?: string }> {
  if ((await run("java", ["-version"], { output: "keep" })).exitCode !== 0) {
    return { missing: "there is no Java" };
  }
  const packages = await bringPython();
  if (packages === null) return { missing: `there is no Python with ${PYTHON_PACKAGES.join()}` };
  const program = await bringGenerator();
  if (program === null) return { missing: "OpenAPI Generator could not be brought" };
  const folder = mkdtempSync(join(tmpdir(), "tucano-generated-"));
  try {
    const document = join(folder, "openapi.json");
    writeFileSync(document, await (await fetch(`${url}/api/openapi-3.0.json`)).text());
    const java = (args: readonly string[]) =>
      run("java", ["-jar", program, ...args], { output: "keep" });
    await must("Reading the document", java(["validate", "-i", document]));
    const generate = ["generate", "-i", document, "-g", "python", "-o", join(folder, "made")];
    await must("Generating", java([...generate, "--additional-properties=packageName=house"]));
    const env = { PYTHONPATH: `${join(folder, "made")}:${packages}` };
    const play = [join(here, "play_a_round.py"), url, personOf(1)];
    return { played: await must("Playing", run("python3", play, { output: "keep", env })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

endChildrenWithThisProcess();
// With a token, what comes without it is everybody: the document is the one that partners read.
const product = await startProduct({ INTERNAL_TOKEN: "an-inner-token-of-this-test-alone" });
try {
  console.log(`The package, installed in an empty folder: ${await playWithPackage(product.url)}`);
  const { played, missing } = await playInPython(product.url);
  if (missing !== undefined) console.log(`Skipped, a client of another language: ${missing}.`);
  else console.log(`A generated Python client: ${played}`);
} finally {
  await product.stop();
}
