export const integrationsErrors = {
  "integrations.scope_missing": [403, "This key may not read events of this kind"],
  "integrations.cursor_expired": [410, "Events after this point are no longer kept"],
} as const;
