import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { Heart } from "lucide-react";
import { toggleFavourite, useIsFavourite } from "../../platform/games/favourites.ts";
import type { Game } from "../../platform/games/games.ts";

/** The heart in the corner of a picture: small to look at, 44 px to touch. */
export function FavouriteButton({ game }: { game: Game }) {
  const isFavourite = useIsFavourite(game.id);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${game.name}`}
      className="group/heart absolute top-0 right-0 flex size-11 items-center justify-center rounded-tile"
      onClick={() => void toggleFavourite(game, isFavourite)}
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-black/45 text-white transition-transform duration-120 group-hover/heart:bg-black/65 group-active/heart:scale-90">
        <Heart
          aria-hidden="true"
          className={cx("size-4", isFavourite && "fill-current text-beak")}
        />
      </span>
    </button>
  );
}
