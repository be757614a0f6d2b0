/** What accompanies every page and waits until the page itself stands. */
import { InstallOffer } from "../../features/app/install-offer.tsx";
import { RealityCheck } from "../../features/app/reality-check.tsx";
import { ShortcutKeys } from "../../features/app/shortcut-keys.tsx";
import { UpdateNote } from "../../features/app/update-note.tsx";
import { LiveNotices } from "../../features/notices/live-notices.tsx";
import { Reminder } from "../../features/reminder/reminder.tsx";

export function Companions() {
  return (
    <>
      <UpdateNote />
      <ShortcutKeys />
      <LiveNotices />
      <RealityCheck />
      <InstallOffer />
      <Reminder />
    </>
  );
}
