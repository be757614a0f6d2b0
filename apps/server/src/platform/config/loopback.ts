/** Names that only this machine answers to: who asks for them is here. */
import { isIPv4 } from "node:net";

/** A host name or address, with or without its port. */
export function isLoopback(host: string): boolean {
  const name = hostNameOf(host.toLowerCase());
  if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
  return isIPv4(name) && name.startsWith("127.");
}

function hostNameOf(host: string): string {
  if (host === "::1") return host;
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  return bracketed ?? host.split(":")[0] ?? "";
}
