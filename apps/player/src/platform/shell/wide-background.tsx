/** Screens wider than 600 px show the site's background picture behind everything. */
import { useSyncExternalStore } from "react";
import { useSite } from "./site.ts";

const WIDE_FROM_PX = 600;

function subscribe(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

/** The server, which renders the first page, does not know how wide it will be. */
const isWideFirst = () => false;

function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => innerWidth > WIDE_FROM_PX, isWideFirst);
}

export function WideBackground() {
  const image = useSite()?.wide_background ?? "";
  if (!useIsWide() || image === "") return null;
  return (
    <div
      aria-hidden="true"
      className="wide-picture pointer-events-none fixed inset-0 -z-10"
      style={{ backgroundImage: `url("${encodeURI(image)}")` }}
    />
  );
}
