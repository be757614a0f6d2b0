/** The symbols of slots as players see them: from the very sheets that the games draw. */
import { useQuery } from "@tanstack/react-query";

interface SheetOrder {
  readonly cell: number;
  readonly columns: number;
  readonly names: readonly string[];
}

const folder = "../../../../../packages/game-math/src/slots";
const orders = import.meta.glob<SheetOrder>(
  "../../../../../packages/game-math/src/slots/*/pictures/symbols.json",
  { import: "default" },
);
/** Addresses, from which they are fetched. */
const sheets = import.meta.glob<string>(
  "../../../../../packages/game-math/src/slots/*/pictures/symbols.webp",
  { eager: true, query: "?url", import: "default" },
);

export interface SymbolSheet {
  readonly order: SheetOrder;
  readonly url: string;
}

/** Null: no slot of ours, or it is on its way. */
export function useSymbolSheet(game: string): SymbolSheet | null {
  const { data = null } = useQuery({
    queryKey: ["symbols", game],
    staleTime: "static",
    queryFn: async (): Promise<SymbolSheet | null> => {
      const order = await orders[`${folder}/${game}/pictures/symbols.json`]?.();
      const url = sheets[`${folder}/${game}/pictures/symbols.webp`];
      return order === undefined || url === undefined ? null : { order, url };
    },
  });
  return data;
}

/** One symbol of a sheet, said by its name; a symbol without a picture is its name. */
export function SymbolPicture({ name, sheet }: { name: string; sheet: SymbolSheet | null }) {
  const words = name.replaceAll("_", " ");
  const place = sheet?.order.names.indexOf(name) ?? -1;
  if (sheet === null || place < 0) return <span className="px-1 text-xs">{words}</span>;
  const { columns, names } = sheet.order;
  const rows = Math.ceil(names.length / columns);
  const share = (at: number, of: number) => (of === 1 ? 0 : (at / (of - 1)) * 100);
  const x = share(place % columns, columns);
  const y = share(Math.floor(place / columns), rows);
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="block size-10 bg-no-repeat md:size-12"
      style={{
        backgroundImage: `url("${sheet.url}")`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${x}% ${y}%`,
      }}
    />
  );
}
