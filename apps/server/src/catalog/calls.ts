import * as contract from "@tucano/contract/player/games/catalog.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import { translate } from "../platform/translate.ts";
import { deleteFavourite, listFavourites, setFavourite } from "./favourites.ts";
import type { CatalogContext } from "./context.ts";
import { addedSinceVisit, chart, listGames, popular, ranking } from "./shown.ts";

/** Our types are named in the visitor's language; a studio's own tags as it calls them. */
function inLanguage<Type extends { readonly code: contract.GameType }>(type: Type, lang: Language) {
  return { ...type, name: translate(lang, `catalog.type.${type.code}`) };
}

export function catalogCalls(context: CatalogContext): Route[] {
  const { snapshots, counts, siteOf } = context;
  const stamp = () => Promise.all([snapshots.get(), counts.get()]);
  const forAll = { stamp, isPersonal: false };
  // Members see their favourites marked.
  const forVisitors = { stamp, isPersonal: true };
  const apis = route(
    contract.apis,
    async (_, { host, lang }) => {
      const { brands, types, tags, shown } = (await snapshots.get()).on(await siteOf(host));
      const gameTypes = types.map((type) => inLanguage(type, lang));
      return { brands: [...brands], game_types: gameTypes, tags: [...tags], total: shown.length };
    },
    forAll,
  );
  return [
    apis,
    route(contract.list, (input, visit) => listGames(context, input, visit), forVisitors),
    route(
      contract.promotion,
      async ({ limit }, visit) => {
        const wish = { sort: "catalogue", limit, featuredOnly: true } as const;
        return { list: (await chart(context, wish, visit)).list };
      },
      forVisitors,
    ),
    route(contract.popular, ({ limit }, visit) => popular(context, limit, visit), forVisitors),
    route(
      contract.newest,
      async ({ limit }, visit) => ({
        list: (await chart(context, { sort: "new", limit }, visit)).list,
      }),
      forVisitors,
    ),
    route(contract.ranking, ({ limit }, visit) => ranking(context, limit, visit), forVisitors),
    route(contract.addedSinceVisit, (_, visit) => addedSinceVisit(context, visit)),
    route(contract.favourites, (_, visit) => listFavourites(context, visit)),
    route(contract.setFavourite, ({ game_id }, visit) => setFavourite(context, visit, game_id)),
    route(contract.deleteFavourite, ({ game_id }, visit) =>
      deleteFavourite(context, visit, game_id),
    ),
  ];
}
