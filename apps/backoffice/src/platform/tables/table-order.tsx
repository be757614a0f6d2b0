/** The order of a list that the server sorts: `sort` in the address is a column's id, or `-id`. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useAddressSearch } from "./list-search.ts";

export type Order = "ascending" | "descending" | "none";

export function useSorting() {
  const { search, filter } = useAddressSearch();
  const orderOf = (id: string): Order => {
    if (search["sort"] === id) return "ascending";
    return search["sort"] === `-${id}` ? "descending" : "none";
  };
  // The largest and the latest first; a second press turns it.
  const sortBy = (id: string) => filter({ sort: orderOf(id) === "descending" ? id : `-${id}` });
  return { orderOf, sortBy };
}

export function OrderArrow({ order }: { order: Order }) {
  if (order === "none") return null;
  const Arrow = order === "ascending" ? ArrowUp : ArrowDown;
  return <Arrow aria-hidden="true" className="size-3" />;
}
