/** The music of a game: what its client cannot know. How a style is played stands in the client. */

/** Who plays, and which rhythm. */
export const styles = [
  "toada",
  "forro",
  "xote",
  "frevo",
  "maracatu",
  "samba",
  "batucada",
  "viola",
  "mata",
  "batuque",
  "carimbo",
  "lambada",
  "ijexa",
  "valsa",
  "praia",
  "bossa",
  "lounge",
  "marchinha",
  "voo",
] as const;
export type Style = (typeof styles)[number];

/** What is heard below the music, where the game takes place. */
export const ambiences = ["river", "falls", "sea", "rain", "night", "bar", "fair", "wind"] as const;
export type Ambience = (typeof ambiences)[number];

export type ScaleName = "major" | "minor" | "dorian" | "mixolydian" | "northeastern";

/** A section's eight bars: what sounds and what is sung over it. */
export interface Section {
  /**
   * A chord for each bar, repeated until there are eight: the degree of its root, `+` with its
   * third raised, `7` with its seventh. "1 6 4 5", "1 4 5+7 1".
   */
  readonly chords: string;
  /**
   * Two phrases of two bars, played one, two, one, two. A sign for each step, sixteen a bar
   * (twelve in a waltz): `1` to `9` a degree of the scale, `e f g` the three below the first, `-`
   * holds, `.` rests, blanks are for the reader. On a strong beat the tune moves to the chord's
   * nearest tone.
   */
  readonly melody: readonly [string, string];
}

export interface Song {
  readonly style: Style;
  /** The MIDI number of the first degree; 60 is the middle C. */
  readonly tonic: number;
  readonly scale: ScaleName;
  /** Quarters a minute. */
  readonly tempo: number;
  readonly a: Section;
  readonly b: Section;
  /** The order of the sections in one turn of the loop, such as "aaba". */
  readonly form: string;
  readonly ambience: Ambience | null;
  /** The same song in the bonus: higher by these semitones, at a tempo, in a style. */
  readonly bonus?: {
    readonly style: Style;
    readonly semitones: number;
    readonly tempo: number;
  };
}
