import * as contract from "@tucano/contract/player/games/catalog.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { route } from "../platform/http/route.ts";
import { translate } from "../platform/translate.ts";
import type { Route } from "../platform/http/types.ts";
import type { Catalog } from "./index.ts";

/** Our types are named in the visitor's language; a studio's own tags as it calls them. */
function inLanguage<Type extends { readonly code: string }>(type: Type, lang: Language) {
  return { ...type, name: translate(lang, `catalog.type.${type.code}`) };
}

export function catalogRoutes(catalog: Catalog): Route[] {
  const stamp = () => catalog.stamp();
  const forAll = { stamp, isPersonal: false };
  // Members see their favourites marked.
  const forVisitors = { stamp, isPersonal: true };
  return [
    route(
      contract.apis,
      async (_, visit) => {
        const data = await catalog.apis(visit);
        return { ...data, game_types: data.game_types.map((type) => inLanguage(type, visit.lang)) };
      },
      forAll,
    ),
    route(contract.list, (input, visit) => catalog.list(input, visit), forVisitors),
    route(contract.promotion, ({ limit }, visit) => catalog.promotion(limit, visit), forVisitors),
    route(contract.popular, ({ limit }, visit) => catalog.popular(limit, visit), forVisitors),
    route(contract.newest, ({ limit }, visit) => catalog.newest(limit, visit), forVisitors),
    route(contract.ranking, ({ limit }, visit) => catalog.ranking(limit, visit), forVisitors),
    route(contract.favourites, (_, visit) => catalog.favourites(visit)),
    route(contract.setFavourite, (input, visit) => catalog.setFavourite(visit, input.game_id)),
    route(contract.deleteFavourite, (input, visit) =>
      catalog.deleteFavourite(visit, input.game_id),
    ),
  ];
}
