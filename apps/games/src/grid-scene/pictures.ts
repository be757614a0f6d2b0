/** The pictures of each slot, by its folder in `art/`: addresses, from which they are fetched. */
import type { SheetOrder } from "../scene/atlas.ts";
import type { Theme } from "../scene/theme.ts";

const files = import.meta.glob<string>("../art/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const orders = import.meta.glob<SheetOrder>("../art/*/symbols.json", {
  eager: true,
  import: "default",
});

export function picturesOf(code: string): Pick<Theme, "images" | "order"> {
  const at = (name: string): string => found(files[`../art/${code}/${name}.webp`], code, name);
  return {
    order: found(orders[`../art/${code}/symbols.json`], code, "symbols.json"),
    images: {
      symbols: at("symbols"),
      title: at("title"),
      hero: at("hero"),
      worldWide: at("world-wide"),
      worldTall: at("world-tall"),
    },
  };
}

function found<Value>(value: Value | undefined, code: string, name: string): Value {
  if (value === undefined) throw new Error(`${code} has no picture "${name}".`);
  return value;
}
