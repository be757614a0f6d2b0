/** How a game is played, by its code: which wishes have its form, which rounds are published. */
import * as z from "zod/mini";
import { type Play, slotPlay } from "./play.ts";
import { plays } from "./plays.ts";

type Part = "choice" | "action" | "bet";

/** Games that have nothing to choose take nothing. */
const nothing = z.optional(z.null());

export type Forms = ReadonlyMap<string, z.ZodMiniType>;

const formsOf = (part: Part): Forms =>
  new Map(
    Object.entries<Play>(plays).flatMap(([code, { [part]: form }]) =>
      form === undefined ? [] : [[code, form] as const],
    ),
  );

/** By game; one that is missing takes nothing. */
export const forms = { choice: formsOf("choice"), action: formsOf("action"), bet: formsOf("bet") };

export const playOf = (code: string): Play => plays[code] ?? slotPlay;

export function fits(part: Part, code: string, wish: unknown): boolean {
  const form = forms[part].get(code) ?? (part === "choice" ? nothing : z.never());
  return form.safeParse(wish).success;
}
