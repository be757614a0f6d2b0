/** What an import has found: refusals keep a publication out, warnings are for people to weigh. */
export interface Findings {
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
}

/** A publication that is not taken, with every reason that was found. */
export class PublicationRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.name = "PublicationRefused";
    this.reasons = reasons;
  }
}

export function refuse(reason: string): never {
  throw new PublicationRefused([reason]);
}
