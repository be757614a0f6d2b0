import * as contract from "@tucano/contract/content.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Content } from "./index.ts";

export function contentRoutes(content: Content): Route[] {
  return [
    route(contract.languageList, (input, context) => content.languages(input, context)),
    route(contract.site, (input, context) => content.site(input, context)),
    route(contract.socialLinks, (input, context) => content.socialLinks(input, context)),
  ];
}
