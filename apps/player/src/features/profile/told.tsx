/** What is said on the screen at once, to be switched by the member. */
import { t } from "@lingui/core/macro";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import type { Member } from "../../platform/session/member.ts";
import { type Told as Choice, useChooseTold } from "./api.ts";

export function Told({ member }: { member: Member }) {
  const choose = useChooseTold();
  const said = choose.isPending ? { ...member, ...choose.variables } : member;
  const rows: readonly { name: keyof Choice; text: string }[] = [
    { name: "is_in_on", text: t`Deposits received` },
    { name: "is_trans_on", text: t`Withdrawal updates` },
    { name: "is_tips_on", text: t`Rewards and support replies` },
  ];
  return (
    <section aria-labelledby="told" className="card flex flex-col gap-2 p-5">
      <h2 id="told" className="text-base font-semibold">{t`On-screen messages`}</h2>
      <p className="text-sm text-quiet">{t`They stay in your inbox either way.`}</p>
      {rows.map(({ name, text }) => (
        <Checkbox
          key={name}
          checked={said[name]}
          isBusy={choose.isPending}
          onChange={({ target }) =>
            choose.mutate(
              { [name]: target.checked },
              { onError: () => showToast(t`That didn't work. Try again.`, "error") },
            )
          }
        >
          {text}
        </Checkbox>
      ))}
    </section>
  );
}
