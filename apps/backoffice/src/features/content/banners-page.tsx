import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  orderBanners,
  removeBanner,
  saveBanner,
} from "@tucano/contract/backoffice/site/content-sites.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Loaded, Moment, NothingHere, PageHead } from "../../platform/tables/show.tsx";
import { toInstant, toLocal, WordsEditor } from "./form-parts.tsx";
import { BannerPreview } from "./phone-preview.tsx";
import { ImageField } from "./image-field.tsx";
import { type BannerRow, bannersQuery } from "./queries.ts";
import { SiteChoice, useChosenSite } from "./site-choice.tsx";

const page = getRouteApi("/inside/content/banners");

type Act = { kind: "save" | "remove" | "up"; banner: BannerRow; isNew?: boolean };

/** What is shown at the top of a site, in its order. */
export function BannersPage() {
  const { t } = useLingui();
  const may = useMay();
  const { filter } = useAddressSearch();
  const { site: chosen } = page.useSearch();
  const site = useChosenSite(chosen) ?? "";
  const query = useQuery({ ...bannersQuery(site), enabled: site !== "" });
  const [act, setAct] = useState<Act | null>(null);
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
    <div className="flex flex-col gap-5">
      <PageHead title={t`Banners`}>
        {may("content.manage") && (
          <Button size="sm" onClick={() => setAct({ kind: "save", banner: blank, isNew: true })}>
            <Trans>New banner</Trans>
          </Button>
        )}
      </PageHead>
      <div className="flex">
        <SiteChoice value={chosen} onChange={(value) => filter({ site: value })} />
      </div>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingHere text={t`This site has no banners.`} />
          ) : (
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {list.map((banner, index) => (
                <BannerCard
                  key={banner.code}
                  banner={banner}
                  isFirst={index === 0}
                  onAct={setAct}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {act?.kind === "save" && (
        <BannerSheet known={act.banner} isNew={act.isNew === true} onClose={() => setAct(null)} />
      )}
      {act !== null && act.kind !== "save" && <PlaceSheet act={act} onClose={() => setAct(null)} />}
    </div>
  );
}

interface BannerCardProps {
  banner: BannerRow;
  isFirst: boolean;
  onAct: (act: Act) => void;
}

function BannerCard({ banner, isFirst, onAct }: BannerCardProps) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <li className="card flex flex-col gap-3 p-4">
      <BannerPreview banner={banner} lang="pt" />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{banner.code}</span>
        {!banner.is_shown && <Badge>{t`Hidden`}</Badge>}
        {banner.starts_at !== null && <Moment iso={banner.starts_at} style="moment" />}
        {banner.ends_at !== null && <Moment iso={banner.ends_at} style="moment" />}
      </p>
      {may("content.manage") && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="sm" onClick={() => onAct({ kind: "save", banner })}>
            <Trans>Change</Trans>
          </Button>
          {!isFirst && (
            <Button look="quiet" size="sm" onClick={() => onAct({ kind: "up", banner })}>
              <Trans>Put first</Trans>
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => onAct({ kind: "remove", banner })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

function PlaceSheet({ act, onClose }: { act: Act; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { site, code } = act.banner;
  const isRemoval = act.kind === "remove";
  const change = useMutation({
    mutationFn: async (reason: string) => {
      if (isRemoval) await call(removeBanner, { site, code, reason });
      else await call(orderBanners, { site, codes: [code], reason });
    },
    onSuccess: () => {
      showToast(t`Done.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet
      title={isRemoval ? t`Remove the banner ${code}` : t`Put the banner ${code} first`}
      submit={isRemoval ? t`Remove` : t`Put first`}
      look={isRemoval ? "danger" : "primary"}
      act={change}
      onClose={onClose}
    />
  );
}

interface PeriodProps {
  banner: BannerRow;
  set: (changes: Partial<BannerRow>) => void;
}

function Period({ banner, set }: PeriodProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Shown from`}
        type="datetime-local"
        value={toLocal(banner.starts_at)}
        onChange={(event) => set({ starts_at: toInstant(event.target.value) })}
      />
      <TextField
        label={t`Shown until`}
        type="datetime-local"
        value={toLocal(banner.ends_at)}
        onChange={(event) => set({ ends_at: toInstant(event.target.value) })}
      />
    </>
  );
}

interface BannerSheetProps {
  known: BannerRow;
  isNew: boolean;
  onClose: () => void;
}

function BannerSheet({ known, isNew, onClose }: BannerSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [banner, setBanner] = useState(known);
  const set = (changes: Partial<BannerRow>) => setBanner({ ...banner, ...changes });
  const save = useMutation({
    mutationFn: (reason: string) => call(saveBanner, { banner, reason }),
    onSuccess: () => {
      showToast(t`Saved. It holds at once.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["content"] }),
  });
  return (
    <ReasonSheet
      title={isNew ? t`New banner` : t`Change the banner ${known.code}`}
      submit={t`Save`}
      act={save}
      onClose={onClose}
    >
      <BannerPreview banner={banner} lang="pt" />
      {isNew && (
        <TextField
          label={t`Code`}
          hint={t`Small letters, digits and dashes`}
          required
          pattern="[a-z][a-z0-9\-]{1,39}"
          value={banner.code}
          onChange={(event) => set({ code: event.target.value })}
        />
      )}
      <TextField
        label={t`Leads to`}
        hint={t`A path of the site`}
        required
        value={banner.target}
        onChange={(event) => set({ target: event.target.value })}
      />
      <ImageField value={banner.image} onChange={(image) => set({ image })} />
      <Period banner={banner} set={set} />
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-beak"
          checked={banner.is_shown}
          onChange={(event) => set({ is_shown: event.target.checked })}
        />
        <Trans>It is shown</Trans>
      </label>
      <WordsEditor<"headline" | "text" | "action">
        fields={[
          { name: "headline", label: t`Headline` },
          { name: "text", label: t`Text` },
          { name: "action", label: t`Words of the button`, rows: 1 },
        ]}
        value={banner.texts}
        onChange={(texts) => set({ texts })}
      />
    </ReasonSheet>
  );
}
