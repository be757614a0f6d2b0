import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Today } from "../../../features/app/today.tsx";
import { type Member, useMember } from "../../../platform/session/member.ts";
import { closeModal, openModal } from "../../../platform/shell/ui-store.ts";

function Line({ name, text, amount }: { name: string; text: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt>
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-xs text-quiet">{text}</span>
      </dt>
      <dd className="tabular font-semibold whitespace-nowrap">{formatMoney(amount)}</dd>
    </div>
  );
}

function Parts({ member }: { member: Member }) {
  const owed = formatMoney(member.ml_money);
  return (
    <>
      <p className="tabular text-2xl font-bold">{formatMoney(member.total_money)}</p>
      <p className="text-sm text-quiet">{t`Total`}</p>
      <dl className="mt-4 divide-y divide-edge">
        <Line name={t`Cash`} text={t`To play or withdraw`} amount={member.money} />
        <Line
          name={t`Bonus`}
          text={t`Used after your cash. Becomes cash once you've met its terms`}
          amount={member.bonus_money}
        />
        <Line name={t`Rebates`} text={t`Waiting to be claimed`} amount={member.fs_money} />
        <Line name={t`Locked`} text={t`Withdrawals under review`} amount={member.locked_money} />
      </dl>
      <p className="mt-3 text-sm text-quiet">{t`Left to wager, cash and bonus together: ${owed}`}</p>
    </>
  );
}

/** The deposit takes this sheet's place over whatever is below, a game as well. */
function DepositButton() {
  return (
    <Button size="lg" onClick={() => openModal("deposit")}>
      {t`Deposit`}
    </Button>
  );
}

export function BalanceSheet() {
  const member = useMember();
  return (
    <Sheet
      title={t`Balance`}
      closeLabel={t`Close`}
      onClose={closeModal}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Link to="/withdraw" className={buttonClass("quiet", "lg")} onClick={closeModal}>
            {t`Withdraw`}
          </Link>
          <DepositButton />
        </div>
      }
    >
      {member === undefined ? (
        <SkeletonRows count={3} label={t`Loading`} />
      ) : (
        <>
          <Parts member={member} />
          <Today className="mt-4" onLeave={closeModal} />
        </>
      )}
    </Sheet>
  );
}
