import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonLook, type ButtonSize } from "./button.tsx";

interface CopyButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http and old browsers have no clipboard: select and copy by command.
    const area = document.createElement("textarea");
    area.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel, look = "primary", size = "lg", className } = props;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      look={look}
      size={size}
      className={className}
      aria-live="polite"
      onClick={() => void copy(text).then(setCopied)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isCopied ? copiedLabel : label}
    </Button>
  );
}
