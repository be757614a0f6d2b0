/** The catalogues of the sites, as Lingui keeps them. */
import { getCatalogs } from "@lingui/cli/api";
import { getConfig, type LinguiConfigNormalized } from "@lingui/conf";
import { join } from "node:path";
import { root } from "./root.ts";

export type SiteCatalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

export interface SiteTexts {
  readonly config: LinguiConfigNormalized;
  readonly catalogue: SiteCatalogue;
}

/** One catalogue each, of the player site and of the back office. */
export function readSites(): Promise<SiteTexts[]> {
  const sites = ["player", "backoffice"].map(async (site) => {
    const config = getConfig({ configPath: join(root, "apps", site, "lingui.config.ts") });
    const [catalogue] = await getCatalogs(config);
    if (catalogue === undefined) throw new Error(`apps/${site} has no texts.`);
    return { config, catalogue };
  });
  return Promise.all(sites);
}
