/** The back-office account the server under test is started with. */
export const operator = {
  email: "operador@tucano.local",
  password: "jornada-de-teste-2026",
} as const;
