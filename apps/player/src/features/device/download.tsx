/** /download: the site as an app, with the steps for each kind of device. */
import { t } from "@lingui/core/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Check, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { QrCode } from "../../platform/sharing/share.tsx";
import { useSite } from "../../platform/shell/site.ts";

type Kind = "android" | "ios" | "desktop";

function stepsOf(kind: Kind): readonly string[] {
  switch (kind) {
    case "android":
      return [
        t`Open this site in Chrome, Edge or Samsung Internet.`,
        t`Open the browser's menu, with the three dots.`,
        t`Choose “Install app” or “Add to home screen”.`,
        t`Confirm. It's now with your other apps.`,
      ];
    case "ios":
      return [
        t`Open this site in Safari.`,
        t`Press the share button: a square with an arrow upwards.`,
        t`Choose “Add to Home Screen”.`,
        t`Press “Add”. It is now on your home screen.`,
      ];
    case "desktop":
      return [
        t`Open this site in Chrome or Edge.`,
        t`Press the install icon at the right of the address bar.`,
        t`Confirm. The site opens in its own window.`,
      ];
  }
}

function Steps({ first }: { first: Kind }) {
  const [kind, setKind] = useState<Kind>(first);
  return (
    <section id="steps" aria-labelledby="steps-title" className="card scroll-mt-4 p-5 lg:p-7">
      <h2 id="steps-title" className="text-lg font-semibold">{t`How to install`}</h2>
      <div className="mt-4">
        <Segmented
          label={t`Your device`}
          value={kind}
          onChange={setKind}
          options={[
            { value: "android", label: "Android" },
            { value: "ios", label: "iPhone" },
            { value: "desktop", label: t`Computer` },
          ]}
        />
      </div>
      <ol className="mt-5 flex flex-col gap-4">
        {stepsOf(kind).map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="tabular flex size-8 shrink-0 items-center justify-center rounded-full bg-surface-3 text-sm font-semibold"
            >
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Facts() {
  const does = [
    t`Opens instantly from your home screen, without an address bar.`,
    t`It keeps itself up to date.`,
    t`Tells you clearly when you're offline.`,
    t`Takes up little space and can be removed like any app.`,
  ];
  const doesNot = [
    t`It can't play or pay without a connection.`,
    t`It stores no balance, password or document on the device.`,
    t`It doesn't ask for access to contacts, photos or location.`,
    t`It isn't in any app store. Anyone who offers you a file to install isn't us.`,
  ];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FactList title={t`What the app does`} facts={does} isYes />
      <FactList title={t`What it doesn't do`} facts={doesNot} isYes={false} />
    </div>
  );
}

interface FactListProps {
  title: string;
  facts: readonly string[];
  isYes: boolean;
}

function FactList({ title, facts, isYes }: FactListProps) {
  const Icon = isYes ? Check : X;
  return (
    <section className="card p-5 lg:p-7">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-3">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${isYes ? "text-sea-text" : "text-quiet"}`}
            />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For users at a computer who want the app on their phone. */
function OnThePhone() {
  const address = new URL("/download", location.href).href;
  return (
    <section className="card hidden items-center gap-6 p-7 lg:flex" aria-labelledby="phone-title">
      <QrCode
        text={address}
        label={t`QR code for this page`}
        className="size-44 shrink-0 rounded-tile"
      />
      <div className="min-w-0">
        <h2 id="phone-title" className="text-lg font-semibold">{t`On your phone`}</h2>
        <p className="mt-1 text-sm text-quiet">
          {t`Point the camera of your phone at the code: this page opens there.`}
        </p>
        <p className="mt-2 text-sm break-all">{address}</p>
      </div>
    </section>
  );
}

export function Download({ first, installPart }: { first: Kind; installPart: ReactNode }) {
  const name = useSite()?.name ?? "Tucano";
  return (
    <div className="mx-auto flex max-w-[1080px] flex-col gap-4 px-4 pb-12 lg:gap-6 lg:px-6">
      <div className="flex flex-col items-center gap-6 py-8 text-center lg:flex-row lg:gap-10 lg:py-12 lg:text-left">
        <img
          src="/icons/icon-512.png"
          alt=""
          width={160}
          height={160}
          className="size-32 rounded-[28px] shadow-card lg:size-40 lg:rounded-[36px]"
        />
        <div className="flex flex-col items-center gap-4 lg:items-start">
          <h1 className="text-xl font-bold text-balance lg:text-2xl">{t`${name} app`}</h1>
          <p className="max-w-md text-quiet">
            {t`The same site and the same account, one tap away.`}{" "}
            {t`No store, no file to download: your browser installs it.`}
          </p>
          {installPart}
        </div>
      </div>
      <div className="grid gap-4 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-6">
        <Steps first={first} />
        <OnThePhone />
      </div>
      <Facts />
    </div>
  );
}
