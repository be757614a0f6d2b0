import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

const states: Readonly<Record<string, MessageDescriptor>> = {
  open: msg`Under way`,
  settled: msg`Settled`,
  void: msg`Void`,
};

/** Of a player's round; one that has no word stays as it is. */
export function useRoundState(): (state: string) => string {
  const { _ } = useLingui();
  return (state) => {
    const word = states[state];
    return word === undefined ? state : _(word);
  };
}
