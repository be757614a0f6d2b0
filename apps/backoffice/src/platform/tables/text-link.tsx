import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** Words that lead to another page, in tables and lists. */
export const TextLink = createLink(
  ({ className = "", children, ...props }: ComponentProps<"a">) => (
    <a className={`font-medium text-beak-text ${className}`} {...props}>
      {children}
    </a>
  ),
);
