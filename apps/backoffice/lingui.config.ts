/** The texts of the back office: in the two languages that operators work in. */
import { siteTexts } from "../../packages/i18n/lingui.ts";

export default siteTexts("backoffice", ["pt", "en"]);
