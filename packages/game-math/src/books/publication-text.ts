/** What the hash of a publication is of: every number that a draw from it depends on. */
export interface PublishedMode {
  readonly name: string;
  readonly bookCount: number;
  /** SHA-256 of the list of weights as it was published, in hex. */
  readonly weightsHash: string;
  /** Root of the tree over the lines of the books, in hex. */
  readonly booksRoot: string;
}

export interface PublishedBooks {
  /** SHA-256 of index.json, in hex. */
  readonly indexHash: string;
  readonly modes: readonly PublishedMode[];
}

/** Its SHA-256 is the publication's hash. */
export function publicationText({ indexHash, modes }: PublishedBooks): string {
  const lines = modes.map(({ name, bookCount, weightsHash, booksRoot }) =>
    ["mode", name, bookCount, weightsHash, booksRoot].join(" "),
  );
  return ["tucano books 1", `index ${indexHash}`, ...lines].map((line) => `${line}\n`).join("");
}
