/** The numbers of one version of a game. `kind` names the rules by which they are played. */
export type Definition = { readonly kind: string } & Readonly<Record<string, unknown>>;
