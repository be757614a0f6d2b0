/** A site's own colours over those of the product, by the names of the style sheet. */
import { useEffect } from "react";
import { useSite } from "./site.ts";

const NAME = /^[a-z0-9-]{1,40}$/;
const COLOUR = /^#[0-9a-f]{6}$/i;

export function SiteColours() {
  const tokens = useSite()?.theme.tokens;
  useEffect(() => {
    const { style } = document.documentElement;
    const named = Object.entries(tokens ?? {}).filter(
      ([name, colour]) => NAME.test(name) && COLOUR.test(colour),
    );
    for (const [name, colour] of named) style.setProperty(`--color-${name}`, colour);
    return () => {
      for (const [name] of named) style.removeProperty(`--color-${name}`);
    };
  }, [tokens]);
  return null;
}
