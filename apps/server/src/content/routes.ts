import * as contract from "@tucano/contract/player/site/content.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Content } from "./index.ts";

export function contentRoutes(content: Content): Route[] {
  const kept = { stamp: () => content.stamp(), isPersonal: false };
  return [
    route(contract.languageList, (input, context) => content.languages(input, context), kept),
    route(contract.site, (input, context) => content.site(input, context), kept),
    route(contract.comingPage, (input, context) => content.coming(input, context), kept),
    route(contract.socialLinks, (input, context) => content.socialLinks(input, context), kept),
  ];
}
