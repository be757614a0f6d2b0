/** The studios, each with its mark on a picture of its own and the number of its games. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { kindsQuery, type Game } from "../api.ts";
import { gamesCount } from "../names.ts";

/** Our own studios have a mark; another's card does without. */
function StudioMark({ code }: { code: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={`/art/studios/${encodeURIComponent(code)}.avif`}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className="size-16 shrink-0 rounded-full shadow-card"
      onError={() => setFailed(true)}
    />
  );
}

interface StudioCardProps {
  studio: { code: string; name: string; game_count: number };
  /** The game that represents the studio. */
  face: Game | undefined;
}

/** The banner of one of the studio's games: its left half is empty, for the words. */
function StudioPicture({ code }: { code: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={`/art/banners/${encodeURIComponent(code)}.avif`}
      alt=""
      width={1200}
      height={480}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover object-right transition-transform duration-200 group-hover:scale-[1.03]"
      onError={() => setFailed(true)}
    />
  );
}

function StudioCard({ studio, face }: StudioCardProps) {
  return (
    <Link
      to="/game"
      search={{ brand: studio.code }}
      className="hero-night group relative flex min-h-28 items-center gap-4 overflow-hidden rounded-card p-4 text-white no-underline lg:min-h-36 lg:p-5"
    >
      {face !== undefined && <StudioPicture code={face.code} />}
      <span aria-hidden="true" className="studio-shade absolute inset-0" />
      <span className="relative flex items-center gap-4">
        <StudioMark code={studio.code} />
        <span className="min-w-0">
          <span className="block truncate text-lg font-bold">{studio.name}</span>
          <span className="tabular block text-sm text-white/85">
            {gamesCount(studio.game_count)}
          </span>
        </span>
      </span>
    </Link>
  );
}

export function Studios({ games }: { games: readonly Game[] }) {
  const { data } = useQuery(kindsQuery);
  const brands = data?.brands.filter((brand) => brand.game_count > 0) ?? [];
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="studios" className="mt-5 sm:mt-8">
      <h2 id="studios" className="mb-3 text-base font-semibold lg:text-lg">
        {t`Studios`}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-3 lg:gap-4">
        {brands.map((brand) => (
          <li key={brand.code}>
            <StudioCard
              studio={brand}
              face={games.find((game) => game.brand_code === brand.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
