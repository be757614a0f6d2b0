import { type ComponentType, lazy } from "react";

/** Something the page does without: when its code does not arrive, nothing stands in its place. */
export function optional(load: () => Promise<ComponentType>) {
  const Nothing = () => null;
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
}
