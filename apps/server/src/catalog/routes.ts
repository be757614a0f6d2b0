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
  return [
    route(contract.apis, async (_, { lang }) => {
      const data = await catalog.apis();
      return { ...data, game_types: data.game_types.map((type) => inLanguage(type, lang)) };
    }),
    route(contract.list, (input, context) => catalog.list(input, context.member)),
    route(contract.promotion, (input, context) => catalog.promotion(input.limit, context.member)),
    route(contract.popular, (input, context) => catalog.popular(input.limit, context.member)),
    route(contract.newest, (input, context) => catalog.newest(input.limit, context.member)),
    route(contract.ranking, (input, context) => catalog.ranking(input.limit, context.member)),
    route(contract.favourites, (_, context) => catalog.favourites(context.member.memberId)),
    route(contract.setFavourite, (input, context) =>
      catalog.setFavourite(context.member.memberId, input.game_id),
    ),
    route(contract.deleteFavourite, (input, context) =>
      catalog.deleteFavourite(context.member.memberId, input.game_id),
    ),
  ];
}
