/**
 * The way to a game. Pages show it a hundred times, and the router's own link works its address out
 * again at each change of page; this one knows it.
 */
import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface GameLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  gameId: number;
}

export function GameLink({ gameId, onClick, children, ...rest }: GameLinkProps) {
  const router = useRouter();
  const game = { to: "/gameInfo", search: { id: gameId } } as const;

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isOther = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (isOther || event.button !== 0) return;
    event.preventDefault();
    void router.navigate(game);
  }

  // Without a network the page itself says so.
  const preload = () => void router.preloadRoute(game).catch(() => undefined);
  return (
    <a
      {...rest}
      href={`/gameInfo?id=${gameId}`}
      onClick={open}
      onFocus={preload}
      onMouseEnter={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}
