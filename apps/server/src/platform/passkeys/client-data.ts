/** What a device says of the question it answers. */

interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** Null: it cannot be read, or the question was asked by another site than this. */
export function readClientData(text: string, host: string): ClientData | null {
  const said = parse(text);
  return said !== null && isOfSite(said.origin, host) ? said : null;
}

function parse(text: string): ClientData | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (typeof said !== "object" || said === null) return null;
    if (!("challenge" in said) || !("origin" in said)) return null;
    const { challenge, origin } = said;
    return typeof challenge === "string" && typeof origin === "string"
      ? { challenge, origin }
      : null;
  } catch {
    return null;
  }
}

/** Over https, or on the machine itself, where browsers trust plain http. */
function isOfSite(origin: string, host: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.hostname !== host) return false;
  return url.protocol === "https:" || host === "localhost" || host.endsWith(".localhost");
}
