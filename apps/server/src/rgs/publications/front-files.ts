/** The static files of a game's front end: which there may be, and what a browser is told. */
import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { refuse } from "./findings.ts";

export interface FrontFile {
  /** Below the front end's folder, with slashes. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  atlas: "text/plain; charset=utf-8",
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  fnt: "text/plain; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  m4a: "audio/mp4",
  mjs: "text/javascript; charset=utf-8",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  ogg: "audio/ogg",
  otf: "font/otf",
  png: "image/png",
  skel: "application/octet-stream",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml",
};

const FILES_MAX = 3_000;
const FILE_MAX_BYTES = 32 * 1024 * 1024;
const ALL_MAX_BYTES = 200 * 1024 * 1024;
const DEPTH_MAX = 12;
/** No name that leads elsewhere, and none that is hidden. */
const NAME = /^[\w][\w.@+ -]{0,119}$/;
const FIRST_PAGE = "index.html";

/** All files of a folder; throws with the reason when one of them may not be in it. */
export async function readFrontFiles(folder: string): Promise<FrontFile[]> {
  const files: FrontFile[] = [];
  let bytes = 0;
  for await (const name of namesIn(folder, "", 0)) {
    if (files.length === FILES_MAX) refuse(`The front end has more than ${FILES_MAX} files.`);
    const type = types[path.extname(name).slice(1).toLowerCase()];
    if (type === undefined)
      refuse(`The front end has a file of a type that is not served: ${name}`);
    const { size } = await lstat(path.join(folder, name));
    bytes += size;
    if (size > FILE_MAX_BYTES) refuse(`${name} is larger than 32 MB.`);
    if (bytes > ALL_MAX_BYTES) refuse("The front end is larger than 200 MB.");
    files.push({ path: name, type, body: await readFile(path.join(folder, name)) });
  }
  if (!files.some((file) => file.path === FIRST_PAGE)) refuse("The front end has no index.html.");
  return files;
}

async function* namesIn(folder: string, below: string, depth: number): AsyncGenerator<string> {
  if (depth > DEPTH_MAX) refuse("The front end has folders within too many folders.");
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!NAME.test(entry.name)) refuse(`The front end has a name that is not served: ${name}`);
    if (entry.isDirectory()) yield* namesIn(folder, name, depth + 1);
    else if (entry.isFile()) yield name;
    else refuse(`The front end has something that is no file: ${name}`);
  }
}
