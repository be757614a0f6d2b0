import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { ChevronRight, Languages } from "lucide-react";
import { language } from "../../platform/language.ts";
import { languagesQuery } from "../../platform/shell/site.ts";
import { openModal } from "../../platform/shell/ui-store.ts";

export function LanguageButton() {
  const { data = [] } = useQuery(languagesQuery);
  const current = data.find((one) => toLanguage(one.language_code) === language);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={
        "flex min-h-11 items-center gap-3 rounded-tile px-3 text-left text-sm font-medium " +
        "text-quiet hover:bg-surface-2 hover:text-text"
      }
      onClick={() => openModal("language")}
    >
      <Languages aria-hidden="true" className="size-5" />
      <span className="sr-only">{t`Language`}: </span>
      <span className="flex-1">{current?.language_name ?? t`Language`}</span>
      <ChevronRight aria-hidden="true" className="size-4" />
    </button>
  );
}
