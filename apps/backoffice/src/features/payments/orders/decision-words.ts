/** How a decision on withdrawals asks for its reason, whether on one or on several. */
import { useLingui } from "@lingui/react/macro";
import type { ReasonSheetProps } from "../../../platform/reason-sheet.tsx";

export type Act = "approve" | "reject";

type Words = Pick<
  ReasonSheetProps<unknown>,
  "look" | "reasonLabel" | "isReasonOptional" | "readyReasons"
>;

/** Why a withdrawal is refused is read by the player: so the ready reasons say what to do next. */
export function useDecisionWords(act: Act): Words {
  const { t } = useLingui();
  if (act === "approve") {
    return {
      look: "primary",
      reasonLabel: t`Note for the audit log (optional)`,
      isReasonOptional: true,
    };
  }
  return {
    look: "danger",
    reasonLabel: t`Reason, as the player will read it`,
    readyReasons: [
      t`The Pix key is not in your name. Please ask again with a key of your own.`,
      t`The bank did not accept this Pix key. Please check it or choose another one.`,
      t`Please confirm your identity first: send us your documents, then ask again.`,
      t`We could not confirm that it was you who asked. Please contact customer service.`,
    ],
  };
}
