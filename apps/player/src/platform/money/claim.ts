/**
 * Claiming a reward, the same everywhere: while the answer is awaited the button is busy, a
 * success is said once and what showed the reward is asked again, a refusal is said in the
 * server's words and nothing is lost.
 */
import { t } from "@lingui/core/macro";
import { type QueryKey, useMutation } from "@tanstack/react-query";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { isApiError } from "@tucano/client/api-error.ts";
import { refetchMember } from "../session/member.ts";
import { queryClient } from "../api/query-client.ts";
import { call } from "../session/session.ts";

interface ClaimOptions<E extends Endpoint> {
  /** The queries that show what was claimed; they are asked again after any answer. */
  reload: readonly QueryKey[];
  /** Instead of the toast, where the page itself says what was won. */
  onClaimed?: (data: DataOf<E>) => void;
}

export function useClaim<E extends Endpoint>(endpoint: E, options: ClaimOptions<E>) {
  return useMutation({
    mutationFn: (input: RequestOf<E>) =>
      call(endpoint, input, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (data) => {
      if (options.onClaimed === undefined) showToast(t`Reward claimed successfully!`, "good");
      else options.onClaimed(data);
    },
    onError: (error) =>
      showToast(isApiError(error) ? error.message : t`That didn't work. Try again.`, "error"),
    onSettled: async () => {
      await Promise.all([
        refetchMember(),
        ...options.reload.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]);
    },
  });
}
