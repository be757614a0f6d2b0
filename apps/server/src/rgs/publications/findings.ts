/** What an import has found: refusals keep a publication out, warnings are for people to weigh. */
import {
  type FindingCode,
  findingTexts,
} from "@tucano/contract/backoffice/games/publication-findings.ts";

export interface Finding {
  readonly code: FindingCode;
  readonly params: Readonly<Record<string, string>>;
}

export interface Findings {
  readonly refusals: readonly Finding[];
  readonly warnings: readonly Finding[];
}

type Values = Readonly<Record<string, string | number>>;

export function findingOf(code: FindingCode, values: Values = {}): Finding {
  const params = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return { code, params: Object.fromEntries(params) };
}

/** In plain English. */
export const tell = ({ code, params }: Finding): string =>
  findingTexts[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

/** A publication that is not taken, with every reason that was found. */
export class PublicationRefused extends Error {
  readonly findings: readonly Finding[];
  readonly reasons: readonly string[];

  constructor(findings: readonly Finding[]) {
    const reasons = findings.map(tell);
    super(reasons.join("\n"));
    this.name = "PublicationRefused";
    this.findings = findings;
    this.reasons = reasons;
  }
}

export function refuse(code: FindingCode, values?: Values): never {
  throw new PublicationRefused([findingOf(code, values)]);
}
