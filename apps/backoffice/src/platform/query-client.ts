import { QueryClient } from "@tanstack/react-query";
import { isApiError } from "@tucano/client/api-error.ts";

const MOST_RETRIES = 2;

/** What the server refused is not asked again; what got lost is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < MOST_RETRIES && isApiError(error) && (error.status === 0 || error.status >= 500),
    },
  },
});
