/** What operators do: sign in with a second factor, decide withdrawals, look after players. */
import * as z from "zod/mini";
import { memberReference, moneyPicture, operator, timelineEntry } from "./backoffice-schemas.ts";
import { depositNotes, depositStatuses, withdrawalStatuses } from "./cashier.ts";
import { endpoint } from "./endpoint.ts";
import { memberStatuses } from "./members.ts";
import { pixKeyTypes } from "./pix-key.ts";
import { empty, id, instant, moneyOutput, page, pageInput } from "./schemas.ts";

const tag = "backoffice";

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const orderNo = text(64).check(z.minLength(1));
/** May be empty here so that the room can say what is missing. */
const reason = z._default(text(500), "");
const searchText = z.optional(text(100));

// Signing in: the password gives a ticket, the ticket and a code give the session cookie.

export const signIn = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in",
  access: "open",
  tag,
  summary: "First step: e-mail and password. The answer's ticket goes into the second step.",
  input: z.object({
    email: text(254),
    password: z.string().check(z.maxLength(256)),
  }),
  output: z.object({
    step: z.enum(["code", "enrol"]),
    /** Five minutes. */
    ticket: z.string(),
    expires_at: instant,
    /** Only on the first sign-in, and shown only here: what the authenticator app must learn. */
    enrolment: z.nullable(z.object({ otpauth_uri: z.string(), secret: z.string() })),
  }),
  errors: ["backoffice.wrong_credentials", "backoffice.too_many_attempts"],
  examples: [{ email: "admin@tucano.example", password: "…" }],
});

export const confirmSignIn = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-in/code",
  access: "open",
  tag,
  summary: "Second step: the authenticator's six digits. Sets the session cookie.",
  input: z.object({
    ticket: text(100),
    code: text(20),
  }),
  output: operator,
  errors: ["backoffice.wrong_code", "backoffice.sign_in_expired", "backoffice.too_many_attempts"],
});

export const readSession = endpoint({
  method: "GET",
  path: "/backoffice/api/session",
  access: "operator",
  tag,
  summary: "Who is signed in, and what the role permits.",
  input: empty,
  output: operator,
  errors: [],
});

export const signOut = endpoint({
  method: "POST",
  path: "/backoffice/api/sign-out",
  access: "operator",
  tag,
  summary: "Ends the session.",
  input: empty,
  output: empty,
  errors: [],
});

// Withdrawals.

export const withdrawalRow = z.object({
  order_no: z.string(),
  member: memberReference,
  amount: moneyOutput,
  general_fee: moneyOutput,
  mandatory_fee: moneyOutput,
  actual_receipt: moneyOutput,
  payment_type: z.string(),
  key_type: z.enum([...pixKeyTypes, "BANK"]),
  key_masked: z.string(),
  status: z.enum(withdrawalStatuses),
  application_time: instant,
  /** When the player was told to have the money. */
  eta_at: instant,
  updated_at: instant,
});

export const listWithdrawals = endpoint({
  method: "GET",
  path: "/backoffice/api/withdrawals",
  access: "operator",
  tag,
  summary:
    "Withdrawals, oldest first. `queue` = those that wait for a decision (the default), or one " +
    "status, or `all`.",
  input: z.object({
    status: z.optional(z.enum(["queue", "all", ...withdrawalStatuses])),
    ...pageInput,
  }),
  output: page(withdrawalRow),
  errors: ["backoffice.not_permitted"],
});

export const riskCodes = [
  "large_amount",
  "larger_than_deposits",
  "soon_after_deposit",
  "new_player",
  "little_play",
  "turnover_owed",
  "key_changed_lately",
  "key_shared",
  "large_win",
  "first_withdrawal",
  "account_not_active",
] as const;

/** A reason to look closer. `params` fills the sentence that the back office has for the code. */
export const riskNote = z.object({
  code: z.enum(riskCodes),
  severity: z.enum(["info", "warning", "danger"]),
  params: z.record(z.string(), z.string()),
});

export const depositRow = z.object({
  order_no: z.string(),
  member: memberReference,
  amount: moneyOutput,
  paid_amount: z.nullable(moneyOutput),
  payment_type: z.string(),
  status: z.enum(depositStatuses),
  /** What was unusual about the payment. */
  note: z.nullable(z.enum(depositNotes)),
  created_at: instant,
  paid_at: z.nullable(instant),
});

export const memberRow = z.object({
  member_id: z.int(),
  account: z.string(),
  realname: z.string(),
  phone: z.string(),
  cpf_masked: z.string(),
  status: z.enum(memberStatuses),
  is_demo: z.boolean(),
  level: z.int(),
  created_at: instant,
});

export const readWithdrawal = endpoint({
  method: "GET",
  path: "/backoffice/api/withdrawals/detail",
  access: "operator",
  tag,
  summary: "One withdrawal with everything needed to decide it.",
  input: z.object({ order_no: orderNo }),
  output: z.object({
    withdrawal: withdrawalRow,
    can_decide: z.boolean(),
    /** Why it was rejected, or what the bank said when it came back. */
    reason: z.nullable(z.string()),
    /** What the player wrote. */
    remark: z.nullable(z.string()),
    timeline: z.array(timelineEntry),
    member: memberRow,
    account_age_days: z.int(),
    money: moneyPicture,
    payment_key: z.object({
      type: z.string(),
      value: z.string(),
      /** When this player first used or saved it. */
      since: z.nullable(instant),
      also_used_by: z.array(memberReference),
    }),
    risk: z.object({
      level: z.enum(["low", "medium", "high"]),
      notes: z.array(riskNote),
    }),
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.not_permitted", "backoffice.withdrawal_not_found"],
});

const decided = z.object({ order_no: z.string(), status: z.enum(withdrawalStatuses) });

export const approveWithdrawal = endpoint({
  method: "POST",
  path: "/backoffice/api/withdrawals/approve",
  access: "operator",
  tag,
  summary: "Approves a withdrawal; the payout starts.",
  input: z.object({ order_no: orderNo, note: reason }),
  output: decided,
  errors: [
    "backoffice.not_permitted",
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
  ],
});

export const rejectWithdrawal = endpoint({
  method: "POST",
  path: "/backoffice/api/withdrawals/reject",
  access: "operator",
  tag,
  summary: "Rejects a withdrawal; the money goes back and the player reads the reason.",
  input: z.object({ order_no: orderNo, reason }),
  output: decided,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.withdrawal_not_found",
    "backoffice.withdrawal_already_decided",
  ],
});

// Players.

export const listMembers = endpoint({
  method: "GET",
  path: "/backoffice/api/members",
  access: "operator",
  tag,
  summary: "Players, newest first; `text` searches id, account, name, phone, CPF and e-mail.",
  input: z.object({
    text: searchText,
    status: z.optional(z.enum(memberStatuses)),
    ...pageInput,
  }),
  output: page(memberRow),
  errors: ["backoffice.not_permitted"],
});

export const readMember = endpoint({
  method: "GET",
  path: "/backoffice/api/members/detail",
  access: "operator",
  tag,
  summary: "One player with money, latest deposits and withdrawals, and what operators did.",
  input: z.object({ member_id: id }),
  output: z.object({
    member: memberRow,
    email: z.nullable(z.string()),
    birth_date: z.string(),
    register_ip: z.string(),
    last_seen_at: z.nullable(instant),
    account_age_days: z.int(),
    status_reason: z.nullable(z.string()),
    money: moneyPicture,
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.not_permitted", "backoffice.member_not_found"],
});

const memberStateInput = z.object({ member_id: id, reason });
const memberStateOutput = z.object({ member_id: z.int(), status: z.enum(memberStatuses) });

export const freezeMember = endpoint({
  method: "POST",
  path: "/backoffice/api/members/freeze",
  access: "operator",
  tag,
  summary: "Stops all play and payments of a player and ends the player's sessions.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.member_not_found",
    "backoffice.member_state_conflict",
  ],
});

export const unfreezeMember = endpoint({
  method: "POST",
  path: "/backoffice/api/members/unfreeze",
  access: "operator",
  tag,
  summary: "Lets a frozen player in again.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.member_not_found",
    "backoffice.member_state_conflict",
  ],
});

// Deposits, audit log, books.

export const listDeposits = endpoint({
  method: "GET",
  path: "/backoffice/api/deposits",
  access: "operator",
  tag,
  summary: "Deposits, newest first.",
  input: z.object({ status: z.optional(z.enum(depositStatuses)), ...pageInput }),
  output: page(depositRow),
  errors: ["backoffice.not_permitted"],
});

export const auditActions = [
  "operator.created",
  "operator.signed_in",
  "operator.sign_in_failed",
  "operator.second_factor_enrolled",
  "operator.signed_out",
  "withdrawal.approve",
  "withdrawal.reject",
  "member.read",
  "member.freeze",
  "member.unfreeze",
  "chat.remove",
  "books.check",
] as const;

export const auditRow = z.object({
  id: z.int(),
  at: instant,
  operator: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** `withdrawal:<order_no>`, `member:<id>`, `operator:<id>`, `chat:<line>`. */
  subject: z.string(),
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
  ip: z.nullable(z.string()),
});

export const listAudit = endpoint({
  method: "GET",
  path: "/backoffice/api/audit",
  access: "operator",
  tag,
  summary: "What operators did, newest first. Nothing here can be changed or removed.",
  input: z.object({
    action: z.optional(z.enum(auditActions)),
    subject: searchText,
    ...pageInput,
  }),
  output: page(auditRow),
  errors: ["backoffice.not_permitted"],
});

export const checkBooks = endpoint({
  method: "POST",
  path: "/backoffice/api/books/check",
  access: "operator",
  tag,
  summary: "Proves the books and the audit log now: every difference found, or none.",
  input: empty,
  output: z.object({
    clean: z.boolean(),
    checked_at: instant,
    differences: z.array(z.string()),
    audit_entries: z.int(),
  }),
  errors: ["backoffice.not_permitted"],
});
