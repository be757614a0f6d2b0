import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { Button, IconButton } from "@tucano/ui/button.tsx";
import { focusInPage } from "@tucano/ui/sheet-layers.ts";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { BadgeCheck, Landmark, Plus, QrCode, Trash2 } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { type Destination, destinationsQuery, optionsQuery } from "./api.ts";
import { ForgetSheet } from "./forget-sheet.tsx";
import { destinationName } from "./names.ts";

const AddDestination = lazy(() =>
  import("./add-destination.tsx").then((m) => ({ default: m.AddDestination })),
);

function DestinationCard({ destination, onForget }: CardProps) {
  const Icon = destination.kind === "pix" ? QrCode : Landmark;
  const name = destinationName(destination);
  return (
    <li className="card flex items-center gap-3 py-3 pr-2 pl-4">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{name}</p>
        <p className="tabular truncate text-sm text-quiet">{destination.masked}</p>
        <p className="truncate text-xs text-quiet">
          {destination.bank_name === null ? "" : `${destination.bank_name} · `}
          {destination.account_name}
        </p>
      </div>
      <IconButton label={t`Remove ${name} ${destination.masked}`} onClick={onForget}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}

/** The key that needs no saving, and what may go to it. */
function OwnCpf() {
  const { data } = useQuery(optionsQuery);
  if (data === undefined || data.own_cpf_masked === "") return null;
  const [min, day] = [formatShortMoney(data.min), formatShortMoney(data.daily_limit)];
  return (
    <section className="card mb-4 flex items-center gap-3 px-4 py-3">
      <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-leaf-text" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{t`Pix to your CPF`}</p>
        <p className="tabular text-sm text-quiet">{data.own_cpf_masked}</p>
        <p className="text-xs text-quiet">
          {t`Always works. From ${min}, up to ${day} a day across all keys and accounts.`}
        </p>
      </div>
    </section>
  );
}

interface CardProps {
  destination: Destination;
  onForget: () => void;
}

/** The card whose button was pressed last goes away: the focus moves to what stays. */
function useFocusWhenFewer(count: number | undefined, target: RefObject<HTMLElement | null>) {
  const before = useRef(0);
  useEffect(() => {
    if (count !== undefined && count < before.current) focusInPage(target.current);
    before.current = count ?? 0;
  }, [count, target]);
}

export function Destinations() {
  const query = useQuery(destinationsQuery);
  // The member's own key stands above the list: shown with it, it pushes nothing along.
  const isOwnComing = useQuery(optionsQuery).isLoading;
  const { error, refetch } = query;
  const known = { data: isOwnComing ? undefined : query.data, error, refetch };
  const [isAdding, setAdding] = useState(false);
  const [forgetting, setForgetting] = useState<Destination | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusWhenFewer(query.data?.length, addButton);
  const add = (
    <Button ref={addButton} size="lg" className="w-full" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {t`Add a Pix key or account`}
    </Button>
  );
  return (
    <>
      <p className="mb-4 text-sm text-quiet">
        {t`Money only goes to keys and accounts under your own CPF.`}
      </p>
      {!query.isLoading && <OwnCpf />}
      <QueryState query={known} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              image={scenes.inbox}
              title={t`Nothing saved yet.`}
              text={t`Your CPF always works as a Pix key, with nothing to save.`}
              action={add}
            />
          ) : (
            <div className="flex flex-col gap-4">
              <ul className="flex flex-col gap-2">
                {list.map((one) => (
                  <DestinationCard
                    key={one.id}
                    destination={one}
                    onForget={() => setForgetting(one)}
                  />
                ))}
              </ul>
              {add}
            </div>
          )
        }
      </QueryState>
      {isAdding && (
        <Suspense fallback={null}>
          <AddDestination onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {forgetting !== null && (
        <ForgetSheet destination={forgetting} onClose={() => setForgetting(null)} />
      )}
    </>
  );
}
