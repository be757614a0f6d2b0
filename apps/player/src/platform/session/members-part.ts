import { type ComponentType, lazy } from "react";
import { useSession } from "./session.ts";

/**
 * What only members see of a page that anybody may open: whoever may be one gets its code beside
 * the page's, and visitors do without.
 */
export function membersPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const mayBeMember = useSession.getState().status !== "visitor";
  const early = mayBeMember ? load() : undefined;
  // Told when the part is to be shown.
  early?.catch(() => undefined);
  return lazy(async () => ({ default: await (early ?? load()) }));
}
