/** Where to go from a page on which nothing can be done now; the first is the one to take. */
import { buttonClass } from "@tucano/ui/button.tsx";
import { InternalLink } from "./internal-link.tsx";

export interface NextStep {
  to: string;
  label: string;
}

interface NextStepsProps {
  links: readonly NextStep[];
  className: string;
}

export function NextSteps({ links, className }: NextStepsProps) {
  return (
    <div className={className}>
      {links.map(({ to, label }, index) => (
        <InternalLink
          key={to}
          to={to}
          className={buttonClass(index === 0 ? "primary" : "quiet", "lg")}
        >
          {label}
        </InternalLink>
      ))}
    </div>
  );
}
