/**
 * A connection to a standby, and never to what takes writes: who reads much there keeps no player
 * waiting. A standby that is promoted is left at once.
 */
import type pg from "pg";
import { NodeClient, type Told } from "./node-client.ts";

/** As if nobody had answered: there is no standby there. */
const REFUSED = "08004";

export class StandbyClient extends NodeClient {
  protected isWrongBy({ parameterName, parameterValue }: Told): boolean {
    return parameterName === "in_hot_standby" && parameterValue === "off";
  }

  /** That a write is refused is what a standby is for. */
  protected isWrongAfter(): boolean {
    return false;
  }

  protected wrongNode(): Error {
    return Object.assign(new Error("This database is no standby."), { code: REFUSED });
  }

  another(config: pg.ClientConfig): StandbyClient {
    return new StandbyClient(config);
  }
}
