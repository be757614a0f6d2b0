import { t } from "@lingui/core/macro";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { Today } from "../../../features/app/today.tsx";
import { closeModal } from "../../../platform/shell/ui-store.ts";
import { placeGroups } from "../destinations.ts";
import { LanguageButton } from "../language-button.tsx";
import { PlaceLinks } from "../place-links.tsx";
import { ThemeChoice } from "../theme-choice.tsx";

export function MenuSheet() {
  return (
    <Sheet title={t`Menu`} closeLabel={t`Close`} onClose={closeModal}>
      <Today className="mb-4" onLeave={closeModal} />
      <nav aria-label={t`Menu`} className="-mx-2 flex flex-col gap-5">
        {placeGroups.map((group) => (
          <PlaceLinks key={group.code} group={group} isGrid onChosen={closeModal} />
        ))}
      </nav>
      <div className="-mx-2 mt-5 flex flex-col gap-2">
        <LanguageButton />
        <ThemeChoice />
      </div>
    </Sheet>
  );
}
