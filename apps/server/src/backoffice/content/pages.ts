/** Long texts: drafts that nobody sees, and versions that hold from a moment on. */
import type * as contract from "@tucano/contract/backoffice/site/content-pages.ts";
import { earliestOf, type PageText, type PageVersion } from "../../content/index.ts";
import type { Segment } from "../../messages/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { requireSite } from "./sites.ts";

function shown({ title, sections }: PageText) {
  return {
    title,
    sections: sections.map((one) => ({ ...one, paragraphs: [...one.paragraphs] })),
  };
}

export const readPage: Reading<typeof contract.readPage> = async (
  parts,
  { site, page: code, language: lang },
) => {
  const { office } = parts.content;
  const of = { site, code };
  const [held, drafts, versions] = await Promise.all([
    office.heldPage(of),
    office.listDrafts(of),
    office.listVersions(of),
  ]);
  const now = parts.clock.now();
  const page = held[lang];
  const draft = drafts.find((one) => one.lang === lang);
  const inForce = versions
    .filter(({ effectiveFrom }) => effectiveFrom <= now)
    .toSorted((a, b) => Number(b.effectiveFrom) - Number(a.effectiveFrom))[0];
  return {
    held: page === undefined ? null : { ...shown(page), updated_on: page.updatedOn },
    draft:
      draft === undefined
        ? null
        : {
            ...shown(draft),
            edited_by: draft.editedBy,
            edited_at: toWireInstant(draft.editedAt),
          },
    draft_languages: drafts.map((one) => one.lang),
    earliest: toWireInstant(earliestOf(code, now)),
    versions: versions.map((one) => ({
      version: one.version,
      announced_at: toWireInstant(one.announcedAt),
      effective_from: toWireInstant(one.effectiveFrom),
      set_by: one.setBy,
      languages: Object.keys(one.texts),
      is_held: one === inForce,
    })),
  };
};

export const readVersion: Reading<typeof contract.readVersion> = async (
  parts,
  { site, page: code, language: lang, version },
) => {
  const versions: readonly PageVersion[] = await parts.content.office.listVersions({ site, code });
  const text = versions.find((one) => one.version === version)?.texts[lang];
  return { text: text === undefined ? null : shown(text) };
};

export const saveDraft: Command<typeof contract.saveDraft> = async (
  parts,
  { site, page: code, language: lang, title, sections },
  { operator, ip },
) => {
  await requireSite(parts, site);
  await inTransaction(parts.db, async (tx) => {
    const draft = { site, code, lang, title, sections, editedBy: operator.email };
    await parts.content.office.saveDraft(tx, draft);
    await parts.audit.append(tx, {
      action: "page.draft",
      subject: `page:${site}/${code}`,
      operator,
      ip,
      details: { lang, sections: String(sections.length) },
    });
  });
  return { edited_at: toWireInstant(parts.clock.now()) };
};

export const discardDraft: Command<typeof contract.discardDraft> = async (
  parts,
  { site, page: code, language: lang },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    await parts.content.office.discardDraft(tx, { site, code }, lang);
    const subject = `page:${site}/${code}`;
    await parts.audit.append(tx, {
      action: "page.discard",
      subject,
      operator,
      ip,
      details: { lang },
    });
  });
  return {};
};

/** The version, the entry in the log and the word to the players are one commit. */
export const publishPage: Command<typeof contract.publishPage> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { site, page: code, reason } = input;
  const earliest = earliestOf(code, parts.clock.now());
  const wanted = input.effective_from === null ? earliest : new Date(input.effective_from);
  const { office } = parts.content;
  const [latest] = await office.listVersions({ site, code });
  const readers = code === "terms" ? { site, ...(await office.hostsOf(site)) } : null;
  const version = await inTransaction(parts.db, async (tx) => {
    const how = { effectiveFrom: wanted, setBy: operator.email };
    const published = await office.publish(tx, { site, code }, how);
    if (published === null) throw new DomainError("common.not_found");
    await parts.audit.append(tx, {
      action: "page.publish",
      subject: `page:${site}/${code}`,
      operator,
      ip,
      reason,
      details: { languages: published.languages.join(", ") },
      before: { version: String(latest?.version ?? 0) },
      after: { version: String(published.version), effective_from: toWireInstant(wanted) },
    });
    if (readers !== null) await tellOfTerms(parts, tx, { readers, wanted, setBy: operator.email });
    return published.version;
  });
  parts.content.invalidate();
  return { version, effective_from: toWireInstant(wanted), is_told: code === "terms" };
};

type Readers = Pick<Segment, "site" | "hosts" | "notHosts">;

/** Also those who are shut out for a while: their money is with us, and so are they. */
async function tellOfTerms(
  parts: Parts,
  tx: Tx,
  { readers, wanted, setBy }: { readers: Readers; wanted: Date; setBy: string },
): Promise<void> {
  const [year = "", month = "", day = ""] = dayOf(wanted).split("-");
  await parts.messages.scheduleCampaign(tx, {
    code: "terms_announced",
    texts: null,
    params: { day: `${day}/${month}/${year}` },
    link: "/terms",
    segment: { ...readers, withExcluded: true },
    startsAt: parts.clock.now(),
    setBy,
  });
}
