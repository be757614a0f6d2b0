import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Crown, Pencil } from "lucide-react";
import { useState } from "react";
import type { Member } from "../../platform/session/member.ts";
import { formatTime } from "../../platform/text.ts";
import { myPictureQuery } from "./api.ts";
import { AvatarSheet } from "./avatar-sheet.tsx";

export function Identity({ member }: { member: Member }) {
  const [isChoosing, setChoosing] = useState(false);
  const picture = useQuery(myPictureQuery(member.id)).data?.profileurl ?? member.profileurl;
  const since = formatTime(member.created_at, "day");
  return (
    <section className="flex items-center gap-4" aria-label={t`Account`}>
      <button
        type="button"
        aria-label={t`Change profile photo`}
        className="relative size-20 shrink-0 rounded-full bg-surface-2"
        onClick={() => setChoosing(true)}
      >
        <img src={picture} alt="" width={80} height={80} className="size-full rounded-full" />
        <span className="beak-fill absolute right-0 bottom-0 flex size-7 items-center justify-center rounded-full">
          <Pencil aria-hidden="true" className="size-3.5" />
        </span>
      </button>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 data-name className="truncate text-lg font-semibold">
            {member.account}
          </h2>
          <Link
            to="/promotion/vip"
            className="inline-flex min-h-11 items-center no-underline -my-3"
            aria-label={t`VIP programme: you are ${member.level_name}`}
          >
            <Badge tone="gold">
              <Crown aria-hidden="true" className="size-3.5" />
              {member.level_name}
            </Badge>
          </Link>
        </div>
        <p data-name className="truncate text-sm text-quiet">
          {member.realname}
        </p>
        <p className="tabular text-xs text-quiet">
          CPF {member.cpf} · {t`since ${since}`}
        </p>
      </div>
      {isChoosing && (
        <AvatarSheet memberId={member.id} current={picture} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

export function MemberNumber({ member }: { member: Member }) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm text-quiet">
      <span>
        {t`Member ID`} <span className="tabular font-medium text-text">{member.id}</span>
      </span>
      <CopyButton
        look="ghost"
        size="md"
        text={String(member.id)}
        label={t`Copy`}
        copiedLabel={t`Copied`}
      />
    </div>
  );
}
