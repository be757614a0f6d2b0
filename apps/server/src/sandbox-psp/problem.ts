/** Errors as the Pix API writes them: application/problem+json. */
import type { FastifyInstance } from "fastify";
import { toDomainError } from "../platform/http/thrown.ts";

const TYPES = "https://pix.bcb.gov.br/api/v2/error/";

export interface Violation {
  readonly razao: string;
  readonly propriedade: string;
}

export class Problem extends Error {
  override readonly name = "Problem";
  readonly kind: string;
  readonly status: number;
  readonly violations: readonly Violation[];

  constructor(status: number, kind: string, detail: string, violations: readonly Violation[] = []) {
    super(detail);
    this.status = status;
    this.kind = kind;
    this.violations = violations;
  }
}

export const notFound = (what: string) =>
  new Problem(404, "NaoEncontrado", `${what} não foi encontrado para a chave informada.`);

/** Answers every error of this plugin as a problem; an unexpected one says nothing of itself. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500) request.log.error({ err: error }, "sandbox PSP");
    return reply
      .code(problem.status)
      .type("application/problem+json")
      .send({
        type: `${TYPES}${problem.kind}`,
        title: problem.kind,
        status: problem.status,
        detail: problem.message,
        ...(problem.violations.length === 0 ? {} : { violacoes: problem.violations }),
      });
  });
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // As the house reads it, with its own way of saying so.
  const { httpStatus: status } = toDomainError(error);
  if (status >= 400 && status < 500) {
    return new Problem(status, "RequisicaoInvalida", "A requisição não pôde ser lida.");
  }
  return new Problem(500, "ErroInternoDoServidor", "Condição inesperada ao processar requisição.");
}
