/** What a room of the server hands to whoever puts the house together. */
import type { FastifyPluginAsync } from "fastify";
import type { Route } from "./http/types.ts";
import type { JobDefinition } from "./jobs/index.ts";

export interface Room<Api> {
  /** What other rooms ask of it, and nothing else. */
  readonly api: Api;
  /** The calls that it answers. */
  readonly routes?: readonly Route[];
  /** What it does later or by the clock. */
  readonly jobs?: readonly JobDefinition[];
  /** What it serves beside calls: sockets, files, another party's protocol. */
  readonly plugin?: FastifyPluginAsync;
}

/** What the rooms of a house bring along, as they are taken in from the ground up. */
export class Mounted {
  readonly routes: Route[] = [];
  readonly jobs: JobDefinition[] = [];
  readonly plugins: FastifyPluginAsync[] = [];

  /** Answers what the rooms above may ask of this one. */
  take<Api>({ api, routes = [], jobs = [], plugin }: Room<Api>): Api {
    this.routes.push(...routes);
    this.jobs.push(...jobs);
    if (plugin !== undefined) this.plugins.push(plugin);
    return api;
  }
}
