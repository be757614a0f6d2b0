/** Which addresses a channel of somebody else's may have. Pure. */

const ADDRESS_CHARS_MAX = 500;

/** The standard of addresses leaves signs in a host that would end it in a list of hosts. */
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])$/;

/** Names of this machine or of the network it is in. */
const INNER_NAME = /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/;

/**
 * An HLS playlist on a public host, over TLS: `https://live.example/tv/index.m3u8`. Null for
 * anything else, such as addresses with a name and password in them.
 */
export function readStreamAddress(text: string): URL | null {
  if (text.length > ADDRESS_CHARS_MAX || !URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.username === "" && address.password === "" && address.hash === "";
  const { hostname } = address;
  const isNamed = HOST_NAME.test(hostname) && !/^[\d.]+$/.test(hostname);
  const isPublic = isNamed && !INNER_NAME.test(hostname);
  const isPlaylist = address.pathname.endsWith(".m3u8");
  return address.protocol === "https:" && isPlain && isPublic && isPlaylist ? address : null;
}
