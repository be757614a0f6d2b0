/** What a new house has to decide before it lets players in, as far as the office knows of it. */
import type * as contract from "@tucano/contract/backoffice/access/frame.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { Parts } from "../core/context.ts";
import { listDeciders } from "./deciders.ts";

type Step = DataOf<typeof contract.readFirstSteps>["list"][number]["step"];

const DECIDERS_MIN = 2;

export async function readFirstSteps(
  parts: Parts,
): Promise<DataOf<typeof contract.readFirstSteps>> {
  const { config, content, outbox } = parts;
  const [sites, deciders, hasMarket] = await Promise.all([
    content.office.listSites(),
    listDeciders(parts),
    isMarketSet(parts),
  ]);
  const site = sites.find(({ isDefault }) => isDefault)?.code ?? "";
  const terms = await content.office.listVersions({ site, code: "terms" });
  const steps: readonly (readonly [Step, boolean])[] = [
    ["company", sites.every(({ settings: { licence } }) => !licence.is_demonstration)],
    ["market", hasMarket],
    ["terms", terms.length > 0],
    ["colleague", deciders.length >= DECIDERS_MIN],
    ["mail", config.mail.smtpUrl !== "" && outbox.offers("mail")],
    ["bank", config.psp.kind === "http"],
  ];
  return { list: steps.map(([step, is_done]) => ({ step, is_done })) };
}

/** The house comes with numbers: somebody has to have decided that they are the right ones. */
async function isMarketSet({ db, market }: Parts): Promise<boolean> {
  const versions = await Promise.all([
    market.versions(db, "switches"),
    market.versions(db, "play"),
    market.versions(db, "identity"),
  ]);
  return versions.flat().some(({ setBy }) => setBy !== null);
}
