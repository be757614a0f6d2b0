/** Partners: what is agreed with each, their keys, and switching them off. */
import * as z from "zod/mini";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/backoffice/games/studios.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Partner, StudioTerms } from "../../rounds/index.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, type Facts, toFacts } from "../core/facts.ts";

type Wire = DataOf<typeof contract.readPartner>;
type WireTerms = Omit<InputOf<typeof contract.savePartner>, "code" | "reason">;

const metaShape = z.record(z.string(), z.unknown());

function readMeta(text: string): Readonly<Record<string, unknown>> {
  try {
    return metaShape.parse(JSON.parse(text));
  } catch {
    const fields = { launch_meta: { code: "field.invalid" as const } };
    throw new DomainError("common.invalid_input", { fields });
  }
}

const toTerms = (wire: WireTerms): StudioTerms => ({
  name: wire.name,
  product: wire.product,
  baseUrl: wire.base_url,
  operatorId: wire.operator_id,
  frameWords: wire.frame_words,
  frameOrigins: wire.frame_origins,
  framePermissions: [...new Set(wire.frame_permissions)],
  networks: wire.networks,
  networksMode: wire.networks_mode,
  sendsDepositUrl: wire.sends_deposit_url,
  subPartnerId: wire.sub_partner_id,
  launchMeta: wire.launch_meta === null ? null : readMeta(wire.launch_meta),
  winAfterRollback: wire.win_after_rollback,
});

const toWireTerms = (terms: StudioTerms): WireTerms => ({
  name: terms.name,
  product: terms.product,
  base_url: terms.baseUrl,
  operator_id: terms.operatorId,
  frame_words: terms.frameWords,
  frame_origins: [...terms.frameOrigins],
  frame_permissions: [...terms.framePermissions],
  networks: [...terms.networks],
  networks_mode: terms.networksMode,
  sends_deposit_url: terms.sendsDepositUrl,
  sub_partner_id: terms.subPartnerId,
  launch_meta: terms.launchMeta === null ? null : JSON.stringify(terms.launchMeta),
  win_after_rollback: terms.winAfterRollback,
});

/** Lists in one line each, so that two people see at once what is new. */
function factsOf(terms: StudioTerms): Facts {
  const wire = toWireTerms(terms);
  return toFacts({
    ...wire,
    frame_origins: wire.frame_origins.join(" "),
    frame_permissions: wire.frame_permissions.join(" "),
    networks: wire.networks.join(" "),
  });
}

export const subjectOf = (code: string): string => `studio:${code}`;

export const readPartner: Reading<typeof contract.readPartner> = async (parts, { code }) => {
  const { studio, isOwn, keys, circuit, ownKeys } = await parts.rounds.readStudio(code);
  const now = parts.clock.now();
  return {
    code,
    status: studio.status,
    is_own: isOwn,
    ...toWireTerms(studio),
    keys: keys.map((key) => ({
      key_id: key.keyId,
      fingerprint: key.fingerprint,
      added_by: key.addedBy,
      added_at: toWireInstant(key.createdAt),
      retires_at: toWireInstant(key.retiresAt),
      is_active: !key.isRetired && (key.retiresAt === null || key.retiresAt > now),
    })),
    own_keys: ownKeys.map((key) => ({
      key_id: key.keyId,
      fingerprint: key.fingerprint,
      public_key: key.publicKeyPem,
      state: key.state,
      signs_from: toWireInstant(key.signsFrom),
      retires_at: toWireInstant(key.retiresAt),
    })),
    wallet_path: "/wallet/v1",
    away:
      circuit === null
        ? null
        : {
            failures: circuit.failures,
            until: toWireInstant(circuit.openUntil),
            problem: circuit.lastProblem,
            at: toWireInstant(circuit.lastFailedAt),
          },
  };
};

async function findPartner(parts: Parts, code: string): Promise<Partner | null> {
  return (await parts.rounds.listStudios()).find((one) => one.code === code) ?? null;
}

export async function requireForeign(parts: Parts, code: string): Promise<Partner> {
  const { studio, isOwn } = await parts.rounds.readStudio(code);
  if (isOwn) throw new DomainError("backoffice.studio_not_found");
  return studio;
}

export const savePartner: Command<typeof contract.savePartner> = async (parts, input, context) => {
  const { code, reason, ...wire } = input;
  const terms = parts.rounds.checkStudio(code, toTerms(wire));
  const before = await findPartner(parts, code);
  const approval = await parts.approvals.request(
    {
      kind: "studio.save",
      subject: subjectOf(code),
      payload: { code, terms: toWireTerms(terms) },
      ...differing(before === null ? {} : factsOf(before), factsOf(terms)),
      reason,
    },
    context,
  );
  return { approval };
};

const termsShape = z.omit(contract.savePartner.input, { code: true, reason: true });

/** Writing the same terms twice leaves what writing them once leaves. */
export function partnerTerms(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "studio.save",
    decidedWith: "games.studios",
    payload: z.object({ code: z.string(), terms: termsShape }),
    carryOut: async (tx, agreed) => {
      const { code } = agreed.payload;
      const terms = toTerms(agreed.payload.terms);
      const before = await parts.rounds.saveStudio(tx, { code, terms });
      await parts.audit.append(
        tx,
        agreedEntry(
          "studio.save",
          agreed,
          differing(before === null ? {} : factsOf(before), factsOf(terms)),
        ),
      );
    },
  });
}

export const addPartnerKey: Command<typeof contract.addPartnerKey> = async (
  parts,
  { code, public_key: publicKeyPem, reason },
  context,
) => {
  await requireForeign(parts, code);
  const addedBy = context.operator.email;
  const wish = { studio: code, publicKeyPem, addedBy };
  const { keyId, fingerprint, ...key } = await parts.rounds.checkStudioKey(parts.db, wish);
  const approval = await parts.approvals.request(
    {
      kind: "studio.key",
      subject: subjectOf(code),
      payload: { ...wish, publicKeyPem: key.publicKeyPem },
      before: {},
      after: { key_id: keyId, fingerprint },
      reason,
    },
    context,
  );
  return { approval, fingerprint };
};

const keyPayload = z.object({
  studio: z.string(),
  publicKeyPem: z.string(),
  addedBy: z.string(),
});

export function partnerKeys(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "studio.key",
    decidedWith: "games.studios",
    payload: keyPayload,
    carryOut: async (tx, agreed) => {
      const { keyId, fingerprint } = await parts.rounds.addStudioKey(tx, agreed.payload);
      await parts.audit.append(
        tx,
        agreedEntry("studio.key", agreed, { before: {}, after: { key_id: keyId, fingerprint } }),
      );
    },
  });
}

type Retired = InputOf<typeof contract.retirePartnerKey>;

/** Ends a key of theirs, or one of ours that they verify our requests by. */
const retireKey =
  (action: "studio.own_retire" | "studio.retire") =>
  async (
    parts: Parts,
    { code, key_id: keyId, at, reason }: Retired,
    { operator, ip }: OperatorContext,
  ): Promise<Wire> => {
    await requireForeign(parts, code);
    const when = at === undefined ? parts.clock.now() : new Date(at);
    const { retireOwnKey: ours, retireStudioKey: theirs } = parts.rounds;
    const retire = action === "studio.retire" ? theirs : ours;
    await inTransaction(parts.db, async (tx) => {
      await retire(tx, { studio: code, keyId, at: when });
      await parts.audit.append(tx, {
        action,
        subject: subjectOf(code),
        operator,
        ip,
        reason,
        before: { key_id: keyId },
        after: { key_id: keyId, retires_at: toWireInstant(when) },
      });
    });
    parts.rounds.invalidateStudios();
    return readPartner(parts, { code });
  };

export const retirePartnerKey = retireKey("studio.retire");
export const retireOwnKey = retireKey("studio.own_retire");

export async function switchPartner(
  parts: Parts,
  { code, status, reason }: InputOf<typeof contract.switchPartner>,
  { operator, ip }: OperatorContext,
): Promise<Wire> {
  const before = await requireForeign(parts, code);
  await inTransaction(parts.db, async (tx) => {
    await parts.rounds.setStudioStatus(tx, code, status);
    await parts.audit.append(tx, {
      action: "studio.switch",
      subject: subjectOf(code),
      operator,
      ip,
      reason,
      before: { state: before.status },
      after: { state: status },
    });
  });
  parts.rounds.invalidateStudios();
  parts.catalog.invalidate();
  return readPartner(parts, { code });
}
