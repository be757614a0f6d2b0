import { t } from "@lingui/core/macro";
import { buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Pause, Play } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Site } from "../../../platform/shell/site.ts";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";

export type Banner = Site["banners"][number];

const MOST_SLIDES = 5;
const SHOWN_MS = 7_000;

function Slide({ banner, isFirst, label }: { banner: Banner; isFirst: boolean; label: string }) {
  return (
    <li
      aria-roledescription={t`slide`}
      aria-label={label}
      className="hero-slide hero-size hero-night w-full shrink-0 snap-start"
    >
      {banner.image !== "" && (
        <img
          src={banner.image}
          alt=""
          width={1200}
          height={480}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          className="hero-picture"
        />
      )}
      <div className="hero-shade" />
      <div className="hero-words">
        <p className="hero-headline">{banner.headline}</p>
        <p className="hero-text line-clamp-3">{banner.text}</p>
        <div className="mt-1">
          <InternalLink to={banner.target} className={buttonClass("primary", "md")}>
            {banner.action}
          </InternalLink>
        </div>
      </div>
    </li>
  );
}

/** Turns by itself until somebody touches it, asks it to stop, or prefers no motion. */
function useAutoplay(track: RefObject<HTMLUListElement | null>, count: number) {
  const [isPlaying, setPlaying] = useState(count > 1);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: "smooth" });
  };
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);
  // After a touch or hover it stays still: somebody wants to look at it.
  useEffect(() => {
    const element = track.current;
    const stop = () => setPlaying(false);
    element?.addEventListener("pointerdown", stop);
    element?.addEventListener("focusin", stop);
    return () => {
      element?.removeEventListener("pointerdown", stop);
      element?.removeEventListener("focusin", stop);
    };
  }, [track]);
  useEffect(() => {
    if (!isPlaying || count < 2) return undefined;
    const timer = setInterval(() => {
      const element = track.current;
      if (element === null || document.hidden) return;
      const next = (Math.round(element.scrollLeft / element.clientWidth) + 1) % count;
      element.scrollTo({ left: next * element.clientWidth, behavior: "smooth" });
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count, track]);
  return { isPlaying, setPlaying, current, setCurrent, show };
}

export function Hero({ banners }: { banners: readonly Banner[] }) {
  const slides = banners.slice(0, MOST_SLIDES);
  const track = useRef<HTMLUListElement>(null);
  const { isPlaying, setPlaying, current, setCurrent, show } = useAutoplay(track, slides.length);
  const count = slides.length;
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    <section aria-roledescription={t`carousel`} aria-label={t`Highlights`} className="relative">
      <ul
        ref={track}
        className="no-bar flex snap-x snap-mandatory gap-0 overflow-x-auto overscroll-x-contain rounded-card"
        onScroll={(event) => {
          const element = event.currentTarget;
          setCurrent(Math.round(element.scrollLeft / element.clientWidth));
        }}
      >
        {slides.map((banner, index) => (
          <Slide
            key={banner.code}
            banner={banner}
            isFirst={index === 0}
            label={t`${index + 1} of ${count}`}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className="absolute right-2 bottom-2 flex items-center rounded-full bg-black/35 pl-2">
          {/* A phone is swiped: dots would reach under the slide's button. */}
          <span aria-hidden="true" className="tabular pl-1.5 text-xs text-white min-[600px]:hidden">
            {current + 1}/{count}
          </span>
          {slides.map((banner, index) => (
            <button
              key={banner.code}
              type="button"
              aria-label={t`Show slide ${index + 1}`}
              aria-current={index === current}
              className="flex h-11 w-6 items-center justify-center max-[599px]:hidden"
              onClick={() => {
                setPlaying(false);
                show(index);
              }}
            >
              <span
                className={cx(
                  "h-2 rounded-full transition-all duration-200",
                  index === current ? "w-5 bg-white" : "w-2 bg-white/50",
                )}
              />
            </button>
          ))}
          <IconButton
            label={isPlaying ? t`Pause slides` : t`Play slides`}
            className="text-white"
            onClick={() => setPlaying(!isPlaying)}
          >
            <PlayIcon aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
