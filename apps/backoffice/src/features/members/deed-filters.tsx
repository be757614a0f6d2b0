/** Players by what they did: folded until somebody wants them, or one of them is set. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { AddressMoney, AddressText } from "../../platform/tables/address-filters.tsx";

const page = getRouteApi("/inside/members");

export function DeedFilters() {
  const { t } = useLingui();
  const {
    text: _text,
    status: _status,
    tag: _tag,
    cursor: _cursor,
    trail: _trail,
    ...deeds
  } = page.useSearch();
  const isSet = Object.values(deeds).some((one) => one !== undefined);
  const [isOpen, setIsOpen] = useState(isSet);
  if (!isOpen) {
    return (
      <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>By what they did</Trans>
      </Button>
    );
  }
  return (
    <>
      <AddressText name="level_from" label={t`VIP level from`} type="number" isShort />
      <AddressText name="level_to" label={t`VIP level to`} type="number" isShort />
      <AddressText name="registered_from" label={t`Registered from day`} type="date" />
      <AddressText name="registered_to" label={t`Registered to day`} type="date" />
      <AddressMoney name="cash_from" label={t`Cash from`} />
      <AddressMoney name="cash_to" label={t`Cash to`} />
      <AddressMoney name="deposited_from" label={t`Deposited from`} />
      <AddressMoney name="deposited_to" label={t`Deposited to`} />
      <AddressText name="no_deposit_days" label={t`Days without deposit`} type="number" isShort />
      <AddressMoney name="staked_from" label={t`Staked from`} />
      <AddressMoney name="lost_from" label={t`Lost from`} />
      <AddressMoney name="won_from" label={t`Won from`} />
      <AddressText name="away_days" label={t`Days without playing`} type="number" isShort />
      <AddressText name="device_of" label={t`On a device of the player with the number`} isShort />
      <AddressText name="site" label={t`Registered at site`} isShort />
      <AddressText name="game" label={t`Played (studio/game)`} isShort />
    </>
  );
}
