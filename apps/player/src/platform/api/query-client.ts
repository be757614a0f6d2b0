import { QueryClient } from "@tanstack/react-query";
import { isApiError } from "@tucano/client/api-error.ts";

const MOST_RETRIES = 2;

/** Server state lives here only. A refusal is not retried; a request that got lost is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      networkMode: "always",
      retry: (failures, error) =>
        failures < MOST_RETRIES && isApiError(error) && (error.isOffline || error.status >= 500),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: "always" },
  },
});
