/** What the go-live list is judged by. Each fact was found out, or there is a reason why not. */
import type { Decider } from "../backoffice/index.ts";

export type Found<Value> = { readonly value: Value } | { readonly problem: string };

export interface DatabaseFacts {
  /** Why acknowledged money could be lost; null: it could not. */
  readonly lax: string | null;
  /** Why the server's own login could do more than it needs; null: it could not. */
  readonly mighty: string | null;
  /** Why rounds that players have seen could come again; null: they could not. */
  readonly repeating: string | null;
  readonly missingMigrations: readonly string[];
  /** How far this machine's clock is ahead of the database's. */
  readonly clockAheadMs: number;
  /** `synchronous_standby_names`; empty: no commit waits for a standby. */
  readonly wantedStandbys: string;
  readonly connectedStandbys: number;
  readonly archive: ArchiveFacts;
}

export interface ArchiveFacts {
  readonly isOn: boolean;
  readonly lastDoneAgoMs: number | null;
  /** The last try failed, and none has succeeded since. */
  readonly isFailing: boolean;
}

/** Where a bank tells of payments. */
export interface BankWebhook {
  readonly bank: string;
  readonly state: string;
  readonly host: string | null;
}

export interface Facts {
  readonly settings: {
    readonly isProduction: boolean;
    readonly publicUrl: string;
    readonly hasOwnDatabase: boolean;
    readonly hasInternalToken: boolean;
    readonly hasSeedKey: boolean;
    readonly hasProxy: boolean;
    readonly isRealBank: boolean;
    /** Some bank pays out. */
    readonly hasPayouts: boolean;
    readonly hasSmtp: boolean;
  };
  /** Is it this house that answers at its public address? */
  readonly isAnswered: Found<boolean>;
  readonly certificateDaysLeft: Found<number>;
  /** Of our own certificate at a bank, the one that ends first; null: we have none. */
  readonly bankCertificateDaysLeft: Found<number | null>;
  readonly webhooks: Found<readonly BankWebhook[]>;
  readonly smtp: Found<true>;
  readonly database: Found<DatabaseFacts>;
  /** How many the database was used with; this machine has each of them. */
  readonly secrets: Found<number>;
  readonly deciders: Found<readonly Decider[]>;
  /** How many of the market's numbers operators have set, and how many there are. */
  readonly numbers: Found<{ readonly set: number; readonly all: number }>;
  /** Legal pages of the default site that nobody has published. */
  readonly unpublishedPages: Found<readonly string[]>;
  readonly hosts: Found<readonly string[]>;
  readonly differences: Found<{ readonly books: number; readonly audit: number }>;
  readonly areReadersBehind: Found<boolean>;
  readonly tables: Found<TableFacts>;
  readonly disk: Found<{ readonly freeBytes: number; readonly allBytes: number }>;
}

export interface TableFacts {
  readonly all: number;
  /** Tables with a chain whose salt comes from an event that was named before. */
  readonly announced: number;
  /** Their event has happened, and nobody has entered what it brought. */
  readonly saltsMissing: number;
}
