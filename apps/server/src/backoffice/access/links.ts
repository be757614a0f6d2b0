/** One-time links: how an account begins, and how one that lost its password comes back. */
import { createHash } from "node:crypto";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/access.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OpenContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import * as links from "./link-repository.ts";
import { link as rules, requirePassword } from "./policy.ts";
import { openTicket } from "./sign-in.ts";

const hashToken = (token: string) => createHash("sha256").update(token).digest();

export interface LinkFor {
  readonly operatorId: number;
  readonly email: string;
  readonly name: string;
  readonly purpose: "invite" | "reset";
  readonly lang: Language;
}

export interface LinkDesk {
  readonly clock: Parts["clock"];
  readonly random: Pick<Parts["random"], "token">;
  readonly config: { readonly http: { readonly publicUrl: string } };
  readonly outbox: Pick<Parts["outbox"], "offers" | "mail">;
  selfUrl(): string;
}

/**
 * Goes to its owner by e-mail. It is returned in case no mail is sent: who may see it then is
 * for the caller to decide.
 */
export async function sendLink(desk: LinkDesk, tx: Tx, to: LinkFor): Promise<string> {
  const token = desk.random.token(32);
  const expiresAt = new Date(desk.clock.now().getTime() + rules.hours * 3_600_000);
  await links.saveLink(tx, {
    operatorId: to.operatorId,
    tokenHash: hashToken(token),
    purpose: to.purpose,
    expiresAt,
  });
  const site = desk.config.http.publicUrl || desk.selfUrl();
  // Behind the # it is in no server's log.
  const link = `${site}/backoffice/invitation#${token}`;
  if (!desk.outbox.offers("mail")) return link;
  await desk.outbox.mail(tx, {
    to: to.email,
    lang: to.lang,
    about: "mail.operator_link",
    expiresAt,
    params: {
      name: to.name || to.email,
      what: to.purpose,
      hours: rules.hours,
      link,
    },
  });
  return link;
}

async function findLink(parts: Parts, token: string, ip: string): Promise<links.LinkRow> {
  await parts.guesses.take("address", ip);
  const row = await links.findLink(parts.db, hashToken(token), parts.clock.now());
  if (row === null) throw new DomainError("backoffice.invitation_invalid");
  return row;
}

export async function readInvitation(
  parts: Parts,
  { token }: InputOf<typeof contract.readInvitation>,
  { ip }: OpenContext,
): Promise<DataOf<typeof contract.readInvitation>> {
  const row = await findLink(parts, token, ip);
  return { email: row.email, name: row.name, expires_at: toWireInstant(row.expires_at) };
}

export async function acceptInvitation(
  parts: Parts,
  { token, password }: InputOf<typeof contract.acceptInvitation>,
  { ip }: OpenContext,
): Promise<DataOf<typeof contract.acceptInvitation>> {
  const { email } = await findLink(parts, token, ip);
  requirePassword(password, email);
  const passwordHash = await parts.passwords.hash(password);
  const operator = await inTransaction(parts.db, async (tx) => {
    const taken = await links.takeLink(tx, hashToken(token), parts.clock.now());
    if (taken === null) throw new DomainError("backoffice.invitation_invalid");
    const { operator_id: operatorId, purpose } = taken;
    await links.savePassword(tx, operatorId, passwordHash);
    await parts.audit.append(tx, {
      action: "operator.invitation_accepted",
      subject: `operator:${operatorId}`,
      operator: { operatorId, email },
      ip,
      details: { purpose },
    });
    return links.readOperator(tx, operatorId);
  });
  return openTicket(parts, operator);
}
