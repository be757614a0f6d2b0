/**
 * Messages on this device while the site is closed. The browser is asked when somebody presses the
 * button, after having read what it is for and chosen what they want, and never by itself.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type PushKind, pushKinds } from "@tucano/contract/player/site/push.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { language } from "../../platform/language.ts";
import { isAllowed } from "../../platform/push/device.ts";
import { type PushDevice, type PushHere, pushQuery, useEnd, useTurnOn } from "./push-api.ts";

const failed = () => showToast(t`That didn't work. Try again.`, "error");

const kindWords = (): Record<PushKind, string> => ({
  money: t`Deposits and withdrawals`,
  service: t`Answers from support, and your documents`,
  offers: t`Offers and news`,
});

interface KindsProps {
  readonly chosen: readonly PushKind[];
  readonly isBusy: boolean;
  readonly onChange: (kinds: readonly PushKind[]) => void;
}

function Kinds({ chosen, isBusy, onChange }: KindsProps) {
  const words = kindWords();
  return pushKinds.map((kind) => (
    <Checkbox
      key={kind}
      checked={chosen.includes(kind)}
      isBusy={isBusy}
      onChange={({ target }) =>
        onChange(pushKinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))))
      }
    >
      {words[kind]}
    </Checkbox>
  ));
}

function TurnOn({ pushKey }: { pushKey: string }) {
  const [kinds, setKinds] = useState<readonly PushKind[]>([]);
  const turnOn = useTurnOn(pushKey);
  const refused = () =>
    showToast(t`Your browser did not allow it. Nothing has been turned on.`, "error");
  return (
    <>
      <Kinds chosen={kinds} isBusy={turnOn.isPending} onChange={setKinds} />
      <Button
        disabled={kinds.length === 0}
        isBusy={turnOn.isPending}
        onClick={() =>
          turnOn.mutate(kinds, {
            onSuccess: (isOn) => (isOn ? undefined : refused()),
            onError: failed,
          })
        }
      >
        {t`Turn on for this device`}
      </Button>
      {kinds.length === 0 && (
        <p className="text-xs text-quiet">{t`Choose first what you want to be told of.`}</p>
      )}
    </>
  );
}

function TurnedOn({ pushKey, device }: { pushKey: string; device: PushDevice }) {
  const choose = useTurnOn(pushKey);
  const end = useEnd();
  const isBusy = choose.isPending || end.isPending;
  return (
    <>
      <Kinds
        chosen={choose.isPending ? choose.variables : device.kinds}
        isBusy={isBusy}
        onChange={(kinds) =>
          kinds.length === 0
            ? end.mutate(device, { onError: failed })
            : choose.mutate(kinds, { onError: failed })
        }
      />
      <Button
        look="quiet"
        isBusy={end.isPending}
        onClick={() => end.mutate(device, { onError: failed })}
      >
        {t`End on this device`}
      </Button>
    </>
  );
}

function Here({ pushKey, device }: { pushKey: string; device: PushDevice | null }) {
  const allowed = isAllowed();
  if (allowed === "unable") {
    return (
      <p className="text-sm">
        {t`This browser cannot show such messages. On an iPhone or iPad, add Tucano to the home screen and open it from there.`}
      </p>
    );
  }
  if (allowed === "denied") {
    return (
      <p className="text-sm">
        {t`Your browser blocks messages from this site. Allow them in its settings for this site, then come back here.`}
      </p>
    );
  }
  return device === null ? (
    <TurnOn pushKey={pushKey} />
  ) : (
    <TurnedOn pushKey={pushKey} device={device} />
  );
}

function Elsewhere({ devices }: { devices: readonly PushDevice[] }) {
  const end = useEnd();
  const words = kindWords();
  if (devices.length === 0) return null;
  return (
    <div className="mt-2">
      <h3 className="text-sm font-semibold">{t`Other devices`}</h3>
      <ul className="divide-y divide-edge text-sm">
        {devices.map((device) => {
          const since = formatInstant(device.since, "day", language);
          return (
            <li key={device.device_id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {device.name}
                <span className="block text-xs text-quiet">
                  {device.kinds.map((kind) => words[kind]).join(" · ")}
                </span>
                <span className="block text-xs text-quiet">{t`Since ${since}`}</span>
              </span>
              <Button
                look="quiet"
                size="sm"
                isBusy={end.isPending && end.variables.device_id === device.device_id}
                onClick={() => end.mutate(device, { onError: failed })}
              >
                {t`End`}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Card({ push: { here, elsewhere }, pushKey }: { push: PushHere; pushKey: string }) {
  return (
    <section aria-labelledby="push" className="card flex flex-col gap-2 p-5">
      <h2 id="push" className="text-base font-semibold">{t`Messages on this device`}</h2>
      <p className="text-sm text-quiet">
        {t`Your browser can show you a message even while Tucano is closed. It never shows amounts: anybody near your screen could read them. You can end it here at any time; logging out ends it, too.`}
      </p>
      <Here pushKey={pushKey} device={here} />
      <Elsewhere devices={elsewhere} />
    </section>
  );
}

/** Where the house does not push, nothing is offered. */
export function PushChoice() {
  const { data } = useQuery(pushQuery);
  if (data === undefined || data.key === null) return null;
  return <Card push={data} pushKey={data.key} />;
}
