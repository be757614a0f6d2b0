/** How to reach customer service, from the site's own data. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { support } from "@tucano/contract/player/site/messages.ts";
import type { MessagesDeps, Visit } from "../types.ts";

const kinds = ["email", "phone", "ombudsman"] as const;

export async function showSupport(
  { readSite }: MessagesDeps,
  visit: Visit,
): Promise<DataOf<typeof support>> {
  const { contacts, channels } = await readSite(visit);
  return {
    link: contacts.support_path,
    hours: contacts.hours,
    contacts: kinds.flatMap((kind) => {
      const value = contacts[kind];
      return value === null || value === "" ? [] : [{ kind, value }];
    }),
    channels: channels.map(({ code, label, url }) => ({ code, label, url })),
  };
}
