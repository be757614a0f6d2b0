import { t } from "@lingui/core/macro";
import { Button, type ButtonLook, IconButton } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone, chipClass } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Bell, Heart, Plus } from "lucide-react";
import { useState } from "react";

const looks: readonly ButtonLook[] = ["primary", "quiet", "ghost", "danger"];
const tones: readonly BadgeTone[] = ["neutral", "sea", "leaf", "gold", "coral"];

function Buttons() {
  return (
    <div className="flex flex-col gap-3">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-2">
          <Button look={look}>{t`Deposit`}</Button>
          <Button look={look} disabled>
            {t`Deposit`}
          </Button>
          <Button look={look} isBusy>
            {t`Deposit`}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm">{t`Deposit`}</Button>
        <Button size="md">{t`Deposit`}</Button>
        <Button size="lg">
          <Plus aria-hidden="true" className="size-5" />
          {t`Deposit`}
        </Button>
      </div>
      <div className="flex items-center">
        <IconButton label={t`Notifications`}>
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t`Favourites`} disabled>
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
        <CopyButton look="ghost" size="md" text="Tucano" label={t`Copy`} copiedLabel={t`Copied`} />
      </div>
    </div>
  );
}

function Openers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" onClick={() => setOpen(true)}>{t`Open a sheet`}</Button>
      <Button
        look="quiet"
        onClick={() => showToast(t`Nothing new here.`)}
      >{t`Say something`}</Button>
      <Button look="quiet" onClick={() => showToast(t`Your deposit has arrived.`, "good")}>
        {t`Say something good`}
      </Button>
      <Button look="quiet" onClick={() => showToast(t`That didn't work. Try again.`, "error")}>
        {t`Say an error`}
      </Button>
      {isOpen && (
        <Sheet
          title={t`Balance`}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          footer={
            <Button size="lg" className="w-full" onClick={() => setOpen(false)}>
              {t`Got it`}
            </Button>
          }
        >
          <p className="text-quiet">{t`News about deposits, withdrawals and rewards appears here.`}</p>
        </Sheet>
      )}
    </div>
  );
}

export function GalleryControls() {
  const [range, setRange] = useState<"one" | "two" | "three">("one");
  return (
    <div className="flex flex-col gap-6">
      <Buttons />
      <div className="flex flex-wrap gap-2">
        <button type="button" aria-pressed="true" className={chipClass(true)}>{t`Popular`}</button>
        <button type="button" aria-pressed="false" className={chipClass(false)}>{t`New`}</button>
      </div>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Segmented
        label={t`Appearance`}
        value={range}
        onChange={setRange}
        options={[
          { value: "one", label: t`Dark` },
          { value: "two", label: t`Light` },
          { value: "three", label: t`Same as device` },
        ]}
      />
      <Openers />
    </div>
  );
}
