/** A game of a partner opens in a page of ours that frames it, and only where it may be framed. */
import { partnerFrameUrl } from "@tucano/contract/studios/partner-frame.ts";
import { type Circuits, LaunchRefused } from "../studios/circuit.ts";
import { isWithin } from "../studios/partner-policy.ts";
import type { Studio } from "../studios/studio-repository.ts";
import type { StudioLauncher } from "../types.ts";

export function createPartnerLauncher({
  studio,
  circuits,
  launcher,
}: {
  readonly studio: Studio;
  readonly circuits: Circuits;
  readonly launcher: StudioLauncher;
}): StudioLauncher {
  const { code, frameOrigins: origins, frameWords: words, framePermissions: permissions } = studio;
  return {
    launchUrl: (order) =>
      circuits.ask(code, async () => {
        const url = await launcher.launchUrl(order);
        if (!isWithin(url, origins)) {
          throw new LaunchRefused(`${new URL(url).origin} is no frame origin of ${code}.`);
        }
        return partnerFrameUrl({ url, words, permissions, origins });
      }),
  };
}
