import { t } from "@lingui/core/macro";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { IconButton } from "@tucano/ui/button.tsx";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useSite } from "./site.ts";

/** The name of a page, in the page and in the tab, with a way back. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  useTitle(title);
  return (
    <header className="mb-4 flex min-h-11 items-center gap-1 max-[15rem]:flex-wrap">
      <IconButton
        label={t`Back`}
        className="-ml-3"
        onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: "/" }))}
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </IconButton>
      <h1 className="min-w-0 flex-1 text-lg leading-tight font-semibold break-words max-[15rem]:basis-3/4 lg:text-xl">
        {title}
      </h1>
      {children}
    </header>
  );
}

export function useTitle(title: string): void {
  const name = useSite()?.name ?? "Tucano";
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
