/** A path that comes from the server (a banner): opened by the router, never as a script. */
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface InternalLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export function InternalLink({ to, className, children }: InternalLinkProps) {
  const router = useRouter();
  const path = to.startsWith("/") && !to.startsWith("//") ? to : "/";
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(path);
      }}
    >
      {children}
    </a>
  );
}
