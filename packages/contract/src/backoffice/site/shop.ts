/** The shop of points at the desk: what was bought in it, and what members could still buy. */
import * as z from "zod/mini";
import { about, instant } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, memberReference } from "../shapes.ts";

export const purchaseStates = ["taken", "given", "refused"] as const;

export const listPurchases = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/purchases",
  permission: "promotions.read",
  summary: "What was bought in the shop, the latest first, and the points that are outstanding.",
  input: z.object(keysetInput),
  output: z.extend(
    keysetPage(
      z.object({
        purchase_id: about(z.uuid(), "The key that the player sent it with."),
        member: memberReference,
        code: z.string(),
        points: about(z.int(), "What it cost."),
        state: about(
          z.enum(purchaseStates),
          "`taken`: paid for, to be given. `refused`: the points came back.",
        ),
        refusal: about(z.nullable(z.string()), "Of a refused one: the code of the error."),
        at: instant,
      }),
    ),
    {
      outstanding: about(
        z.object({
          points: about(z.int(), "Earned, and neither spent nor expired."),
          members: about(z.int(), "Who has them."),
        }),
        "What all members together could still spend.",
      ),
    },
  ),
});
