/** Handing a link on: as a QR code, by the device's own sheet, by plain links of messengers. */
import { t } from "@lingui/core/macro";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Download, MessageCircle, Send, Share2 } from "lucide-react";
import { useMemo } from "react";
import { encode } from "uqr";

const MARGIN_MODULES = 4;
/** A module of the picture that is saved: sharp on a poster, small as a file. */
const MODULE_PX = 24;

/** With the quiet zone around it that cameras and bank apps need. */
function encodeQr(text: string) {
  return encode(text, { ecc: "M", border: MARGIN_MODULES });
}

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** Black on white whatever the theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encodeQr(text);
    const rows = code.data.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""),
    );
    return { path: rows.join(""), size: code.size };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Null where the browser has no canvas to draw on. */
function drawQr(text: string): Promise<Blob | null> {
  const code = encodeQr(text);
  const canvas = document.createElement("canvas");
  canvas.width = code.size * MODULE_PX;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const [y, row] of code.data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
    }
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
}

async function saveQr(text: string, fileName: string): Promise<void> {
  const picture = await drawQr(text);
  if (picture === null) {
    showToast(t`That didn't work. Try again.`, "error");
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  // Not at once: some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function SaveQrButton({ text, fileName }: { text: string; fileName: string }) {
  return (
    <Button look="quiet" onClick={() => void saveQr(text, fileName)}>
      <Download aria-hidden="true" className="size-5" />
      {t`Save QR code`}
    </Button>
  );
}

interface Shared {
  /** A sentence before the link. */
  text: string;
  url: string;
}

/** Closing the device's share sheet is a change of mind, not an error. */
async function shareByDevice({ text, url }: Shared): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (!isClosed) showToast(t`That didn't work. Try again.`, "error");
  }
}

/** Ordinary addresses: nothing of a messenger is loaded before its link is opened. */
function messengers({ text, url }: Shared) {
  return [
    {
      name: "WhatsApp",
      icon: MessageCircle,
      href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`,
    },
    {
      name: "Telegram",
      icon: Send,
      href: `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
    },
  ];
}

/** The device's own sheet where it has one, and the two messengers people here use most. */
export function ShareLinks(shared: Shared) {
  return (
    <div className="flex flex-wrap gap-2">
      {"share" in navigator && (
        <Button look="quiet" onClick={() => void shareByDevice(shared)}>
          <Share2 aria-hidden="true" className="size-5" />
          {t`Share`}
        </Button>
      )}
      {messengers(shared).map(({ name, icon: Icon, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`Share via ${name}`}
          className={buttonClass("quiet")}
        >
          <Icon aria-hidden="true" className="size-5" />
          {name}
        </a>
      ))}
    </div>
  );
}
