/** What a room of the server hands to the composition. */
import type { FastifyPluginAsync } from "fastify";
import type { Route } from "./http/types.ts";
import type { JobDefinition } from "./jobs/index.ts";

export interface Room<Api> {
  /** What other rooms may call, and nothing else. */
  readonly api: Api;
  /** The calls it answers. */
  readonly routes?: readonly Route[];
  /** What it does later, or on a schedule. */
  readonly jobs?: readonly JobDefinition[];
  /** What it serves beside calls: sockets, files, another party's protocol. */
  readonly plugin?: FastifyPluginAsync;
}

/** Collects what the rooms bring, from the ground floor up. */
export class Mounted {
  readonly routes: Route[] = [];
  readonly jobs: JobDefinition[] = [];
  readonly plugins: FastifyPluginAsync[] = [];

  /** Adds a room and returns what the rooms above it may call. */
  take<Api>({ api, routes = [], jobs = [], plugin }: Room<Api>): Api {
    this.routes.push(...routes);
    this.jobs.push(...jobs);
    if (plugin !== undefined) this.plugins.push(plugin);
    return api;
  }
}

/** Functions whose first argument is given already: how a door hands out its room's commands. */
type Bound<First, Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    first: First,
    ...rest: infer Rest
  ) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

type Taking<First> = Readonly<Record<string, (first: First, ...rest: never[]) => unknown>>;

export function boundTo<First, Functions extends Taking<NoInfer<First>>>(
  first: First,
  functions: Functions,
): Bound<First, Functions> {
  const bound = Object.entries(functions).map(([name, run]) => [name, run.bind(null, first)]);
  return Object.fromEntries(bound) as Bound<First, Functions>;
}
