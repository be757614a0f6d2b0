/**
 * Clients that were written before us know these messages by their English wording: each is said in
 * exactly these words, by the server or by the player site, and in every other language in its own.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../packages/i18n/src/languages.ts";
import { englishTexts, translate } from "../../apps/server/src/platform/translate.ts";
import { readTexts } from "../../packages/i18n/src/po.ts";

const KNOWN = [
  "Currently not logged in, please log in first",
  "Error in ftd list: {reason}",
  "Error in invitationactivity list: {reason}",
  "Error in setting favorite",
  "Error in setting favorite list",
  "I am over 18 years old.",
  "Load Fail",
  "Login expired, do you want to log in again",
  "Network error, please try again later",
  "No activity",
  "No agent to display",
  "No data",
  "No eligible top-ups",
  "No games",
  "No more spins left",
  "No records found",
  "Not currently logged in, please log in first",
  "Not eligible to receive",
  "Ordinary Agent",
  "Passwords do not match",
  "Please correct the error in the form",
  "Please enter the correct mobile phone number",
  "Please fix the error in the form",
  "Please obtain the verification code again",
  "Registration Failed",
  "Reward claimed successfully!",
  "The two passwords entered do not match!",
  "The withdrawal application has been submitted successfully. Please wait for the administrators review.",
  "USER DOES NOT EXIST",
  "Upgrade required",
  "Wrong type",
  "You're not eligible for this reward",
  "Your registration has been successfully completed",
] as const;

/** The player site's messages of a language, each by its English text. */
function siteMessages(language: string): ReadonlyMap<string, string> {
  const file = new URL(`../../packages/i18n/locales/player/${language}.po`, import.meta.url);
  return readTexts(readFileSync(file, "utf8"));
}

/** The daily wheel rolls, the lottery wheel spins: one text that chooses. */
test("a wheel with nothing left says so in the words of its own", () => {
  expect(translate("en", "wheels.no_spins", { wheel: "daily" })).toBe("No more roll remaining");
  expect(translate("en", "wheels.no_spins", { wheel: "lottery" })).toBe("No more spins left");
});

const codes = new Map([...englishTexts].map(([code, text]) => [text, code]));
const site = new Map(languages.map((language) => [language, siteMessages(language)]));

test.each(KNOWN)("“%s” is said, and in each language", (message) => {
  const code = codes.get(message);
  const isOnSite = site.get("en")?.has(message) === true;
  expect(code !== undefined || isOnSite).toBe(true);
  for (const language of languages.filter((each) => each !== "en")) {
    if (code !== undefined) expect(translate(language, code)).not.toBe(message);
    if (isOnSite) expect(site.get(language)?.get(message)).toMatch(/\S/);
    if (isOnSite) expect(site.get(language)?.get(message)).not.toBe(message);
  }
});
