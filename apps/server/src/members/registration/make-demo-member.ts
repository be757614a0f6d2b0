/**
 * Makes a demo member: an account to show the house with, which belongs to nobody. It plays with
 * play money, is counted nowhere, and never pays in, withdraws or is given anything.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError, type FieldProblem } from "../../platform/errors.ts";
import type { Passwords } from "../guards/passwords.ts";
import { drawPicture } from "../pictures.ts";
import * as policy from "../policy.ts";
import { drawnAnew } from "./register-member.ts";
import * as repository from "../repository.ts";
import type { MembersDeps } from "../types.ts";

export interface DemoWish {
  readonly account: string;
  readonly password: string;
  readonly lang: Language;
  /** The site that it is shown on. */
  readonly site: string;
}

export interface DemoDesk extends Pick<MembersDeps, "db" | "clock" | "random"> {
  readonly ledger: Pick<MembersDeps["ledger"], "openWallet">;
  readonly passwords: Passwords;
}

const MACHINE = "";

/** Returns its number. `alongside` runs in the same transaction. */
export async function makeDemoMember(
  desk: DemoDesk,
  { account, password, lang, site }: DemoWish,
  alongside: (tx: Tx, memberId: MemberId) => Promise<void>,
): Promise<MemberId> {
  const problems = policy.checkDemo({ account, password });
  if (Object.keys(problems).length > 0) throw refuse(problems);
  const name = account.trim();
  const nobody = { account: name, phone: "", cpf: "" };
  if ((await repository.findTaken(desk.db, nobody)).account) {
    throw refuse({ account: { code: "members.account_taken" } });
  }
  const passwordHash = await desk.passwords.hash(password);
  const integer = (bound: number) => desk.random.integer(bound);
  return drawnAnew(() =>
    inTransaction(desk.db, async (tx) => {
      const memberId = policy.drawMemberId(integer);
      await repository.insertMember(tx, {
        memberId,
        account: name,
        realname: "Demo",
        phone: null,
        cpf: null,
        birthDate: null,
        isDemo: true,
        isSocial: false,
        passwordHash,
        withdrawalPasswordHash: null,
        profileUrl: drawPicture(desk.random),
        inviteCode: policy.drawInviteCode(integer),
        inviterId: null,
        lang,
        ip: MACHINE,
        site,
        now: desk.clock.now(),
      });
      await desk.ledger.openWallet(tx, memberId, "demo");
      await alongside(tx, memberId);
      return memberId;
    }),
  );
}

function refuse(fields: Readonly<Record<string, FieldProblem>>): DomainError {
  return new DomainError("members.invalid_registration", { fields });
}
