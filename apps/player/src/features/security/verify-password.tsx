import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { keepTicket } from "./tickets.ts";
import { VerifyForm } from "./verify-form.tsx";

export type PasswordKind = "login" | "withdrawal";

export function purposeOf(kind: PasswordKind): "change_password" | "change_withdrawal_password" {
  return kind === "login" ? "change_password" : "change_withdrawal_password";
}

export function Steps({ now }: { now: 1 | 2 }) {
  return (
    <p className="text-sm text-quiet">
      {now === 1 ? t`Step 1 of 2: confirm it's you` : t`Step 2 of 2: choose your new password`}
    </p>
  );
}

/** Step one of changing a password: the present one is asked, and buys five minutes. */
export function VerifyPassword({ kind }: { kind: PasswordKind }) {
  const navigate = useNavigate();
  return (
    <section className="card flex flex-col gap-4 p-5" aria-label={t`Confirm your password`}>
      <Steps now={1} />
      <VerifyForm
        purpose={purposeOf(kind)}
        submitLabel={t`Continue`}
        onTicket={(ticket) => {
          keepTicket(purposeOf(kind), ticket);
          // In the place of this step: Back from the second one leads out, not to a used form.
          void navigate({
            to: "/security-center/change-password",
            search: { which: kind },
            replace: true,
          });
        }}
      />
    </section>
  );
}
