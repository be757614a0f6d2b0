/** A job with data: its name, and the shape of the data. */
import * as z from "zod/mini";

/** `Data` is JSON, checked when it is sent and again when the handler gets it. */
export interface Job<Data extends object> {
  readonly name: string;
  readonly data: z.ZodMiniType<Data>;
}

/** A scheduled job has a name only, and no data. */
// oxlint-disable-next-line no-explicit-any -- Of any data: only the name is used.
export type AnyJob = string | Job<any>;

export const nameOf = (job: AnyJob): string => (typeof job === "string" ? job : job.name);

/** Data that can never be processed, however often it is tried. */
export class BadJobData extends Error {
  override readonly name = "BadJobData";
}

/** Fields that a newer version adds are ignored, so that an older process can run its jobs. */
export function job<Shape extends z.core.$ZodShape>(
  name: string,
  shape: Shape,
): Job<z.output<z.ZodMiniObject<Shape>>> {
  return { name, data: z.object(shape) };
}

/** A job and what it does: a room hands its own over, and composition has them done. */
export interface JobDefinition {
  readonly name: string;
  /** When it runs by itself, in São Paulo time; null: when it is sent. */
  readonly cron: string | null;
  /** What may be sent. Throws BadJobData. */
  read(data: unknown): object;
  run(data: unknown): Promise<unknown>;
}

export function byClock(name: string, cron: string, run: () => Promise<unknown>): JobDefinition {
  return { name, cron, read: () => ({}), run: () => run() };
}

export function whenSent<Data extends object>(
  one: Job<Data>,
  run: (data: Data) => Promise<unknown>,
): JobDefinition {
  const read = (data: unknown) => readData(one, data);
  return { name: one.name, cron: null, read, run: async (data) => run(read(data)) };
}

export function readData<Data extends object>({ name, data }: Job<Data>, given: unknown): Data {
  const parsed = z.safeParse(data, given);
  if (parsed.success) return parsed.data;
  throw new BadJobData(`${name}: ${z.prettifyError(parsed.error)}`);
}
