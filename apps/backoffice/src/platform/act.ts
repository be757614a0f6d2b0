import { useLingui } from "@lingui/react/macro";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";

export interface Outcome<Data> {
  /** Shown when it is done. That a second person has to agree is shown without being told. */
  done?: string | ((data: Data) => string | undefined) | undefined;
  /** Whether that is good news. By default it is. */
  isGood?: ((data: Data) => boolean) | undefined;
  onDone?: ((data: Data) => void) | undefined;
}

const waitsForSecond = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "approval" in data && data.approval !== null;

/**
 * A change made by the server. Afterwards everything on screen is fetched again. While one is under
 * way another press does nothing: the second of a double click comes before the button is busy.
 */
export function useAct<Data, Input = void>(
  act: (input: Input) => Promise<Data>,
  { done, isGood = () => true, onDone }: Outcome<Data> = {},
): UseMutationResult<Data, Error, Input> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const say = (data: Data) => {
    if (waitsForSecond(data)) return t`Sent for approval. Somebody else has to agree.`;
    return typeof done === "function" ? done(data) : done;
  };
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (data) => {
      const said = say(data);
      if (said !== undefined) showToast(said, isGood(data) ? "good" : undefined);
      onDone?.(data);
    },
    onSettled: () => {
      isUnderWay.current = false;
      return queries.invalidateQueries();
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

/** An act of a single press. There is no form to show an error in, so a toast shows it. */
export function usePress<Data, Input = void>(
  act: (input: Input) => Promise<Data>,
  outcome: Outcome<Data> = {},
): UseMutationResult<Data, Error, Input> {
  return useAct(
    (input: Input) =>
      act(input).catch((error: unknown) => {
        showToast(error instanceof Error ? error.message : String(error), "error");
        throw error;
      }),
    outcome,
  );
}
