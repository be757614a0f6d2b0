import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Check } from "lucide-react";
import { StepHeading } from "../../platform/step-heading.tsx";
import { formatTime } from "../../platform/text.ts";

export function Submitted({ orderNo, etaAt }: { orderNo: string; etaAt: string | null }) {
  const time = etaAt === null ? "" : formatTime(etaAt, "moment");
  return (
    <div className="card flex flex-col items-center gap-4 p-6 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-leaf/15 text-leaf-text">
        <Check aria-hidden="true" className="size-8" />
      </span>
      <div role="status" className="flex flex-col gap-1">
        <StepHeading>{t`Withdrawal submitted`}</StepHeading>
        <p className="text-sm text-quiet">
          {t({
            message:
              "The withdrawal application has been submitted successfully. Please wait for the administrators review.",
          })}
        </p>
        {time !== "" && (
          <p className="mt-2 text-sm">{t`You receive it by ${time} at the latest.`}</p>
        )}
      </div>
      <Link to="/withdrawalRecord" className={buttonClass("primary", "lg", "w-full")}>
        {t`Follow the withdrawal`}
      </Link>
      <CopyButton
        look="ghost"
        size="md"
        text={orderNo}
        label={t`Copy order number`}
        copiedLabel={t`Order number copied`}
      />
    </div>
  );
}
