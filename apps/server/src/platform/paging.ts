/** Which part of a list is requested. Whatever comes in, the answer is bounded. */
export interface PageRequest {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

const LIMIT_DEFAULT = 20;
const LIMIT_MAX = 100;

export function pageOf(request: PageRequest, limitDefault: number = LIMIT_DEFAULT): Paging {
  const page = Math.max(1, request.page ?? 1);
  const limit = Math.min(LIMIT_MAX, Math.max(1, request.limit ?? limitDefault));
  return { page, limit, offset: (page - 1) * limit };
}
