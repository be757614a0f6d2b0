import type {
  listCampaigns,
  listOfficeAnnouncements,
} from "@tucano/contract/backoffice/site/content-messages.ts";
import type { readPage } from "@tucano/contract/backoffice/site/content-pages.ts";
import type { listBanners, listSites } from "@tucano/contract/backoffice/site/content-sites.ts";
import type { listMailings } from "@tucano/contract/backoffice/site/mailings.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { RowOf } from "../../platform/api.ts";

export type SiteRow = RowOf<typeof listSites>;
export type BannerRow = RowOf<typeof listBanners>;
export type PageData = DataOf<typeof readPage>;
export type AnnouncementRow = RowOf<typeof listOfficeAnnouncements>;
export type MailingRow = RowOf<typeof listMailings>;
export type CampaignRow = RowOf<typeof listCampaigns>;
