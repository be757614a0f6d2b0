import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { beginSocialLogin } from "@tucano/contract/player/account/social.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { CircleUserRound } from "lucide-react";
import { isApiError } from "@tucano/client/api-error.ts";
import { call } from "../../platform/session/session.ts";
import { leaveFor, platformsQuery } from "../../platform/session/social.ts";

/** Nothing where no platform is set up. */
export function SocialLogin() {
  const platforms = useQuery(platformsQuery).data?.list ?? [];
  const begin = useMutation({
    mutationFn: () => call(beginSocialLogin, {}, { isAboutSession: true }),
    onSuccess: ({ url }) => leaveFor(url, "login"),
  });
  return platforms.map(({ name }) => (
    <div key={name} className="flex flex-col gap-3">
      {isApiError(begin.error) && <Notice tone="error">{begin.error.message}</Notice>}
      <Button
        look="quiet"
        size="lg"
        isBusy={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate()}
      >
        <CircleUserRound aria-hidden="true" className="size-5" />
        {t`Continue with ${name}`}
      </Button>
    </div>
  ));
}
