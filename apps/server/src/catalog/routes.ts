import * as contract from "@tucano/contract/catalog.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { route } from "../platform/http/route.ts";
import { translate } from "../platform/http/translate.ts";
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
      async (_, { lang }) => {
        const data = await catalog.apis();
        return { ...data, game_types: data.game_types.map((type) => inLanguage(type, lang)) };
      },
      forAll,
    ),
    route(contract.list, (input, { member }) => catalog.list(input, member), forVisitors),
    route(
      contract.promotion,
      ({ limit }, { member }) => catalog.promotion(limit, member),
      forVisitors,
    ),
    route(contract.popular, ({ limit }, { member }) => catalog.popular(limit, member), forVisitors),
    route(contract.newest, ({ limit }, { member }) => catalog.newest(limit, member), forVisitors),
    route(contract.ranking, ({ limit }, { member }) => catalog.ranking(limit, member), forVisitors),
    route(contract.favourites, (_, context) => catalog.favourites(context.member.memberId)),
    route(contract.setFavourite, (input, context) =>
      catalog.setFavourite(context.member.memberId, input.game_id),
    ),
    route(contract.deleteFavourite, (input, context) =>
      catalog.deleteFavourite(context.member.memberId, input.game_id),
    ),
  ];
}
