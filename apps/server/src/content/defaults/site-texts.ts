/** What the site of a fresh installation says of itself. */
import type { SiteTexts } from "../types.ts";
import { said } from "./said.ts";

export const siteTexts = said("content", "site", (say): SiteTexts => ({
  tagline: say("Games with open books"),
  hours: "",
  licenceNotice: say(
    "Demonstration installation, not authorised to offer betting. The company, its CNPJ and " +
      "the number of its authorisation appear here once an authorised operator fills them in.",
  ),
  footer: say(
    "The return of every game is computed, published and can be checked. Betting carries the " +
      "risk of loss: treat it as money spent on leisure, never as income.",
  ),
  ageNotice: say("Forbidden to anyone under 18. Play responsibly."),
  pageLabels: {
    faq: say("Questions and answers"),
    terms: say("Terms and conditions"),
    privacy: say("Privacy policy"),
    responsible_gaming: say("Responsible gaming"),
  },
  downloadLabel: say("Install from the browser"),
}));
