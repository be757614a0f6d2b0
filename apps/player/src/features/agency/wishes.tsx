/** Who would like the member in their team. Nothing happens before a yes, which is for good. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { listWishes } from "@tucano/contract/player/rewards/agency.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useAnswerWish, wishesQuery } from "./api.ts";

type Wish = DataOf<typeof listWishes>["list"][number];

function WishCard({ wish }: { wish: Wish }) {
  const answer = useAnswerWish();
  const reply = (accept: boolean) => answer.mutate({ inviter_id: wish.inviter_id, accept });
  const isBusy = (accept: boolean) => answer.isPending && answer.variables.accept === accept;
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-lg font-semibold">{t`Join a team?`}</h2>
        <p className="text-sm text-quiet">
          {t`${wish.account} (ID ${wish.inviter_id}) has invited you to their team. They earn commission on your activity, at no cost to you. Accepting is permanent.`}
        </p>
      </div>
      {answer.error !== null && <Notice tone="error">{answer.error.message}</Notice>}
      <div className="grid gap-2 sm:flex">
        <Button isBusy={isBusy(true)} disabled={answer.isPending} onClick={() => reply(true)}>
          {t`Join the team`}
        </Button>
        <Button
          look="ghost"
          isBusy={isBusy(false)}
          disabled={answer.isPending}
          onClick={() => reply(false)}
        >
          {t`No, thanks`}
        </Button>
      </div>
    </li>
  );
}

export function Wishes() {
  const { data } = useQuery(wishesQuery);
  if (data === undefined || data.list.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-4">
      {data.list.map((wish) => (
        <WishCard key={wish.inviter_id} wish={wish} />
      ))}
    </ul>
  );
}
