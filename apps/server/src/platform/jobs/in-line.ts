/**
 * What a start needs of the database, on a machine with too much to do: whoever has waited in vain
 * for a free connection waits in line once more, so many times. Anything else fails at once.
 */
const ATTEMPTS = 8;

const isStillInLine = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("timeout exceeded when trying to connect");

export async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isStillInLine(error)) throw error;
    }
  }
}
