/** The line to the game in the frame: its origin and window are checked, its words typed. */
import {
  GAME_MESSAGE_MARK,
  type GameToPage,
  type PageToGameBody,
  parseGameToPage,
} from "@tucano/contract/studios/game-messages.ts";
import { type RefObject, useCallback, useEffect, useRef } from "react";

export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: GameToPage) => void,
): (message: PageToGameBody) => void {
  const origin = new URL(url, location.href).origin;
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = parseGameToPage(event.data);
      if (message !== null) latest.current(message);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [frame, origin]);
  return useCallback(
    (message) =>
      frame.current?.contentWindow?.postMessage({ mark: GAME_MESSAGE_MARK, ...message }, origin),
    [frame, origin],
  );
}
