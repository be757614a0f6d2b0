/** What the operator's side of Hub88 is made of, in our words. Amounts are units of 1/100 000. */

/** Where a partner is, and how it knows us. */
export interface PartnerEnd {
  readonly partner: string;
  /** What `game/list` and the others come after. */
  readonly baseUrl: string;
  readonly operatorId: string | number;
  /** Headers that sign these very bytes. */
  readonly sign: (body: string) => Readonly<Record<string, string>>;
}

export interface PartnerGame {
  readonly code: string;
  readonly name: string;
  readonly product: string | null;
  readonly category: string | null;
  readonly isEnabled: boolean;
  readonly hasFreeBets: boolean;
  readonly rtpBasisPoints: number | null;
  /** As the partner writes it: it has scales of its own. */
  readonly volatility: string | null;
  readonly platforms: readonly string[];
  readonly languages: readonly string[];
  readonly blockedCountries: readonly string[];
  readonly restrictedCountries: readonly string[];
  readonly certifications: readonly string[];
  readonly releasedOn: string | null;
  /** Where they say that its picture is: any address. */
  readonly pictureUrl: string | null;
}

export interface PartnerProduct {
  readonly code: string;
  readonly currencies: readonly string[];
}

export interface GameUrlOrder {
  /** Null: a demo, which makes no wallet calls. */
  readonly seat: { readonly user: string; readonly token: string } | null;
  readonly gameCode: string;
  readonly lang: string;
  readonly platform: "GPL_DESKTOP" | "GPL_MOBILE";
  readonly lobbyUrl: string;
  readonly depositUrl?: string | undefined;
  readonly subPartnerId?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

export interface PartnerTransaction {
  readonly transactionUuid: string;
  /** TK_BET, TK_WIN, TK_ROLLBACK, TK_FREE_BET, …; new ones may come. */
  readonly kind: string;
  /** TS_SUCCESS, TS_DECLINED, TS_ROLLEDBACK, …; new ones may come. */
  readonly status: string;
  readonly amountUnits: number;
  readonly currency: string;
  readonly gameCode: string | null;
  readonly user: string | null;
  readonly round: string | null;
  readonly referenceUuid: string | null;
  readonly at: Date | null;
}

export interface Prepaid {
  readonly prepaidUuid: string;
  readonly gameCode: string | null;
  readonly currency: string | null;
  /** Null: whoever grants it says it. */
  readonly betUnits: number | null;
  readonly betCount: number | null;
}

export interface RewardOrder {
  readonly user: string;
  /** Of a prepaid or of a campaign. */
  readonly from: { readonly prepaidUuid: string } | { readonly campaignUuid: string };
  /** Ours: a reward is known again by it. */
  readonly reference: string;
  /** Where the prepaid leaves them open. */
  readonly betUnits: number | null;
  readonly betCount: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Reward {
  readonly rewardUuid: string;
  /** FRS_NEW, FRS_ACTIVE, FRS_CANCELLED, FRS_FAILED, FRS_FINISHED, FRS_EXPIRED. */
  readonly status: string;
  readonly user: string | null;
  readonly reference: string | null;
}

export interface CampaignOrder {
  readonly name: string;
  readonly prepaidUuid: string;
  readonly reference: string;
  readonly betUnits: number | null;
  readonly betCount: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Campaign {
  readonly campaignUuid: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/** What could be read, and how many could not: they are somebody's, too. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: number;
}
