/** Addresses of what waits for a second person. */
import { createRoute } from "@tanstack/react-router";
import { approvalKinds, approvalStates } from "@tucano/contract/backoffice/access/approvals.ts";
import { lazyPage } from "../platform/lazy-page.ts";
import { oneOf, placeIn, present } from "../platform/tables/list-search.ts";
import { underShell } from "./shell.tsx";

export const approvalPages = [
  createRoute({
    ...underShell,
    path: "/approvals",
    validateSearch: (search: Record<string, unknown>) =>
      present({
        state: oneOf(search["state"], ["all", ...approvalStates] as const),
        kind: oneOf(search["kind"], approvalKinds),
        ...placeIn(search),
      }),
    component: lazyPage(() => import("../features/approvals/approvals-page.tsx"), "ApprovalsPage"),
  }),
] as const;
