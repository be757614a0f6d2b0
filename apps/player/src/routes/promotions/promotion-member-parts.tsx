/**
 * What of the activities centre is a member's own: what waits to be claimed, then what is still to
 * be staked. Visitors do without its code.
 */
import type { CentreProps } from "../../features/promotions/centre/centre.tsx";
import { MyCentre } from "../../features/promotions/centre/my-centre.tsx";
import { Owed } from "../../features/promotions/centre/owed.tsx";
import { PromoCode } from "../../features/promotions/centre/promo-code.tsx";

export function MemberParts(centre: CentreProps) {
  return (
    <>
      <PromoCode />
      <MyCentre {...centre} />
      <Owed />
    </>
  );
}
