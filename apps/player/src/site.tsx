/** The whole page, the same for the browser and for the server that writes it for a first visit. */
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { SiteRouter } from "./router.tsx";

export function Site({ client, router }: { client: QueryClient; router: SiteRouter }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
