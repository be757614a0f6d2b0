/**
 * One live stream. Where the browser plays HLS itself it gets the address; elsewhere a library
 * puts the segments together, and its code is only loaded there. Streams have no sound of ours, so
 * they start by themselves, except where the player saves data.
 */
import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Spinner } from "@tucano/ui/spinner.tsx";
import type Hls from "hls.js";
import { Play, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Channel } from "./api.ts";

type State = "waiting" | "playing" | "asked" | "failed";

/** A stream may have to be started first; after that it is not there. */
const GIVE_UP_MS = 25_000;
const HLS_TYPE = "application/vnd.apple.mpegurl";

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function attach(video: HTMLVideoElement, url: string, onFatal: () => void) {
  if (video.canPlayType(HLS_TYPE) !== "" && !("MediaSource" in globalThis)) {
    video.src = url;
    return null;
  }
  const { default: Player } = await import("hls.js/light");
  if (!Player.isSupported()) {
    onFatal();
    return null;
  }
  // No worker: it would have to be made of a blob, for a stream this light.
  const player: Hls = new Player({ enableWorker: false, liveSyncDurationCount: 2 });
  player.on(Player.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFatal();
  });
  player.loadSource(url);
  player.attachMedia(video);
  return player;
}

function useStream(url: string, isWanted: boolean, onState: (state: State) => void) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null || !isWanted) return undefined;
    let player: Hls | null = null;
    let isGone = false;
    const fail = () => onState("failed");
    const patience = setTimeout(() => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) fail();
    }, GIVE_UP_MS);
    void attach(video, url, fail)
      .then((made) => {
        player = made;
        if (isGone) made?.destroy();
      })
      .catch(fail);
    return () => {
      isGone = true;
      clearTimeout(patience);
      player?.destroy();
      video.removeAttribute("src");
      video.load();
    };
  }, [url, isWanted, onState]);
  return ref;
}

function Cover({ state, onStart }: { state: State; onStart: () => void }) {
  if (state === "playing") return null;
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-black/60 p-6 text-center text-white">
      {state === "waiting" && (
        <>
          <Spinner />
          <p className="text-sm">{t`Loading the stream …`}</p>
        </>
      )}
      {state === "asked" && (
        <Button onClick={onStart}>
          <Play aria-hidden="true" className="size-5" />
          {t`Watch`}
        </Button>
      )}
      {state === "failed" && (
        <>
          <p className="text-sm">{t`This stream isn't available right now.`}</p>
          <Button look="quiet" onClick={onStart}>
            <RotateCw aria-hidden="true" className="size-4" />
            {t`Try again`}
          </Button>
        </>
      )}
    </div>
  );
}

export function Stream({ channel }: { channel: Channel }) {
  const [state, setState] = useState<State>(savesData() ? "asked" : "waiting");
  const [attempt, setAttempt] = useState(0);
  const isWanted = state === "waiting" || state === "playing";
  const ref = useStream(`${channel.stream_url}?n=${attempt}`, isWanted, setState);
  const label = channel.title;
  return (
    <div className="relative aspect-video overflow-hidden rounded-card bg-black shadow-card">
      <video
        ref={ref}
        muted
        autoPlay
        playsInline
        controls={state === "playing"}
        aria-label={t`Live stream: ${label}`}
        className="size-full object-contain"
        onPlaying={() => setState("playing")}
      />
      <Cover
        state={state}
        onStart={() => {
          setAttempt(attempt + 1);
          setState("waiting");
        }}
      />
    </div>
  );
}
