/**
 * Filters and the place in a list are in the address: Back, reload and a shared link keep them.
 * Anything unexpected in it is left out, never an error.
 */
import { useNavigate, useSearch } from "@tanstack/react-router";

export function textParam(value: unknown, maxLength = 100): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.slice(0, maxLength) : undefined;
}

/** A day as date fields give it. */
export function dayParam(value: unknown): string | undefined {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
}

export function oneOf<Value extends string>(
  value: unknown,
  allowed: readonly Value[],
): Value | undefined {
  return allowed.find((one) => one === value);
}

/** For the types, what is undefined is left out; the router drops it from the address. */
export function present<Shape extends Record<string, unknown>>(
  shape: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  return shape as { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };
}

const TRAIL_MAX = 4_000;

/** Where one is in a list that goes on by key, and where the pages before began. */
export function placeIn(search: Record<string, unknown>) {
  return { cursor: textParam(search["cursor"], 200), trail: textParam(search["trail"], TRAIL_MAX) };
}

type Search = Readonly<Record<string, unknown>>;

export interface AddressSearch {
  readonly search: Search;
  /** Filters: the list starts over. */
  readonly filter: (changes: Search) => void;
  /** All filters at once, as a saved view has them. */
  readonly replace: (search: Search) => void;
  /** The next page; its beginning is the answer's `next`. */
  readonly goOn: (next: string) => void;
  /** Null on the first page. */
  readonly goBack: (() => void) | null;
}

const BETWEEN = "~";

export function useAddressSearch(): AddressSearch {
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const go = (next: Search, isStep: boolean) =>
    void navigate({ to: ".", search: next as never, replace: !isStep });
  const cursor = textParam(search["cursor"], 200);
  const trail = (textParam(search["trail"], TRAIL_MAX) ?? "").split(BETWEEN).filter(Boolean);
  return {
    search,
    filter: (changes) => go({ ...search, cursor: undefined, trail: undefined, ...changes }, false),
    replace: (next) => go(next, true),
    goOn: (next) => {
      const passed = cursor === undefined ? trail : [...trail, cursor];
      go({ ...search, cursor: next, trail: passed.join(BETWEEN) || undefined }, true);
    },
    goBack:
      cursor === undefined
        ? null
        : () => {
            const before = trail.at(-1);
            const rest = trail.slice(0, -1).join(BETWEEN) || undefined;
            go({ ...search, cursor: before, trail: rest }, true);
          },
  };
}
