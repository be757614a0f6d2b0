/** How much may be written, and how much of a name is shown. Pure. */

export const OPEN_TICKETS_MAX = 5;
export const MESSAGES_PER_HOUR_MAX = 20;
/** An answered conversation without a message for this long is closed. */
export const QUIET_DAYS = 14;

/** Of one person, or of one operator for one player. */
export const ATTACHMENTS_PER_HOUR_MAX = 20;
export const PICTURE_SIDE_MAX_PX = 2_400;
const FILE_NAME_MAX = 80;

/** The name that it was given, without a way through folders, and with the ending of what it is. */
export function fileNameOf(given: string, ending: "jpg" | "pdf"): string {
  const plain = given
    .normalize("NFC")
    .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, " ")
    .trim();
  const bare = plain.replace(/\.[a-z0-9]{1,5}$/i, "").replaceAll(/^[.\s]+|\s+$/g, "");
  const short = Array.from(bare === "" ? "file" : bare).slice(0, FILE_NAME_MAX);
  return `${short.join("")}.${ending}`;
}

const CHARACTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const NUMBER_LENGTH = 12;

/** Without letters that are taken for digits when somebody reads it out. */
export function newTicketNo(integer: (below: number) => number): string {
  const letters = Array.from(
    { length: NUMBER_LENGTH },
    () => CHARACTERS[integer(CHARACTERS.length)],
  );
  return `S${letters.join("")}`;
}

/** Of what the house sends one member in seven days, over all ways together. */
export const MAILINGS_PER_WEEK_MAX = 3;

/**
 * Hours in São Paulo at which it is day in all of Brazil: 8 to 18 o'clock in Acre, 11 to 21 on
 * Fernando de Noronha.
 */
const DAY = { from: 10, until: 20 } as const;

export const isDaytime = (hour: number): boolean => hour >= DAY.from && hour < DAY.until;
/** From midnight, in São Paulo. */
export const DAY_UNTIL_MS = DAY.until * 3_600_000;

export const mailingVariables = ["account", "name"] as const;

/** What a text names that nobody fills in. */
export const unknownVariables = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !mailingVariables.some((one) => one === name));

/** Each once, from left to right: what a value says is never read as a variable again. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "string" ? value.replaceAll(/[\p{C}{}<>]+/gu, " ") : whole;
  });

/** A realname's first word; it is what people are called by. */
export const firstName = (realname: string): string => realname.trim().replace(/\s[^]*$/, "");

export type MailingOutcome = "sent" | "capped" | "opted_out" | "unreachable";

export interface WaysChosen {
  /** Null: there was only what to close then. */
  readonly optedIn: readonly string[] | null;
  readonly optedOut: readonly string[];
}

/**
 * Offers take no way that its member has not opened. Who closed a way when all were open from the
 * start has chosen, and keeps the others; who never chose anything then has opened none.
 */
export function isOpen({ optedIn, optedOut }: WaysChosen, channel: string): boolean {
  if (optedOut.includes(channel)) return false;
  return optedIn === null ? optedOut.length > 0 : optedIn.includes(channel);
}

interface Addressee<Channel extends string> {
  /** In the order in which they are tried. */
  readonly wished: readonly Channel[];
  readonly reachable: readonly Channel[];
  /** To messages of this purpose. */
  readonly closed: readonly Channel[];
  /** In the last seven days. */
  readonly recent: number;
  readonly isProtective: boolean;
}

/**
 * What becomes of each way. Who looks after somebody is not held back by what was advertised
 * before; a closed way is closed to everybody, but the inbox is where such a message can always be.
 */
export function outcomesFor<Channel extends string>(
  of: Addressee<Channel>,
): readonly { readonly channel: Channel; readonly outcome: MailingOutcome }[] {
  let left = of.isProtective ? of.wished.length : MAILINGS_PER_WEEK_MAX - of.recent;
  return of.wished.map((channel) => {
    if (!of.reachable.includes(channel)) return { channel, outcome: "unreachable" };
    const isKept = of.isProtective && channel === "inbox";
    if (of.closed.includes(channel) && !isKept) return { channel, outcome: "opted_out" };
    if (left <= 0) return { channel, outcome: "capped" };
    left -= 1;
    return { channel, outcome: "sent" };
  });
}
