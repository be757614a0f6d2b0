/** Partners: studios and aggregators, and everything that is agreed with each. */
import * as z from "zod/mini";
import { about, instant } from "../../schemas.ts";
import { framePermissions, frameWords } from "../../studios/partner-frame.ts";
import { pendingApproval, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";
import { studioStatuses } from "./games.ts";

export const networksModes = ["log", "enforce"] as const;
export const rollbackWords = [
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
] as const;

const code = text(40).check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const list = (longest: number) => z.array(text(longest)).check(z.maxLength(30));
const terms = {
  name: text(60).check(z.minLength(1)),
  product: about(z.nullable(text(60)), "What they call what they deliver."),
  base_url: about(
    z.nullable(text(300)),
    "Where their launch API answers: `game/url` follows. Null: no game can be opened.",
  ),
  operator_id: about(
    z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    "The number that they gave this house; null: they know it as `tucano`.",
  ),
  frame_words: about(
    z.enum(frameWords),
    "How their games speak to the page around them. silent: not at all.",
  ),
  frame_origins: about(
    list(200),
    "All that a game loads from in its frame, launcher and CDN: `https://games.example`.",
  ),
  frame_permissions: z.array(z.enum(framePermissions)).check(z.maxLength(2)),
  networks: about(list(50), "Where their calls come from, as CIDR. Empty: from anywhere."),
  networks_mode: about(
    z.enum(networksModes),
    "log: calls from elsewhere are noted and answered. enforce: they are refused.",
  ),
  sends_deposit_url: z.boolean(),
  sub_partner_id: z.nullable(text(64).check(z.minLength(1))),
  launch_meta: about(
    z.nullable(text(1_000).check(z.minLength(1))),
    "A JSON object; goes with each launch as `meta`.",
  ),
  win_after_rollback: about(
    z.enum(rollbackWords),
    "What they are told of a win whose bet was undone.",
  ),
};

const key = z.object({
  key_id: z.string(),
  fingerprint: about(z.string(), "SHA-256 of the key's DER form, in hex."),
  added_by: z.nullable(z.string()),
  added_at: instant,
  retires_at: about(z.nullable(instant), "From then on it verifies nothing."),
  is_active: z.boolean(),
});

export const partner = z.object({
  code: z.string(),
  status: z.enum(studioStatuses),
  is_own: about(z.boolean(), "The house's own, in this process: nothing of it is set here."),
  ...terms,
  keys: z.array(key),
  own_keys: about(
    z.array(
      z.object({
        key_id: z.string(),
        fingerprint: z.string(),
        public_key: z.string(),
        state: about(
          z.enum(["signs", "waits", "retired", "house"]),
          "waits: good, but another one signs. house: of all partners without a key of their own.",
        ),
        signs_from: z.nullable(instant),
        retires_at: z.nullable(instant),
      }),
    ),
    "By which our requests to them are signed, retired ones too.",
  ),
  wallet_path: z.string(),
  away: about(
    z.nullable(
      z.object({
        failures: z.int(),
        until: z.nullable(instant),
        problem: z.string(),
        at: instant,
      }),
    ),
    "Launches that failed one after the other; null: the last one was answered.",
  ),
});

export const readPartner = officeCall({
  method: "GET",
  path: "/backoffice/api/studios/one",
  permission: "games.read",
  summary: "Everything that is known of a studio or aggregator.",
  input: z.object({ code }),
  output: partner,
  errors: ["backoffice.studio_not_found"],
  examples: [{ code: "house" }],
});

export const savePartner = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/save",
  permission: "games.studios",
  summary: "Asks for a new partner, or for other terms of one; two decide.",
  input: z.object({ code, ...terms, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: ["backoffice.studio_not_found", "backoffice.approval_waiting"],
  examples: [
    {
      code: "house",
      name: "Partner",
      product: null,
      base_url: "https://api.partner.example/v2/",
      operator_id: 71,
      frame_words: "silent",
      frame_origins: ["https://games.partner.example"],
      frame_permissions: [],
      networks: ["203.0.113.0/24"],
      networks_mode: "log",
      sends_deposit_url: true,
      sub_partner_id: null,
      launch_meta: null,
      win_after_rollback: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      reason: "A new partner",
    },
  ],
});

export const addPartnerKey = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/keys",
  permission: "games.studios",
  summary:
    "Asks for another public key of a partner, which its calls may be signed by; two decide.",
  input: z.object({ code, public_key: text(2_000), reason }),
  output: z.object({ approval: pendingApproval, fingerprint: z.string() }),
  errors: [
    "backoffice.studio_not_found",
    "backoffice.studio_key_known",
    "backoffice.approval_waiting",
  ],
  examples: [{ code: "nobody", public_key: "none", reason: "A new key" }],
});

export const retirePartnerKey = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/keys/retire",
  permission: "games.studios",
  summary: "Ends a key of a partner, at once or at a moment that may be moved until it comes.",
  input: z.object({
    code,
    key_id: text(60),
    at: about(z.optional(z.iso.datetime({ offset: true })), "Left out: now."),
    reason,
  }),
  output: partner,
  errors: ["backoffice.studio_not_found"],
  examples: [{ code: "nobody", key_id: "none", reason: "It leaked" }],
});

const moment = z.iso.datetime({ offset: true });

export const addOwnKey = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/own-keys",
  permission: "games.studios",
  summary: "Makes another key of ours for a partner: shown to it at once, and used from its date.",
  input: z.object({
    code,
    signs_from: about(z.optional(moment), "Left out: in a week."),
    reason,
  }),
  output: partner,
  errors: ["backoffice.studio_not_found"],
  examples: [{ code: "nobody", reason: "Once a year" }],
});

export const retireOwnKey = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/own-keys/retire",
  permission: "games.studios",
  summary: "Ends a key of ours, at once or at a moment that may be moved until it comes.",
  input: z.object({
    code,
    key_id: text(100),
    at: about(z.optional(moment), "Left out: now."),
    reason,
  }),
  output: partner,
  errors: ["backoffice.studio_not_found"],
  examples: [{ code: "nobody", key_id: "none", reason: "It leaked" }],
});

export const switchPartner = officeCall({
  method: "POST",
  path: "/backoffice/api/studios/switch",
  permission: "games.manage",
  summary:
    "Switches a partner off or on, everywhere within a second. Off: no launch, no bet, no frame; wins and rollbacks are taken.",
  input: z.object({ code, status: z.enum(studioStatuses), reason }),
  output: partner,
  errors: ["backoffice.studio_not_found"],
  examples: [{ code: "nobody", status: "disabled", reason: "Wrong results" }],
});

export const studiosAuditActions = [
  "studio.save",
  "studio.key",
  "studio.retire",
  "studio.own_key",
  "studio.own_retire",
  "studio.switch",
] as const;
