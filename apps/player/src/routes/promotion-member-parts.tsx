/** What of the activities centre is a member's own. Visitors do without its code. */
import { Owed } from "../features/promotions/owed.tsx";
import { PromoCode } from "../features/promotions/promo-code.tsx";

export function MemberParts() {
  return (
    <>
      <Owed />
      <PromoCode />
    </>
  );
}
