/**
 * Whether two accounts belong to independent people. The one who agrees must not be a puppet of the
 * requester: not invited by them or by the same person, not on the same device and not at the same
 * address. The market's numbers say for how long, and whether the place bars or only marks.
 */
import type { approvalTies } from "@tucano/contract/backoffice/access/approvals.ts";
import type { Market } from "../../market/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { networkOf } from "../../platform/http/requests/rate-limit.ts";
import * as repository from "./independence-repository.ts";

type TieName = (typeof approvalTies)[number];

export interface Tie {
  readonly tie: TieName;
  /** Or it is only shown and written down. */
  readonly is_bar: boolean;
}

export interface IndependenceDeps {
  readonly clock: Clock;
  readonly market: Market;
  readonly config: { readonly isProduction: boolean };
}

export interface Between extends repository.Pair {
  readonly askedAt: Date;
}

/** Reads its numbers first, and then within a transaction nothing but the database. */
export interface Independence {
  rules(): Promise<IndependenceRules>;
}

export interface IndependenceRules {
  between(db: Db, pair: Between): Promise<readonly Tie[]>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Sponsors are shown for this long, even where they bar for a shorter time. */
const SHOWN_DAYS = 90;

export function createIndependence({ clock, market, config }: IndependenceDeps): Independence {
  /**
   * While a product is tried out, both are at the machine itself, so its address says nothing.
   * In production that address means a proxy missing from TRUST_PROXY, and everybody has it.
   */
  const saysWho = (ip: string) => config.isProduction || !isLoopback(ip);
  return {
    rules: async () => {
      const { independentDays, samePlace } = await market.read("fourEyes");
      const isBarringPlace = samePlace === "bar";
      return {
        between: async (db, pair) => {
          const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
          const isYoung = await repository.shareSponsor(db, pair, before(independentDays));
          const isShown = isYoung || (await repository.shareSponsor(db, pair, before(SHOWN_DAYS)));
          const isOneDevice = await repository.shareDevice(db, pair, before(SHOWN_DAYS));
          const hourBefore = new Date(pair.askedAt.getTime() - HOUR_MS);
          const addresses = await repository.sharedAddresses(db, pair, hourBefore);
          return [
            ...(isShown ? [{ tie: "sponsor", is_bar: isYoung } as const] : []),
            ...(isOneDevice ? [{ tie: "device", is_bar: isBarringPlace } as const] : []),
            ...(addresses.length > 0
              ? [{ tie: "address", is_bar: isBarringPlace && addresses.some(saysWho) } as const]
              : []),
          ];
        },
      };
    },
  };
}

const isLoopback = (network: string) => network.startsWith("127.") || network === networkOf("::1");
