import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { languageTag } from "@tucano/i18n/dates.ts";
import { toLanguage } from "@tucano/i18n/languages.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { Check } from "lucide-react";
import { chooseLanguage, language } from "../../../platform/language.ts";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { languagesQuery } from "../../../platform/shell/site.ts";
import { closeModal } from "../../../platform/shell/ui-store.ts";

export function LanguageSheet() {
  const query = useQuery(languagesQuery);
  return (
    <Sheet title={t`Language`} closeLabel={t`Close`} onClose={closeModal}>
      <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
        {(list) => (
          <ul className="flex flex-col gap-1">
            {list.map((one) => {
              const code = toLanguage(one.language_code);
              const isCurrent = code === language;
              return (
                <li key={one.language_code}>
                  <button
                    type="button"
                    lang={languageTag(code)}
                    aria-pressed={isCurrent}
                    className={cx(
                      "flex min-h-12 w-full items-center gap-3 rounded-tile px-4 text-left",
                      isCurrent ? "bg-surface-3" : "hover:bg-surface-2",
                    )}
                    onClick={() => (isCurrent ? closeModal() : chooseLanguage(code))}
                  >
                    {one.language_flag_link !== "" && (
                      <img src={one.language_flag_link} alt="" width={24} height={24} />
                    )}
                    <span className="flex-1">{one.language_name}</span>
                    {isCurrent && <Check aria-hidden="true" className="size-5 text-beak-text" />}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </QueryState>
    </Sheet>
  );
}
