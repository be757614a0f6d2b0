/**
 * Large letters with an edge, a face and depth: each of them an element that can be moved, and a
 * row of which only those are written that change. What is heard is the label of the whole.
 */
import { make } from "../hud/dom.ts";

export interface Lettering {
  readonly root: HTMLElement;
  write: (text: string) => void;
  /** For those who listen: the whole, whatever part of it is shown. */
  name: (text: string) => void;
  /** The letters, to be moved one after the other. */
  readonly letters: readonly HTMLElement[];
}

interface Letter {
  readonly root: HTMLElement;
  readonly edge: HTMLElement;
  readonly face: HTMLElement;
}

export function createLettering(className: string): Lettering {
  const root = make("p", { class: `lettering ${className}`, role: "img" });
  const letters: Letter[] = [];
  let shown: readonly string[] = [];

  const letterAt = (index: number): Letter => {
    const edge = make("span", { class: "letter-edge" });
    const face = make("span", { class: "letter-face" });
    const letter = { root: make("span", { class: "letter" }, [edge, face]), edge, face };
    letters[index] = letter;
    root.append(letter.root);
    return letter;
  };

  return {
    root,
    get letters() {
      return letters.slice(0, shown.length).map((letter) => letter.root);
    },
    name: (text) => root.setAttribute("aria-label", text),
    write: (text) => {
      const next = partsOf(text);
      for (const [index, part] of next.entries()) {
        if (shown[index] === part) continue;
        const { root: own, edge, face } = letters[index] ?? letterAt(index);
        edge.textContent = part;
        face.textContent = part;
        own.classList.toggle("is-digit", isDigit(part));
      }
      for (const [index, letter] of letters.entries()) letter.root.hidden = index >= next.length;
      shown = next;
    },
  };
}

/** What one reads as a letter may be several characters: in Thai, marks stand above and below. */
function partsOf(text: string): string[] {
  const parts = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return Array.from(parts, ({ segment }) => (/\s/.test(segment) ? "\u{a0}" : segment));
}

function isDigit(part: string): boolean {
  return part >= "0" && part <= "9";
}
