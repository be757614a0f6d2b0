import { buttonClass } from "@tucano/ui/button.tsx";
import { useState } from "react";

interface FileButtonProps {
  label: string;
  accept: string;
  required?: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Takes a file from this computer. The browser's own field speaks the browser's language. */
export function FileButton({ label, onFile, ...input }: FileButtonProps) {
  const [name, setName] = useState("");
  return (
    <div className="relative flex flex-wrap items-center gap-3 text-sm">
      <label
        className={buttonClass(
          "quiet",
          "sm",
          "cursor-pointer focus-within:outline-2 focus-within:outline-beak-text",
        )}
      >
        {label}
        <input
          type="file"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file === undefined) return;
            setName(file.name);
            onFile(file);
          }}
          {...input}
        />
      </label>
      {name !== "" && <span className="min-w-0 text-quiet wrap-anywhere">{name}</span>}
    </div>
  );
}
