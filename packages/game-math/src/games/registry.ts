/**
 * Every slot with lines that was ever offered, by code and version. A version is never changed and
 * never removed, so that every past round can be verified: a change is a new version.
 */
import { compileSlot } from "../slots/compile.ts";
import type { CompiledSlot, SlotDefinition } from "../slots/definition.ts";
import { mareAlta, mareAltaFirst } from "./mare-alta.ts";
import { noiteDoSaci, noiteDoSaciFirst } from "./noite-do-saci.ts";
import { oncaDourada } from "./onca-dourada.ts";

/** The version of each game that is offered now. */
export const currentSlots: readonly SlotDefinition[] = [oncaDourada, mareAlta, noiteDoSaci];

export const allSlotVersions: readonly SlotDefinition[] = [
  ...currentSlots,
  mareAltaFirst,
  noiteDoSaciFirst,
];

const compiled = new Map<string, CompiledSlot>();

/** A game ready to be played; the current version when none is named. */
export function findSlot(code: string, version?: number): CompiledSlot | null {
  const source = version === undefined ? currentSlots : allSlotVersions;
  const definition = source.find(
    (each) => each.code === code && (version === undefined || each.version === version),
  );
  if (definition === undefined) return null;
  const key = `${code}@${definition.version}`;
  const slot = compiled.get(key) ?? compileSlot(definition);
  compiled.set(key, slot);
  return slot;
}
