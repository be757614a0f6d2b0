import type { SectionGroup } from "../../platform/sections.ts";
import { useMay } from "../../platform/session/session.ts";
import { navigation } from "../navigation.ts";

/** The groups with the sections that this operator may open. */
export function useNavigation(): readonly SectionGroup[] {
  const may = useMay();
  return navigation
    .map((group) => ({ ...group, sections: group.sections.filter((one) => may(one.permission)) }))
    .filter(({ sections }) => sections.length > 0);
}
