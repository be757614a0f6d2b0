/** Who works here: accounts, roles, sessions. */
import * as z from "zod/mini";
import { about, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import { permissions } from "./permissions.ts";
import { keysetInput, keysetPage, pendingApproval, reason, searchText, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const operatorStates = ["invited", "active", "disabled"] as const;
const email = text(254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
const roleName = text(40).check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
/** Whether the house sends mail. Where it does not, links are made at the machine. */
const hasMail = z.boolean();
/** Null: done. Otherwise somebody else has to agree first. */
const pending = z.object({ approval: z.nullable(pendingApproval) });

export const staffRow = z.object({
  operator_id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  role_name: z.string(),
  state: z.enum(operatorStates),
  has_authenticator: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  last_seen_at: z.nullable(instant),
  created_at: instant,
});

export const listStaff = officeCall({
  method: "GET",
  path: "/backoffice/api/staff",
  permission: "staff.read",
  summary: "Everybody with an account here, by e-mail.",
  input: z.object({ text: searchText, ...keysetInput }),
  output: keysetPage(staffRow),
});

export const inviteOperator = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/invite",
  permission: "staff.manage",
  summary:
    "Sends a one-time link to somebody who is to work here. A role that may decide for others " +
    "or give rights needs a second person's consent.",
  input: z.object({ email, name: text(80), role: roleName, reason }),
  output: z.object({
    ...pending.shape,
    link: about(
      z.nullable(z.string()),
      "Only where no mail is sent and nobody has to agree: to be handed on, and shown only here.",
    ),
    has_mail: hasMail,
  }),
  errors: ["backoffice.operator_exists", "backoffice.role_unknown", "backoffice.approval_waiting"],
  examples: [{ email: "ana@tucano.example", name: "Ana Lima", role: "support", reason: "New" }],
});

const operatorInput = z.object({ operator_id: id, reason });

export const disableOperator = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/disable",
  permission: "staff.manage",
  summary:
    "Closes an account and ends its sessions. Of somebody who decides for others, a second " +
    "person agrees first.",
  input: operatorInput,
  output: pending,
  errors: [
    "backoffice.operator_not_found",
    "backoffice.own_account",
    "backoffice.last_administrator",
    "backoffice.approval_waiting",
  ],
});

export const enableOperator = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/enable",
  permission: "staff.manage",
  summary: "Asks to open a closed account again; somebody else agrees.",
  input: operatorInput,
  output: pending,
  errors: ["backoffice.operator_not_found", "backoffice.approval_waiting"],
});

export const resetOperator = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/reset",
  permission: "staff.manage",
  summary:
    "Takes an account's password, or its authenticator and passkeys, away, ends its sessions and " +
    "sends a one-time link. Of somebody who decides for others, a second person agrees first.",
  input: z.object({ operator_id: id, what: z.enum(["password", "second_factor"]), reason }),
  output: z.object({ ...pending.shape, has_mail: hasMail }),
  errors: [
    "backoffice.operator_not_found",
    "backoffice.own_account",
    "backoffice.approval_waiting",
  ],
});

export const changeOperatorRole = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/role",
  permission: "staff.roles",
  summary: "Asks for another role for somebody; somebody else agrees.",
  input: z.object({ operator_id: id, role: roleName, reason }),
  output: pending,
  errors: [
    "backoffice.operator_not_found",
    "backoffice.role_unknown",
    "backoffice.own_account",
    "backoffice.approval_waiting",
  ],
  examples: [{ operator_id: 1, role: "support", reason: "Moves to support" }],
});

// Roles.

export const alone = z.object({
  each: about(moneyOutput, "Given to or taken from one player by hand in a day, by anybody."),
  day: about(moneyOutput, "By one operator in a day."),
});

export const roleRow = z.object({
  role: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  is_administrator: about(z.boolean(), "Holds everything, now and later, and cannot be changed."),
  alone: about(alone, "Money by hand that takes no second person."),
  operators: z.int(),
  edited_at: z.nullable(instant),
});

export const listRoles = officeCall({
  method: "GET",
  path: "/backoffice/api/roles",
  permission: "staff.read",
  summary: "Every role with what it permits.",
  input: z.object({}),
  output: z.object({ list: z.array(roleRow) }),
});

export const saveRole = officeCall({
  method: "POST",
  path: "/backoffice/api/roles/save",
  permission: "staff.roles",
  summary:
    "Asks for a new role, another set of permissions, or other amounts that it may move alone; " +
    "somebody else agrees.",
  input: z.object({
    role: roleName,
    name: text(60).check(z.minLength(1)),
    permissions: z.array(z.enum(permissions)).check(z.maxLength(permissions.length)),
    alone: about(
      z.optional(z.object({ each: moneyInput, day: moneyInput })),
      "Money by hand without a second person; left out, it stays as it is.",
    ),
    reason,
  }),
  output: pending,
  errors: ["backoffice.role_fixed", "backoffice.approval_waiting"],
  examples: [{ role: "trainee", name: "Trainee", permissions: ["members.read"], reason: "New" }],
});

export const removeRole = officeCall({
  method: "POST",
  path: "/backoffice/api/roles/remove",
  permission: "staff.roles",
  summary: "Asks for a role that nobody has to be removed; somebody else agrees.",
  input: z.object({ role: roleName, reason }),
  output: pending,
  errors: [
    "backoffice.role_unknown",
    "backoffice.role_fixed",
    "backoffice.role_held",
    "backoffice.approval_waiting",
  ],
  examples: [{ role: "no-such-role", reason: "Nobody needs it" }],
});

// Sessions.

export const sessionRow = z.object({
  session_id: z.string(),
  operator_id: z.int(),
  email: z.string(),
  ip: z.string(),
  device: z.string(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  is_own: z.boolean(),
  is_this: about(z.boolean(), "The one that asks."),
});

const sessionList = z.object({ list: z.array(sessionRow) });
const sessionId = z.uuid();

export const listOwnSessions = officeCall({
  method: "GET",
  path: "/backoffice/api/sessions",
  permission: "signed_in",
  summary: "Where one is signed in.",
  input: z.object({}),
  output: sessionList,
});

export const endOwnSession = officeCall({
  method: "POST",
  path: "/backoffice/api/sessions/end",
  permission: "signed_in",
  summary: "Ends one of one's own sessions.",
  input: z.object({ session_id: sessionId }),
  output: sessionList,
  errors: ["backoffice.session_not_found"],
  examples: [{ session_id: "0190a1b2-0000-7000-8000-000000000001" }],
});

export const listSessions = officeCall({
  method: "GET",
  path: "/backoffice/api/staff/sessions",
  permission: "staff.sessions",
  summary: "Open sessions of everybody, or of one account; the latest 200.",
  input: z.object({ operator_id: z.optional(id) }),
  output: sessionList,
});

export const endSession = officeCall({
  method: "POST",
  path: "/backoffice/api/staff/sessions/end",
  permission: "staff.sessions",
  summary:
    "Ends somebody's session. Of somebody who decides for others, three times a day at most.",
  input: z.object({ session_id: sessionId, reason }),
  output: sessionList,
  errors: ["backoffice.session_not_found", "backoffice.too_many_attempts"],
  examples: [{ session_id: "0190a1b2-0000-7000-8000-000000000001", reason: "Lost notebook" }],
});

export const staffAuditActions = [
  "staff.invite",
  "staff.disable",
  "staff.enable",
  "staff.reset",
  "staff.link",
  "staff.role",
  "role.save",
  "role.remove",
  "session.end",
] as const;
