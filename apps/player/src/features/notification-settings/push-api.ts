/** Messages on this device, and on the member's others. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { choosePush, endPush, type PushKind, readPush } from "@tucano/contract/player/site/push.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { ownDeviceId, subscribe, unsubscribe } from "../../platform/push/device.ts";
import { call } from "../../platform/session/session.ts";

export type PushDevice = DataOf<typeof readPush>["devices"][number];

export interface PushHere {
  /** Null: the house does not push. */
  readonly key: string | null;
  readonly here: PushDevice | null;
  readonly elsewhere: readonly PushDevice[];
}

export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: async (): Promise<PushHere> => {
    const [{ key, devices }, own] = await Promise.all([call(readPush, {}), ownDeviceId()]);
    const isHere = ({ device_id: id }: PushDevice) => id === own;
    return {
      key,
      here: devices.find(isHere) ?? null,
      elsewhere: devices.filter((device) => !isHere(device)),
    };
  },
});

const refresh = () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });

/** False: the browser or its player did not allow it. */
export const useTurnOn = (key: string) =>
  useMutation({
    mutationFn: async (kinds: readonly PushKind[]): Promise<boolean> => {
      const own = await subscribe(key);
      if (own === null) return false;
      await call(choosePush, { ...own, kinds: [...kinds] });
      return true;
    },
    onSettled: refresh,
  });

export const useEnd = () =>
  useMutation({
    mutationFn: async ({ device_id: id }: PushDevice) => {
      await call(endPush, { device_id: id });
      if (id === (await ownDeviceId())) await unsubscribe();
    },
    onSettled: refresh,
  });
