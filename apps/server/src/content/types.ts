import type { ContentPageCode, SiteOutput } from "@tucano/contract/player/site/content.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Platform } from "../platform/context.ts";

/** Text by language; Portuguese is always there, and is what missing languages fall back to. */
export type ByLanguage<Text> = Readonly<{ pt: Text } & Partial<Record<Language, Text | undefined>>>;

export interface SiteSettings {
  readonly logo: SiteOutput["logo"];
  readonly theme: SiteOutput["theme"];
  readonly wideBackground: string;
  readonly contacts: Omit<SiteOutput["contacts"], "hours">;
  readonly licence: Omit<SiteOutput["licence"], "notice">;
  readonly downloads: readonly { readonly platform: string; readonly url: string }[];
  readonly policy: Omit<SiteOutput["policy"], "spin_interval_ms" | keyof Openings>;
}

/** The site's own words. */
export interface SiteTexts {
  readonly tagline: string;
  readonly hours: string;
  readonly licenceNotice: string;
  readonly footer: string;
  readonly ageNotice: string;
  readonly pageLabels: Readonly<Record<ContentPageCode, string>>;
  readonly downloadLabel: string;
}

export interface Site {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly isDefault: boolean;
  readonly languages: readonly Language[];
  readonly settings: SiteSettings;
  readonly texts: ByLanguage<SiteTexts>;
}

export interface BannerTexts {
  readonly headline: string;
  readonly text: string;
  readonly action: string;
}

export interface Banner {
  readonly site: string;
  readonly code: string;
  readonly target: string;
  readonly image: string;
  readonly gameCode: string | null;
  readonly texts: ByLanguage<BannerTexts>;
}

export interface Section {
  /** What it is one of, such as questions about deposits; a text without groups has none. */
  readonly group?: string | undefined;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface Page {
  readonly site: string;
  readonly code: ContentPageCode;
  readonly lang: Language;
  readonly title: string;
  /** "2026-11-20" */
  readonly updatedOn: string;
  readonly sections: readonly Section[];
}

export interface PageText {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** For editing: included while it is not shown, and with its period. */
export interface OfficeBanner extends Banner {
  readonly position: number;
  readonly isShown: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export interface SocialLink {
  readonly site: string;
  readonly code: string;
  readonly label: string;
  readonly url: string;
}

/** What the market has opened at the moment. */
export type Openings = Pick<SiteOutput["policy"], "promotions" | "invitations">;

export interface ContentDeps extends Pick<Platform, "db" | "clock" | "config"> {
  /** What the market has opened: a room below knows it. */
  readonly openings: () => Promise<Openings>;
}

/** Who asks: the host they came to, and their language. */
export interface Visit {
  readonly host: string;
  readonly lang: Language;
}
