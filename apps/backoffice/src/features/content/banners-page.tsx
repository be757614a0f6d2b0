import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  listBanners,
  orderBanners,
  removeBanner,
  saveBanner,
} from "@tucano/contract/backoffice/site/content-sites.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { ask, call } from "../../platform/api.ts";
import { CodeField } from "../../platform/code-field.tsx";
import { useDraft } from "../../platform/draft.ts";
import { readMoment, writeMinute } from "../../platform/numbers/number-units.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Loaded, Moment, NothingHere } from "../../platform/tables/show.tsx";
import { LinkField, WordsEditor } from "./form-parts.tsx";
import { BannerPreview } from "./phone-preview.tsx";
import { ImageField } from "./image-field.tsx";
import type { BannerRow } from "./queries.ts";
import { SiteChoice, useChosenSite } from "./site-choice.tsx";

const page = getRouteApi("/inside/content/banners");

/** What is shown at the top of a site, in its order. */
export function BannersPage() {
  const { t } = useLingui();
  const site = useChosenSite(page.useSearch().site) ?? "";
  const query = useQuery({ ...ask(listBanners, { site }), enabled: site !== "" });
  const blank: BannerRow = {
    site,
    code: "",
    is_shown: true,
    target: "/game",
    image: "/art/banners/welcome.avif",
    game_code: null,
    starts_at: null,
    ends_at: null,
    texts: { pt: { headline: "", text: "", action: "" } },
  };
  return (
    <Page
      title={t`Banners`}
      acts={
        <FormButton
          permission="content.manage"
          label={t`New banner`}
          form={(close) => <BannerSheet known={blank} isNew onClose={close} />}
        />
      }
    >
      <div className="flex">
        <SiteChoice />
      </div>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingHere text={t`This site has no banners.`} />
          ) : (
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {list.map((banner, index) => (
                <BannerCard key={banner.code} banner={banner} isFirst={index === 0} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

function BannerCard({ banner, isFirst }: { banner: BannerRow; isFirst: boolean }) {
  const { t } = useLingui();
  const { site, code } = banner;
  return (
    <li className="card flex flex-col gap-3 p-4">
      <BannerPreview banner={banner} lang="pt" />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{code}</span>
        {!banner.is_shown && <Badge>{t`Hidden`}</Badge>}
        {banner.starts_at !== null && <Moment iso={banner.starts_at} style="moment" />}
        {banner.ends_at !== null && <Moment iso={banner.ends_at} style="moment" />}
      </p>
      <div className="flex flex-wrap gap-2">
        <FormButton
          permission="content.manage"
          label={t`Change`}
          look="quiet"
          form={(close) => <BannerSheet known={banner} isNew={false} onClose={close} />}
        />
        {!isFirst && (
          <ActButton
            permission="content.manage"
            label={t`Put first`}
            title={t`Put the banner ${code} first`}
            submit={t`Put first`}
            done={t`Done.`}
            act={(reason) => call(orderBanners, { site, codes: [code], reason })}
          />
        )}
        <ActButton
          permission="content.manage"
          label={t`Remove`}
          title={t`Remove the banner ${code}`}
          isGrave
          submit={t`Remove`}
          done={t`Done.`}
          act={(reason) => call(removeBanner, { site, code, reason })}
        />
      </div>
    </li>
  );
}

interface BannerSheetProps {
  known: BannerRow;
  isNew: boolean;
  onClose: () => void;
}

function BannerSheet({ known, isNew, onClose }: BannerSheetProps) {
  const { t } = useLingui();
  const { draft: banner, set, field, tick, choice } = useDraft(known);
  const moment = (name: "starts_at" | "ends_at") => ({
    type: "datetime-local",
    value: writeMinute(banner[name]),
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: readMoment(event.target.value) }),
  });
  return (
    <ReasonSheet
      title={isNew ? t`New banner` : t`Change the banner ${known.code}`}
      submit={t`Save`}
      done={t`Saved. It holds at once.`}
      act={(reason) => call(saveBanner, { banner, reason })}
      onClose={onClose}
    >
      <BannerPreview banner={banner} lang="pt" />
      {isNew && <CodeField {...field("code")} />}
      <LinkField required {...field("target")} />
      <ImageField {...choice("image")} />
      <TextField label={t`Shown from`} {...moment("starts_at")} />
      <TextField label={t`Shown until`} {...moment("ends_at")} />
      <Checkbox {...tick("is_shown")}>
        <Trans>It is shown</Trans>
      </Checkbox>
      <WordsEditor<"headline" | "text" | "action">
        fields={[
          { name: "headline", label: t`Headline` },
          { name: "text", label: t`Text` },
          { name: "action", label: t`Words of the button`, rows: 1 },
        ]}
        {...choice("texts")}
      />
    </ReasonSheet>
  );
}
