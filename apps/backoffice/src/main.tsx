import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateLanguage } from "./platform/language.ts";
import { applyTheme } from "./platform/session/theme.ts";
import { queryClient } from "./platform/query-client.ts";
import { router } from "./router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root.");

applyTheme();
await activateLanguage();
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
