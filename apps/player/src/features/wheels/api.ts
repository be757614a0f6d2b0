/** The two wheels: spins and prizes, turning one, its seeds, and the proofs of past spins. */
import {
  infiniteQueryOptions,
  queryOptions,
  type QueryKey,
  useMutation,
} from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  checkDailyWheel,
  checkLotteryWheel,
  claimDailyWheel,
  claimLotteryWheel,
  rotateWheelSeed,
  type WheelKind,
  wheelProofs,
} from "@tucano/contract/player/rewards/wheels.ts";
import { waitingQuery } from "../../platform/money/bonus.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { refetchMember } from "../../platform/session/member.ts";
import { call } from "../../platform/session/session.ts";
import { newKey } from "../../platform/text.ts";

export type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
export type WheelState = DataOf<typeof checkDailyWheel>;
export type WheelPrize = WheelState["prizes"][number];
export type SpinResult = DataOf<typeof claimDailyWheel>;
export type SpinProof = DataOf<typeof wheelProofs>["list"][number];

const LIMIT = 10;

const checks = { daily: checkDailyWheel, lottery: checkLotteryWheel } as const;
const claims = { daily: claimDailyWheel, lottery: claimLotteryWheel } as const;

export function wheelQuery(kind: WheelKind) {
  return queryOptions({
    queryKey: ["wheels", kind, "state"],
    queryFn: () => call(checks[kind], {}),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

export function proofsQuery(kind: WheelKind) {
  return infiniteQueryOptions({
    queryKey: ["wheels", kind, "proofs"],
    queryFn: ({ pageParam }) => call(wheelProofs, { wheel: kind, page: pageParam, limit: LIMIT }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    staleTime: 0,
  });
}

/**
 * The server draws; the picture only turns to it. Whoever lost the answer on the way asks with the
 * same key again and gets the same spin: the key is kept until there was an answer.
 */
export function useSpin(kind: WheelKind) {
  return useMutation({
    mutationFn: (idempotencyKey: string) => spinOnce(kind, idempotencyKey),
  });
}

/** With the client seed in force, or one made here for the commitment that was told. */
async function spinOnce(kind: WheelKind, idempotencyKey: string): Promise<SpinResult> {
  const spin = ({ fairness }: WheelState): Promise<SpinResult> => {
    const seed = { client_seed: ownSeed(), commitment: fairness.commitment };
    return call(claims[kind], fairness.client_seed === null ? seed : {}, { idempotencyKey });
  };
  try {
    return await spin(await queryClient.ensureQueryData(wheelQuery(kind)));
  } catch (error) {
    if (!isApiError(error) || !seedErrors.has(error.error ?? "")) throw error;
    // Turned meanwhile: by another window, or because a new day has begun.
    return spin(await queryClient.fetchQuery(wheelQuery(kind)));
  }
}

const seedErrors: ReadonlySet<string> = new Set([
  "wheels.client_seed_missing",
  "wheels.seed_changed",
]);

export const spinKey = newKey;

/** After the picture has come to rest: not before, or the balance would tell the prize. */
export async function reloadWheel(kind: WheelKind, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all([
    refetchMember(),
    queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ["wheels", kind] }),
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}

export function useRotateSeed(kind: WheelKind) {
  return useMutation({
    mutationFn: (choice: { clientSeed: string; nextCommitment: string }) =>
      call(rotateWheelSeed, {
        wheel: kind,
        client_seed: choice.clientSeed,
        next_commitment: choice.nextCommitment,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["wheels", kind] }),
  });
}
