/** The modals that state opens. Each one's code arrives with its first opening. */
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../../platform/session/session.ts";
import { type ModalName, useUi } from "../../../platform/shell/ui-store.ts";

const LoginSheet = lazy(() =>
  import("../../../features/session/login-sheet.tsx").then((m) => ({ default: m.LoginSheet })),
);
const RegisterSheet = lazy(() =>
  import("../../../features/session/register-sheet.tsx").then((m) => ({
    default: m.RegisterSheet,
  })),
);
const ExpiredPrompt = lazy(() =>
  import("../../../features/session/expired-prompt.tsx").then((m) => ({
    default: m.ExpiredPrompt,
  })),
);
const LanguageSheet = lazy(() =>
  import("./language-sheet.tsx").then((m) => ({ default: m.LanguageSheet })),
);
const BalanceSheet = lazy(() =>
  import("./balance-sheet.tsx").then((m) => ({ default: m.BalanceSheet })),
);
const MenuSheet = lazy(() => import("./menu-sheet.tsx").then((m) => ({ default: m.MenuSheet })));
const SearchSheet = lazy(() =>
  import("../../../features/lobby/search/search-sheet.tsx").then((m) => ({
    default: m.SearchSheet,
  })),
);
const DepositSheet = lazy(() =>
  import("../../../features/deposit/deposit-sheet.tsx").then((m) => ({
    default: m.DepositSheet,
  })),
);
const NoticesSheet = lazy(() =>
  import("./notices-modal.tsx").then((m) => ({ default: m.NoticesModal })),
);
const ShortcutsSheet = lazy(() =>
  import("../../../features/app/shortcuts-sheet.tsx").then((m) => ({
    default: m.ShortcutsSheet,
  })),
);
const SupportSheet = lazy(() =>
  import("./support-sheet.tsx").then((m) => ({ default: m.SupportSheet })),
);

const modals: Record<Exclude<ModalName, null>, ReactNode> = {
  login: <LoginSheet />,
  register: <RegisterSheet />,
  language: <LanguageSheet />,
  balance: <BalanceSheet />,
  menu: <MenuSheet />,
  search: <SearchSheet />,
  deposit: <DepositSheet />,
  notices: <NoticesSheet />,
  shortcuts: <ShortcutsSheet />,
  support: <SupportSheet />,
};

export function Modals() {
  const modal = useUi((state) => state.modal);
  const hasPrompt = useSession((state) => state.isExpiredPromptOpen);
  return (
    <Suspense fallback={null}>
      {modal !== null && modals[modal]}
      {hasPrompt && <ExpiredPrompt />}
    </Suspense>
  );
}
