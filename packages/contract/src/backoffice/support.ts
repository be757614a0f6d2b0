/** Looking after talk and questions: the chat at live tables. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, page, pageInput } from "../schemas.ts";
import { tag } from "./shapes.ts";

/** For moderators: lines that players have reported, or the latest ones. */
export const listChat = endpoint({
  method: "GET",
  path: "/backoffice/api/chat",
  access: "operator",
  permission: "chat.moderate",
  tag,
  summary: "Lines of the live tables' chat, reported ones first",
  input: z.object({ ...pageInput }),
  output: page(
    z.object({
      id: z.int(),
      game: z.string(),
      player: z.string(),
      text: z.string(),
      reports: z.int(),
      said_at: instant,
      removed_at: z.nullable(instant),
    }),
  ),
  errors: ["backoffice.not_permitted"],
});

export const removeChat = endpoint({
  method: "POST",
  path: "/backoffice/api/chat/remove",
  access: "operator",
  permission: "chat.moderate",
  tag,
  summary: "Take a line out of the chat; it stays stored with who removed it",
  input: z.object({ line: id }),
  output: z.object({ removed: z.boolean() }),
  errors: ["backoffice.not_permitted"],
});

export const supportAuditActions = ["chat.remove"] as const;
