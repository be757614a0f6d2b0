/** What the keyboard can do, and the switch that turns it off. */
import { msg, t } from "@lingui/core/macro";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { switchShortcuts, useShortcutSwitch } from "./shortcut-switch.ts";
import { type ShortcutCode, shortcutCodes, shortcutKeys } from "./shortcuts.ts";

const names: Record<ShortcutCode, MessageDescriptor> = {
  help: msg`Help`,
  search: msg`Search games`,
  home: msg`Home`,
  games: msg`All games`,
  promotions: msg`Promotions`,
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  "hide-balance": msg`Hide or show the balance`,
  notices: msg`Notifications`,
  appearance: msg`Change the appearance`,
  language: msg`Language`,
};

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key, index) => (
        <span key={key} className="flex items-center gap-1.5">
          {index > 0 && <span className="text-xs text-quiet">{t`then`}</span>}
          <kbd className="flex size-8 items-center justify-center rounded-lg bg-surface-3 font-sans text-sm font-semibold shadow-inner">
            {key}
          </kbd>
        </span>
      ))}
    </span>
  );
}

export function ShortcutsSheet() {
  const isOn = useShortcutSwitch((state) => state.isOn);
  return (
    <Sheet title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={closeModal}>
      <Checkbox
        checked={isOn}
        data-autofocus
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      >
        {t`Use single-key shortcuts`}
      </Checkbox>
      <dl className="mt-2 divide-y divide-edge">
        {shortcutCodes.map((code) => (
          <div key={code} className="flex min-h-12 items-center justify-between gap-4">
            <dt className="text-sm">{i18n._(names[code])}</dt>
            <dd>
              <Keys keys={shortcutKeys[code]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-quiet">
        {t`They're off while you type and while a game or window is open. Escape closes windows.`}
      </p>
    </Sheet>
  );
}
