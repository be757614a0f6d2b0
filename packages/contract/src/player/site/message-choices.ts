/** By which ways a member wants to hear of offers. */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, memberId } from "../../schemas.ts";

const tag = "messages";

const channels = z.object({
  inbox: about(z.boolean(), "In the inbox of this site."),
  mail: about(z.boolean(), "By e-mail."),
  sms: about(z.boolean(), "By text message."),
});

export const readMessageChoices = memberCall(tag, {
  method: "GET",
  path: "/api/informationcenter/choices",
  summary: "By which ways the member may be told of offers",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({ channels }),
  examples: [{}],
});

export const chooseMessages = memberCall(tag, {
  method: "POST",
  path: "/api/informationcenter/choices",
  repeatable: true,
  summary: "Chooses them; codes and what happens to the account are always told",
  input: z.object({ member_id: z.optional(memberId), channels }),
  output: z.object({ channels: about(channels, "As it is now.") }),
  examples: [{ channels: { inbox: true, mail: true, sms: false } }],
});
