import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useIsMember } from "../../platform/session/session.ts";
import { openModal, useUi } from "../../platform/shell/ui-store.ts";
import { HomePage } from "../home-page.tsx";

/** An address for the login modal, over the home page; when it is closed, home is what is left. */
export function LoginPage() {
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) openModal("login");
  }, [isMember]);
  const isOpen = useUi((state) => state.modal !== null);
  const wasOpen = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (wasOpen.current && !isOpen) void navigate({ to: "/", replace: true });
    wasOpen.current = isOpen;
  }, [isOpen, navigate]);
  return <HomePage />;
}
