import * as messages from "@tucano/contract/backoffice/site/content-messages.ts";
import * as pages from "@tucano/contract/backoffice/site/content-pages.ts";
import * as sites from "@tucano/contract/backoffice/site/content-sites.ts";
import { type Area, permitted } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { listBanners, orderBanners, removeBanner, saveBanner, uploadImage } from "./banners.ts";
import * as notices from "./notices.ts";
import { discardDraft, publishPage, readPage, readVersion, saveDraft } from "./pages.ts";
import { listSites, saveSite } from "./sites.ts";

export function contentArea(parts: Parts): Area {
  return {
    routes: [
      permitted(sites.listSites, () => listSites(parts)),
      permitted(sites.saveSite, (input, context) => saveSite(parts, input, context)),
      permitted(sites.listBanners, (input) => listBanners(parts, input)),
      permitted(sites.saveBanner, (input, context) => saveBanner(parts, input, context)),
      permitted(sites.uploadBannerImage, (_input, context) => uploadImage(parts, context)),
      permitted(sites.removeBanner, (input, context) => removeBanner(parts, input, context)),
      permitted(sites.orderBanners, (input, context) => orderBanners(parts, input, context)),
      permitted(pages.readPage, (input) => readPage(parts, input)),
      permitted(pages.readVersion, (input) => readVersion(parts, input)),
      permitted(pages.saveDraft, (input, context) => saveDraft(parts, input, context)),
      permitted(pages.discardDraft, (input, context) => discardDraft(parts, input, context)),
      permitted(pages.publishPage, (input, context) => publishPage(parts, input, context)),
      permitted(messages.listOfficeAnnouncements, (input) =>
        notices.listAnnouncements(parts, input),
      ),
      permitted(messages.announce, (input, context) => notices.announce(parts, input, context)),
      permitted(messages.endAnnouncement, (input, context) =>
        notices.endAnnouncement(parts, input, context),
      ),
      permitted(messages.listCampaigns, (input) => notices.listCampaigns(parts, input)),
      permitted(messages.scheduleCampaign, (input, context) =>
        notices.scheduleCampaign(parts, input, context),
      ),
      permitted(messages.stopCampaign, (input, context) =>
        notices.stopCampaign(parts, input, context),
      ),
    ],
  };
}
