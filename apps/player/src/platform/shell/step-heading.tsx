import { focusInPage } from "@tucano/ui/sheet-layers.ts";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The heading of a step that took another's place: the button that was pressed is gone, so the
 * focus goes here, and a screen reader says where one is.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusInPage(heading.current), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
      {children}
    </h2>
  );
}
