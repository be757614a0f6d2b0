import { t } from "@lingui/core/macro";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { closeModal } from "../../platform/ui-store.ts";
import { gamePlaces, helpPlaces, moneyPlaces } from "./destinations.ts";
import { LanguageButton } from "./language-button.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { ThemeButton } from "./theme-button.tsx";

export function MenuSheet() {
  return (
    <Sheet title={t`Menu`} closeLabel={t`Close`} onClose={closeModal}>
      <nav aria-label={t`Menu`} className="-mx-2 flex flex-col gap-4">
        <PlaceLinks places={gamePlaces} onChosen={closeModal} />
        <PlaceLinks places={moneyPlaces} onChosen={closeModal} />
        <PlaceLinks places={helpPlaces} onChosen={closeModal} />
        <div className="flex flex-col gap-0.5">
          <LanguageButton />
          <ThemeButton />
        </div>
      </nav>
    </Sheet>
  );
}
