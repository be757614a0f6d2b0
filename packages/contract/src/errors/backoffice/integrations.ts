/** Errors of this area of the back office. */
export const integrationsOfficeErrors = {
  "backoffice.integration_not_found": [404, "This key or address is not there any more"],
  "backoffice.webhook_address": [422, "Enter an https address without user name and password"],
} as const;
