/** The texts of the player site: in every language of the product. */
import { siteTexts } from "../../packages/i18n/lingui.ts";
import { languages } from "../../packages/i18n/src/languages.ts";

export default siteTexts("player", languages);
