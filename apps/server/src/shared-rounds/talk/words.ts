/** What may be said at a table: short, without addresses and numbers to call, and civil. */

/** Roots, compared without accents, spaces and the usual disguises. */
const REFUSED = [
  "caralho",
  "porra",
  "foder",
  "fodase",
  "fdp",
  "filhodaputa",
  "puta",
  "viado",
  "buceta",
  "cuzao",
  "arrombado",
  "fuck",
  "bitch",
  "cunt",
  "nigger",
  "faggot",
  "whore",
  "pendejo",
  "puto",
  "orospu",
  "siktir",
  "bangsat",
  "kontol",
  "pukimak",
  "dumauy",
  "操你",
  "傻逼",
  "ควย",
] as const;

const DISGUISES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** An address, a handle, or so many digits that they are a number to call or to pay to. */
const LURE = /https?:|www\.|\.(?:com|net|org|bet|io|me|br)\b|@\w{3,}|(?:\d[\s().-]*){8,}/i;

export function isCivil(text: string): boolean {
  if (LURE.test(text)) return false;
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.split(/[^\p{Letter}\p{Number}@$!]+/u).map(undisguised);
  const joined = undisguised(plain).replaceAll(/[^\p{Letter}]/gu, "");
  return !REFUSED.some(
    (root) => words.includes(root) || (root.length >= 5 && joined.includes(root)),
  );
}

function undisguised(text: string): string {
  return Array.from(text, (letter) => DISGUISES[letter] ?? letter).join("");
}

/** One line, without what could not be seen or would turn the text around. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Control}\p{Format}\p{Surrogate}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
