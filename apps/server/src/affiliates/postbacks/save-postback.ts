/** Addresses of affiliates as the desk sets them up. */
import { requireAddress } from "../../integrations/index.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { fillTemplate, isTemplate } from "../policy.ts";
import { lockAffiliate } from "../programme/affiliate-repository.ts";
import type { AffiliatesDeps } from "../types.ts";
import {
  insertPostback,
  listPostbacks,
  type PostbackRow,
  type PostbackWish,
  updatePostback,
} from "./postback-repository.ts";

/** Throws backoffice.affiliate_not_found, webhook_address, postback_macro. */
export async function savePostback(
  { clock, config }: Pick<AffiliatesDeps, "clock" | "config">,
  tx: Tx,
  of: {
    readonly affiliateId: number;
    readonly postbackId: number | null;
    readonly wish: PostbackWish;
    readonly by: string;
  },
): Promise<{ readonly before: PostbackRow | null; readonly row: PostbackRow }> {
  const { affiliateId, postbackId, wish, by } = of;
  if (!isTemplate(wish.template)) {
    const fields = { template: { code: "backoffice.postback_macro" } } as const;
    throw new DomainError("backoffice.postback_macro", { fields });
  }
  requireAddress({ config }, fillTemplate(wish.template, {}));
  if ((await lockAffiliate(tx, affiliateId)) === null) {
    throw new DomainError("backoffice.affiliate_not_found");
  }
  if (postbackId === null) {
    const made = { ...wish, affiliateId, by, now: clock.now() };
    return { before: null, row: await insertPostback(tx, made) };
  }
  const before = (await listPostbacks(tx, affiliateId)).find(
    (one) => one.postbackId === postbackId,
  );
  if (before === undefined) throw new DomainError("backoffice.affiliate_not_found");
  await updatePostback(tx, postbackId, wish);
  return { before, row: { ...before, ...wish, failures: 0, openUntil: null, goneAt: null } };
}
