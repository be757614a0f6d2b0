/** A QR picture as one small SVG: each row's dark runs as one path. */
import { encode } from "uqr";

const QUIET_MODULES = 2;

function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/** Black on white whatever the theme: that is what cameras read. */
export function drawQr(text: string): string {
  const { data, size } = encode(text, { border: QUIET_MODULES, ecc: "M" });
  const path = data.map(rowPath).join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
