/** Screens wider than 600 px show the site's background picture behind everything. */
import { useEffect, useState } from "react";
import { useSite } from "./site.ts";

const WIDE_FROM_PX = 600;

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => innerWidth > WIDE_FROM_PX);
  useEffect(() => {
    const measure = () => setWide(innerWidth > WIDE_FROM_PX);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return isWide;
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
