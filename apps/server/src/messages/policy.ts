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
