/** A page for members: visitors read what would be on it, and sign in. */
import type { ReactNode } from "react";
import { MembersOnly } from "../session/sign-in-needed.tsx";
import { PageHead } from "./page-head.tsx";

interface MembersPageProps {
  title: string;
  /** What a visitor reads instead. */
  text: string;
  /** Beside the title. */
  head?: ReactNode;
  /** Under the title, for visitors too. */
  tabs?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function MembersPage(props: MembersPageProps) {
  const { title, text, head, tabs, className = "page-narrow", children } = props;
  return (
    <div className={className}>
      <PageHead title={title}>{head}</PageHead>
      {tabs}
      <MembersOnly text={text}>{children}</MembersOnly>
    </div>
  );
}
