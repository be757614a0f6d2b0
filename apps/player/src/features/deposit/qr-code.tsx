import { t } from "@lingui/core/macro";
import { encode } from "uqr";
import { useMemo } from "react";

const MARGIN_MODULES = 4;

/** Black on white whatever the theme, with the quiet zone that bank apps need. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: MARGIN_MODULES });
    const rows = code.data.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
    );
    return { path: rows.join(""), size: code.size };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of the PIX payment`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
