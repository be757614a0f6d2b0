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
