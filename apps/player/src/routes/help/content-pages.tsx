import { t } from "@lingui/core/macro";
import { Content } from "../../features/content/content.tsx";

export function FaqPage() {
  return <Content code="faq" title={t`Questions and answers`} />;
}

export function TermsPage() {
  return <Content code="terms" title={t`Terms`} />;
}

export function PrivacyPage() {
  return <Content code="privacy" title={t`Privacy`} />;
}

export function ResponsibleGamingPage() {
  return <Content code="responsible_gaming" title={t`Responsible gaming`} />;
}
