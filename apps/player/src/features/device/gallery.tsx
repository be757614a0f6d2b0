/**
 * Every primitive of the design in its states, on one page: what is not here is not part
 * of the language. Its words are samples, borrowed from the screens.
 */
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { ReactNode } from "react";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryPictures } from "./gallery-pictures.tsx";
import { GalleryStates } from "./gallery-states.tsx";

const grounds = [
  ["ground", "bg-ground"],
  ["surface-1", "bg-surface-1"],
  ["surface-2", "bg-surface-2"],
  ["surface-3", "bg-surface-3"],
  ["line", "bg-line"],
] as const;
const roles = [
  ["beak", "bg-beak"],
  ["leaf", "bg-leaf"],
  ["gold", "bg-gold"],
  ["coral", "bg-coral"],
  ["sea", "bg-sea"],
] as const;
const words = [
  ["text", "text-text"],
  ["quiet", "text-quiet"],
  ["beak-text", "text-beak-text"],
  ["leaf-text", "text-leaf-text"],
  ["gold-text", "text-gold-text"],
  ["coral-text", "text-coral-text"],
  ["sea-text", "text-sea-text"],
] as const;
const sizes = [
  ["2xl", "text-2xl font-bold"],
  ["xl", "text-xl font-semibold"],
  ["lg", "text-lg font-semibold"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
] as const;

function Swatch({ name, fill }: { name: string; fill: string }) {
  return (
    <li className="flex flex-col gap-1 text-xs text-quiet">
      <span className={`h-14 rounded-tile shadow-inner ${fill}`} />
      {name}
    </li>
  );
}

function Colours() {
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {[...grounds, ...roles].map(([name, fill]) => (
          <Swatch key={name} name={name} fill={fill} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
        {words.map(([name, look]) => (
          <span key={name} className={look}>
            {name}
          </span>
        ))}
      </p>
    </>
  );
}

function Type() {
  return (
    <ul className="flex flex-col gap-2">
      {sizes.map(([name, look]) => (
        <li key={name} className="flex items-baseline gap-4">
          <span className="w-10 shrink-0 text-xs text-quiet">{name}</span>
          <span className={`tabular min-w-0 ${look}`}>
            {t`Balance`} {formatMoney("1234.56")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-5 lg:p-7">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function Gallery() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      <Part title={t`Colours`}>
        <Colours />
      </Part>
      <Part title={t`Typeface`}>
        <Type />
      </Part>
      <Part title={t`Controls`}>
        <GalleryControls />
      </Part>
      <Part title={t`Fields`}>
        <GalleryFields />
      </Part>
      <Part title={t`States`}>
        <GalleryStates />
      </Part>
      <Part title={t`Images and charts`}>
        <GalleryPictures />
      </Part>
    </div>
  );
}
