/** Which groups of the sidebar are folded, kept in this browser. */
import { useState } from "react";

const KEY = "tucano.backoffice.folded";

const read = (): readonly string[] => (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);

export function useFolded(): {
  isFolded: (group: string) => boolean;
  toggle: (group: string) => void;
} {
  const [folded, setFolded] = useState(read);
  const toggle = (group: string) => {
    const next = folded.includes(group)
      ? folded.filter((one) => one !== group)
      : [...folded, group];
    localStorage.setItem(KEY, next.join(" "));
    setFolded(next);
  };
  return { isFolded: (group) => folded.includes(group), toggle };
}
