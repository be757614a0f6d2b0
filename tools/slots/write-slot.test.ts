// Protects: what `npm run new:slot` writes is a slot that plays, whichever it is made after.
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { book } from "@tucano/contract/events/round-events.ts";
import type { InstantGame } from "@tucano/game-math/engine.ts";
import type { GridSlot } from "@tucano/game-math/grid-slots/kinds.ts";
import type { SlotLook } from "@tucano/game-math/grid-slots/look.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import type { Words } from "@tucano/i18n/words.ts";
import { root } from "../lib/root.ts";
import { slotsText, slotCodes, slotsFolder } from "./registry.ts";
import { nameOf, writeSlot } from "./write-slot.ts";

/** A copy of the project with new slots and nothing else changed. */
const scratch = mkdtempSync(join(tmpdir(), "tucano-slot-"));
const slots = join(scratch, "src/slots");
mkdirSync(slots, { recursive: true });
for (const name of ["grid-slots", "engine.ts", "read-fields.ts"]) {
  symlinkSync(join(slotsFolder, "..", name), join(scratch, "src", name));
}
symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"));
afterAll(() => rmSync(scratch, { recursive: true }));

const PICTURES = ["hero", "symbols", "title", "world-tall", "world-wide"];

test.each(slotCodes())("like %s", async (like) => {
  const code = `novo-${like}`;
  const folder = await writeSlot({ code, name: "Novo & Belo", id: 900, like }, slots);
  const { slot } = (await import(join(folder, "definition.ts"))) as { slot: GridSlot };
  const { look } = (await import(join(folder, "look.ts"))) as { look: SlotLook };
  expect(slot.game.facts).toMatchObject({ code, name: "Novo & Belo", version: 1, type: "slots" });
  expect([slot.id, slot.former]).toEqual([900, []]);
  expect(look.className).toMatch(/^theme-/);
  if (existsSync(join(folder, "texts.ts"))) {
    const { texts } = (await import(join(folder, "texts.ts"))) as { texts: Words };
    expect(texts.name).toBe(code);
  }
  for (const name of PICTURES) expect(existsSync(join(folder, `pictures/${name}.webp`))).toBe(true);
  const { numbers } = slot;
  const game: InstantGame = slot.game;
  const choice = game.readChoice(undefined);
  const units = game.unitsOf(choice);
  let paid = 0;
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const seeds = { serverSeed: new Uint8Array(32).fill(3), clientSeed: "new", nonce };
    const played = game.play(choice, createDraws(seeds));
    expect(book.parse(played.book)).toEqual(played.book);
    expect(game.play(choice, createDraws(seeds))).toEqual(played);
    expect(played.winHundredths).toBeLessThanOrEqual(numbers.maxWinMultiplier * 100 * units);
    paid += played.winHundredths;
  }
  expect(paid).toBeGreaterThan(0);
});

test("they are on the list, and not offered before their figures are reckoned", () => {
  const text = slotsText(slots);
  for (const code of slotCodes(slots)) expect(text).toContain(`from "./${code}/definition.ts";`);
  expect(text).not.toContain("/published.ts");
});

test("a code is refused that is taken or that no address may have", async () => {
  const like = "boto-encantado";
  const wanted = (code: string, after = like) => writeSlot({ code, name: "X", id: 1, like: after });
  await expect(wanted(like)).rejects.toThrow("already");
  for (const code of ["", "Sol", "sol--nasce", "-sol", "../sol"]) {
    await expect(wanted(code)).rejects.toThrow("is no code");
  }
  await expect(wanted("sol-nascente", "lua-nova")).rejects.toThrow("to begin with");
});

test("a name follows from the code", () => {
  expect(nameOf("sol-do-agreste")).toBe("Sol do Agreste");
});
