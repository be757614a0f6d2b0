/** As what a server is known to the platform of tests (social-platform.ts): of its environment. */
export const platformClient = {
  OIDC_NAME: "Praça",
  OIDC_CLIENT_ID: "tucano",
  OIDC_CLIENT_SECRET: "a secret of the test platform",
} as const;
