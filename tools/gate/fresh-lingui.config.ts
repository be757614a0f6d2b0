/** The catalogues as a fresh reading of the sources would write them, put aside for comparison. */
import { fileURLToPath } from "node:url";
import config from "../../packages/i18n/lingui.config.ts";

const aside = fileURLToPath(new URL("../../.cache/locales", import.meta.url));

export default {
  ...config,
  catalogs: (config.catalogs ?? []).map((catalog) => ({
    ...catalog,
    path: catalog.path.replace("<rootDir>/packages/i18n/locales", aside),
  })),
};
