/** Affiliates at the desk: who they are, their links, and what their players come to. */
import * as z from "zod/mini";
import {
  affiliateStatuses,
  dealTerms,
  postbackKinds,
  qualificationStates,
} from "../../affiliates.ts";
import { about, count, day, id, instant, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, memberReference, reason, searchText, text } from "../shapes.ts";

const name = text(120).check(z.minLength(2));

const affiliate = z.object({
  affiliate_id: z.int(),
  company: z.string(),
  tax_id: z.string(),
  contact: z.string(),
  email: z.string(),
  pix_key: z.string(),
  status: z.enum(affiliateStatuses),
  ended_on: z.nullable(z.string()),
  created_by: z.string(),
  created_at: instant,
});

/** True counts: of clicks, of members, of members who paid in. */
const funnel = z.object({
  clicks: z.int(),
  registrations: z.int(),
  first_deposits: z.int(),
  qualified: z.int(),
});

export const listAffiliates = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates",
  permission: "affiliates.read",
  summary: "Affiliates, the newest first, with what their links have brought",
  input: z.object({
    status: z.optional(z.enum(affiliateStatuses)),
    search: about(searchText, "A number, a link, or part of a name, tax number or e-mail."),
    ...keysetInput,
  }),
  output: keysetPage(
    z.object({ ...affiliate.shape, funnel, due: about(moneyOutput, "Closed and not paid.") }),
  ),
});

const one = z.object({ affiliate_id: id });
const missing = ["backoffice.affiliate_not_found"] as const;

const signal = z.object({
  kind: z.enum(["clicks-alone", "click-burst", "registration-burst", "held", "taken-back"]),
  count: z.int(),
  about: about(z.string(), "The link, the network, the deposit, or why."),
});

const heldMember = z.object({
  member: memberReference,
  reason: about(
    z.string(),
    "not-active, self-referral, shared-device, shared-key, shared-address or chargeback.",
  ),
  amount: moneyOutput,
  at: instant,
});

export const readAffiliate = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates/detail",
  permission: "affiliates.read",
  summary: "One affiliate: deals, links, postbacks, and what looks wrong",
  input: one,
  output: z.object({
    affiliate,
    funnel,
    deals: z.array(
      z.object({
        version: z.int(),
        month: about(z.string(), "It holds from this month on."),
        terms: dealTerms,
        asked_by: z.string(),
        agreed_by: z.string(),
        created_at: instant,
      }),
    ),
    links: z.array(
      z.object({
        link_id: z.int(),
        code: z.string(),
        address: z.string(),
        name: z.string(),
        target: z.string(),
        placement: z.string(),
        is_open: z.boolean(),
        funnel,
      }),
    ),
    postbacks: z.array(
      z.object({
        postback_id: z.int(),
        template: z.string(),
        kinds: z.array(z.enum(postbackKinds)),
        is_enabled: z.boolean(),
        failures: z.int(),
        open_until: z.nullable(instant),
        gone_at: z.nullable(instant),
      }),
    ),
    signals: about(z.array(signal), "Of the last seven days."),
    held: z.array(heldMember),
  }),
  errors: missing,
});

export const saveAffiliate = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/save",
  permission: "affiliates.manage",
  summary: "Adds an affiliate, or changes one; who has ended stays so",
  input: z.object({
    affiliate_id: about(z.optional(id), "Left out: a new one."),
    company: name,
    tax_id: text(40).check(z.minLength(4)),
    contact: name,
    email: z.email().check(z.maxLength(200)),
    pix_key: about(text(140).check(z.minLength(4)), "Of the company: no CPF and no phone."),
    status: z.enum(affiliateStatuses),
    reason,
  }),
  output: affiliate,
  errors: [...missing, "backoffice.affiliate_pix_key", "backoffice.affiliate_ended"],
  examples: [
    {
      company: "Guia de Jogos Ltda",
      tax_id: "12.345.678/0001-95",
      contact: "Rui Prado",
      email: "rui@guia.example.com",
      pix_key: "pagamentos@guia.example.com",
      status: "active",
      reason: "A new contract",
    },
  ],
});

export const saveLink = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/links/save",
  permission: "affiliates.manage",
  summary: "Adds a link of an affiliate, or changes where it leads, or closes it",
  input: z.object({
    affiliate_id: id,
    link_id: about(z.optional(id), "Left out: a new one."),
    name,
    target: about(
      text(200).check(z.regex(/^\/(?:[^/\\]|$)/)),
      "An address of the site, such as /register.",
    ),
    placement: about(name, "Where the advertisement stands: its page, channel or account."),
    is_open: z.boolean(),
    reason,
  }),
  output: z.object({ link_id: z.int(), code: z.string() }),
  errors: missing,
  examples: [
    {
      affiliate_id: 999_999_999,
      name: "Review of the flight",
      target: "/register",
      placement: "guia.example.com/voo",
      is_open: true,
      reason: "A new page",
    },
  ],
});

export const listAffiliateDays = officeCall({
  method: "GET",
  path: "/backoffice/api/affiliates/days",
  permission: "affiliates.read",
  summary: "An affiliate's figures by day, the latest first",
  input: z.object({ affiliate_id: count, from: day, to: day }),
  output: z.object({
    list: z.array(
      z.object({
        day: z.string(),
        clicks: z.int(),
        registrations: z.int(),
        first_deposits: z.int(),
        deposits: moneyOutput,
        stake: moneyOutput,
        win: moneyOutput,
        cost: moneyOutput,
      }),
    ),
  }),
  errors: missing,
  examples: [{ affiliate_id: 1, from: "2026-11-01", to: "2026-11-30" }],
});

export const decideQualification = officeCall({
  method: "POST",
  path: "/backoffice/api/affiliates/qualifications/decide",
  permission: "affiliates.money",
  summary: "Decides whether an amount that was held is earned",
  input: z.object({
    affiliate_id: id,
    member_id: id,
    is_earned: z.boolean(),
    reason,
  }),
  output: z.object({ state: z.enum(qualificationStates) }),
  errors: ["backoffice.affiliate_not_held"],
  examples: [
    { affiliate_id: 999_999_999, member_id: 999_999_999, is_earned: false, reason: "Same person" },
  ],
});

export const affiliatesAuditActions = [
  "affiliate.save",
  "affiliate.link",
  "affiliate.deal",
  "affiliate.postback",
  "affiliate.qualify",
  "affiliate.correct",
  "affiliate.approve",
  "affiliate.paid",
] as const;
