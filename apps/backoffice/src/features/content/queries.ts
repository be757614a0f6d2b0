import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  listCampaigns,
  listOfficeAnnouncements,
} from "@tucano/contract/backoffice/site/content-messages.ts";
import { readPage } from "@tucano/contract/backoffice/site/content-pages.ts";
import { listBanners, listSites } from "@tucano/contract/backoffice/site/content-sites.ts";
import { call } from "../../platform/api.ts";

export type SiteRow = DataOf<typeof listSites>["list"][number];
export type BannerRow = DataOf<typeof listBanners>["list"][number];
export type PageData = DataOf<typeof readPage>;
export type AnnouncementRow = DataOf<typeof listOfficeAnnouncements>["list"][number];
export type CampaignRow = DataOf<typeof listCampaigns>["list"][number];

export const sitesQuery = queryOptions({
  queryKey: ["content", "sites"],
  queryFn: ({ signal }) => call(listSites, {}, signal),
});

export const bannersQuery = (site: string) =>
  queryOptions({
    queryKey: ["content", "banners", site],
    queryFn: ({ signal }) => call(listBanners, { site }, signal),
  });

export const pageQuery = (input: RequestOf<typeof readPage>) =>
  queryOptions({
    queryKey: ["content", "page", input],
    queryFn: ({ signal }) => call(readPage, input, signal),
  });

export const announcementsQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ["content", "announcements", cursor],
    queryFn: ({ signal }) => call(listOfficeAnnouncements, { cursor }, signal),
    placeholderData: keepPreviousData,
  });

export const campaignsQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ["content", "campaigns", cursor],
    queryFn: ({ signal }) => call(listCampaigns, { cursor }, signal),
    placeholderData: keepPreviousData,
  });
