import { useEffect, useRef } from "react";

interface AskingFrameProps {
  /** A page of this origin. */
  src: string;
  title: string;
  /** Is this message the frame's question? */
  isQuestion: (message: unknown) => boolean;
  answer: unknown;
  className?: string;
}

/** A frame that asks for something once it has come up, and is told; nobody else is. */
export function AskingFrame({ src, title, isQuestion, answer, className }: AskingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const asker = frame.current?.contentWindow;
      if (event.origin !== location.origin || event.source !== asker) return;
      if (isQuestion(event.data)) asker?.postMessage(answer, location.origin);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [isQuestion, answer]);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- games need their own origin
      sandbox="allow-scripts allow-same-origin"
      allow="autoplay; fullscreen"
      className={className}
    />
  );
}
