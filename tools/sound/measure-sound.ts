/**
 * `npm run measure:sound`: renders the music and the effects of every game to WAV files, as the
 * game's workers do, with a picture of each, and measures them. Fails where something is too loud
 * or too quiet, clips, clicks where it comes round, is too short or takes too long.
 * `-- <code>` renders one game only.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SlotLook } from "@tucano/game-math/grid-slots/look.ts";
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import { soundNames } from "../../apps/games/src/sound/effects.ts";
import { loudnessOf, truePeakOf } from "../../apps/games/src/sound/loudness.ts";
import { piecesOf, type PieceName, renderPiece } from "../../apps/games/src/sound/music/pieces.ts";
import { EFFECTS_RATE, renderEffect } from "../../apps/games/src/sound/render-effect.ts";
import { root } from "../lib/root.ts";
import { drawSound } from "./picture.ts";
import { seamOf } from "./seam.ts";
import { wavOf } from "./wav.ts";

/** What each piece keeps to. Music is between -18 and -14 LUFS; what lies below it is quieter. */
const bounds: Readonly<
  Record<PieceName, { lufs: readonly [number, number]; secondsMin: number; secondsMax: number }>
> = {
  ambience: { lufs: [-36, -32], secondsMin: 12, secondsMax: 20 },
  main: { lufs: [-18, -14], secondsMin: 45, secondsMax: 75 },
  tension: { lufs: [-26, -22], secondsMin: 2, secondsMax: 6 },
  cheer: { lufs: [-18, -14], secondsMin: 4, secondsMax: 12 },
  bonus: { lufs: [-18, -14], secondsMin: 18, secondsMax: 45 },
};
const PEAK_MAX_DB = -1;
/** What one game's loops may hold in memory. */
const MEMORY_MAX_MB = 13;

const out = join(root, "test-results/sound");
const wanted = process.argv[2] ?? "";

async function everySong(): Promise<readonly (readonly [string, Song | undefined])[]> {
  const slots = join(root, "packages/game-math/src/slots");
  const games = join(root, "apps/games/src/games");
  const folders = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const ofSlots = folders(slots).map(async (code) => {
    const { look } = (await import(join(slots, code, "look.ts"))) as { look: SlotLook };
    return [code, look.music] as const;
  });
  const ofOthers = folders(games)
    .filter((code) =>
      readdirSync(join(games, code)).some((file) => /^(game|table)\.ts$/.test(file)),
    )
    .filter((code) => !code.endsWith("-tables"))
    .map(async (code) => {
      const has = readdirSync(join(games, code)).includes("song.ts");
      if (!has) return [code, undefined] as const;
      const { song } = (await import(join(games, code, "song.ts"))) as { song: Song };
      return [code, song] as const;
    });
  return Promise.all([...ofSlots, ...ofOthers]);
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;

async function measurePiece(code: string, song: Song, name: PieceName) {
  const started = process.cpuUsage();
  const { samples, rate } = renderPiece(song, name);
  const cpuMs = Math.round(process.cpuUsage(started).user / 1000);
  const file = join(out, `${code}-${name}`);
  writeFileSync(`${file}.wav`, wavOf(samples, rate));
  await drawSound(samples, rate, `${file}.png`);
  const seconds = samples.length / rate;
  const lufs = loudnessOf(samples, rate);
  const peakDb = truePeakOf(samples);
  const seam = seamOf(samples, rate);
  const { lufs: loud, secondsMin, secondsMax } = bounds[name];
  const faults = [
    lufs < loud[0] || lufs > loud[1] ? `loudness outside ${loud[0]} to ${loud[1]} LUFS` : null,
    peakDb > PEAK_MAX_DB ? `true peak above ${PEAK_MAX_DB} dB` : null,
    seam.across > seam.inside ? "a click where it comes round" : null,
    seconds < secondsMin || seconds > secondsMax ? `not ${secondsMin} to ${secondsMax} s` : null,
  ].filter((fault) => fault !== null);
  const figures = { seconds: inTenths(seconds), lufs: inTenths(lufs), peakDb: inTenths(peakDb) };
  return { name, ...figures, cpuMs, bytes: samples.byteLength, faults };
}

async function measureSong(code: string, song: Song | undefined): Promise<readonly string[]> {
  if (song === undefined) return [`${code} has no music`];
  const pieces = [];
  for (const name of piecesOf(song)) pieces.push(await measurePiece(code, song, name));
  const memoryMB = inTenths(pieces.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
  const cpuMs = pieces.reduce((sum, piece) => sum + piece.cpuMs, 0);
  const told = pieces.map(
    ({ name, seconds, lufs, peakDb }) => `${name} ${seconds} s ${lufs} LUFS ${peakDb} dB`,
  );
  console.log(`${code} (${song.style}): ${told.join(" | ")} | ${memoryMB} MB, ${cpuMs} ms`);
  const faults = pieces.flatMap(({ name, faults: each }) =>
    each.map((fault) => `${name}: ${fault}`),
  );
  if (memoryMB > MEMORY_MAX_MB) faults.push(`more than ${MEMORY_MAX_MB} MB`);
  return faults.map((fault) => `${code} ${fault}`);
}

/** The effects of the three timbres: full height is the loudest they are played. */
function measureEffects(): readonly string[] {
  return [0, 1, 2].flatMap((shape) =>
    soundNames.flatMap((name) => {
      const samples = renderEffect(name, { root: 262, shape });
      writeFileSync(join(out, `effect-${shape}-${name}.wav`), wavOf(samples, EFFECTS_RATE));
      const seconds = samples.length / EFFECTS_RATE;
      const isSound = samples.every((sample) => Math.abs(sample) <= 1);
      const last = Math.abs(samples.at(-1) ?? 0);
      return [
        isSound ? null : `effect ${name}: above full scale`,
        seconds > 2.2 ? `effect ${name}: ${inTenths(seconds)} s are too long` : null,
        last > 0.002 ? `effect ${name}: ends with a click` : null,
      ].filter((fault) => fault !== null);
    }),
  );
}

mkdirSync(out, { recursive: true });
const faults = [...measureEffects()];
for (const [code, song] of await everySong()) {
  if (code.includes(wanted)) faults.push(...(await measureSong(code, song)));
}
console.log(faults.length === 0 ? `All is within its bounds: ${out}` : faults.join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;
