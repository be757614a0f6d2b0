/**
 * The roles that the product brings have words in both languages; others the name they were given.
 */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

const known: Readonly<Record<string, MessageDescriptor>> = {
  administrator: msg`Administrator`,
  support: msg`Customer service`,
  payments: msg`Payments`,
  risk: msg`Risk`,
  marketing: msg`Marketing`,
  content: msg`Content`,
  agents: msg`Agents`,
  finance: msg`Finance`,
  compliance: msg`Compliance`,
};

export function useRoleName(): (role: string, name: string) => string {
  const { _ } = useLingui();
  return (role, name) => {
    const words = known[role];
    return words === undefined ? name : _(words);
  };
}
