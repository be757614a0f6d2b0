/**
 * A game of somebody else runs in a frame within a page of ours, which names the origins that may
 * be framed, and puts the partner's words into ours. What that page has to know stands in the
 * fragment of its address, where no server and no log sees the token within.
 */
import * as z from "zod/mini";

export const frameWords = ["silent", "tucano", "hizi", "rubyplay", "marbles"] as const;
export type FrameWords = (typeof frameWords)[number];

/** What a partner's frame may do beyond running scripts at its own origin. */
export const framePermissions = ["popups", "forms"] as const;
export type FramePermission = (typeof framePermissions)[number];

const partnerFrame = z.object({
  /** Where the partner says that the game is. */
  url: z.url({ protocol: /^https?$/ }),
  words: z.enum(frameWords),
  permissions: z.readonly(z.array(z.enum(framePermissions))),
  /** All that the game may load from in its frame. */
  origins: z.readonly(z.array(z.string())),
});
export type PartnerFrame = z.infer<typeof partnerFrame>;

export const PARTNER_FRAME_PATH = "/play/partner/";
/** Where a game's own way back leads: in the game's frame, to a page that closes the game. */
export const LOBBY_FRAME_PATH = "/play/lobby/";
/** To the same page, which opens the deposit instead. */
export const DEPOSIT_FRAME_PATH = `${LOBBY_FRAME_PATH}?to=deposit`;

export function partnerFrameUrl(frame: PartnerFrame): string {
  return `${PARTNER_FRAME_PATH}#${encodeURIComponent(JSON.stringify(frame))}`;
}

/** Null: not an address of such a page. */
export function readPartnerFrame(address: string): PartnerFrame | null {
  const [page = "", fragment = ""] = address.split("#");
  if (!page.endsWith(PARTNER_FRAME_PATH)) return null;
  try {
    return partnerFrame.parse(JSON.parse(decodeURIComponent(fragment)));
  } catch {
    return null;
  }
}

/** For the attribute of a frame: no partner leads the player away from the page around it. */
export function sandboxOf(permissions: readonly FramePermission[]): string {
  return ["allow-scripts", "allow-same-origin", ...permissions.map((one) => `allow-${one}`)].join(
    " ",
  );
}

/** For the attribute of a frame: a feature is handed on to origins by name alone. */
export function allowOf(origins: readonly string[]): string {
  const names = ["'src'", ...origins].join(" ");
  return ["autoplay", "fullscreen", "screen-wake-lock"].map((one) => `${one} ${names}`).join("; ");
}
