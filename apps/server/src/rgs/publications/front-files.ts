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
const FILE_MAX_MB = 32;
const ALL_MAX_MB = 200;
const MB = 1024 * 1024;
const DEPTH_MAX = 12;
/** No name that leads elsewhere, and none that is hidden. */
const NAME = /^[\w][\w.@+ -]{0,119}$/;
const FIRST_PAGE = "index.html";

/** All files of a folder; throws with the reason when one of them may not be in it. */
export async function readFrontFiles(folder: string): Promise<FrontFile[]> {
  const files: FrontFile[] = [];
  let bytes = 0;
  for await (const name of namesIn(folder, "", 0)) {
    if (files.length === FILES_MAX) refuse("front_many", { files: FILES_MAX });
    const type = types[path.extname(name).slice(1).toLowerCase()];
    if (type === undefined) refuse("front_type", { file: name });
    const { size } = await lstat(path.join(folder, name));
    bytes += size;
    if (size > FILE_MAX_MB * MB) refuse("file_large", { file: name, megabytes: FILE_MAX_MB });
    if (bytes > ALL_MAX_MB * MB) refuse("front_large", { megabytes: ALL_MAX_MB });
    files.push({ path: name, type, body: await readFile(path.join(folder, name)) });
  }
  if (!files.some((file) => file.path === FIRST_PAGE)) refuse("front_page");
  return files;
}

async function* namesIn(folder: string, below: string, depth: number): AsyncGenerator<string> {
  if (depth > DEPTH_MAX) refuse("front_deep");
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!NAME.test(entry.name)) refuse("front_name", { file: name });
    if (entry.isDirectory()) yield* namesIn(folder, name, depth + 1);
    else if (entry.isFile()) yield name;
    else refuse("front_link", { file: name });
  }
}
