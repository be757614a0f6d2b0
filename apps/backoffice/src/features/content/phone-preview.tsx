/** What visitors will see, at the width of a phone: the same order, the same plain paragraphs. */
import { useLingui } from "@lingui/react/macro";
import type { Lang } from "./form-parts.tsx";
import type { BannerRow, PageData } from "./queries.ts";

export function BannerPreview({ banner, lang }: { banner: BannerRow; lang: Lang }) {
  const words = banner.texts[lang] ?? banner.texts.pt;
  return (
    <div
      className="relative flex aspect-[16/9] w-full max-w-[375px] flex-col justify-end overflow-hidden rounded-tile bg-surface-3 bg-cover bg-center"
      style={{ backgroundImage: `url("${encodeURI(banner.image)}")` }}
    >
      <div className="flex flex-col items-start gap-1 bg-black/70 p-3">
        <p className="text-base font-semibold text-white">{words.headline}</p>
        <p className="text-xs text-white">{words.text}</p>
        {words.action !== "" && (
          <span className="rounded-full bg-beak px-3 py-1 text-xs font-semibold text-on-beak">
            {words.action}
          </span>
        )}
      </div>
    </div>
  );
}

type Sections = NonNullable<PageData["draft"]>["sections"];

export function TextPreview({ title, sections }: { title: string; sections: Sections }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Preview at the width of a phone`}
      className="min-h-[640px] w-[375px] max-w-full rounded-[28px] border-4 border-line bg-ground p-4"
    >
      <p className="mb-3 text-lg font-semibold">{title}</p>
      {sections.map((section, index) => (
        <div key={`${index} ${section.heading}`} className="mb-4 flex flex-col gap-2">
          {section.group !== undefined && section.group !== sections[index - 1]?.group && (
            <p className="text-xs font-semibold text-quiet uppercase">{section.group}</p>
          )}
          <p className="font-medium">{section.heading}</p>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-sm text-quiet">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
