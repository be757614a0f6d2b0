import { type ComponentType, lazy } from "react";

/** Something the page can do without: if its code does not arrive, nothing is shown instead. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
}
