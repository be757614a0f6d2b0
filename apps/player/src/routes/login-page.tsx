import { useEffect } from "react";
import { useIsMember } from "../platform/session.ts";
import { openModal } from "../platform/ui-store.ts";
import { HomePage } from "./home-page.tsx";

/** An address for the login modal, over the home page. */
export function LoginPage() {
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) openModal("login");
  }, [isMember]);
  return <HomePage />;
}
