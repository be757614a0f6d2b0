import * as messages from "@tucano/contract/backoffice/site/content-messages.ts";
import * as mailings from "@tucano/contract/backoffice/site/mailings.ts";
import * as pages from "@tucano/contract/backoffice/site/content-pages.ts";
import * as sites from "@tucano/contract/backoffice/site/content-sites.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { listBanners, orderBanners, removeBanner, saveBanner, uploadImage } from "./banners.ts";
import { askMailing, listMailings, readMailing, sendingMessage, tryMailing } from "./mailings.ts";
import * as notices from "./notices.ts";
import { discardDraft, publishPage, readPage, readVersion, saveDraft } from "./pages.ts";
import { listSites, saveSite } from "./sites.ts";

export function contentArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(sites.listSites, listSites),
      call(sites.saveSite, saveSite),
      call(sites.listBanners, listBanners),
      call(sites.saveBanner, saveBanner),
      call(sites.uploadBannerImage, (_parts, _input, context) => uploadImage(parts, context)),
      call(sites.removeBanner, removeBanner),
      call(sites.orderBanners, orderBanners),
      call(pages.readPage, readPage),
      call(pages.readVersion, readVersion),
      call(pages.saveDraft, saveDraft),
      call(pages.discardDraft, discardDraft),
      call(pages.publishPage, publishPage),
      call(messages.listOfficeAnnouncements, notices.listAnnouncements),
      call(messages.announce, notices.announce),
      call(messages.endAnnouncement, notices.endAnnouncement),
      call(messages.listCampaigns, notices.listCampaigns),
      call(messages.scheduleCampaign, notices.scheduleCampaign),
      call(messages.stopCampaign, notices.stopCampaign),
      call(mailings.listMailings, listMailings),
      call(mailings.readMailing, readMailing),
      call(mailings.tryMailing, tryMailing),
      call(mailings.askMailing, askMailing),
    ],
    approvals: [sendingMessage(parts)],
  };
}
