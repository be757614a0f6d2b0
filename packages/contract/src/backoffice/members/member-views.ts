/** One player from all sides: each view is one bounded answer, fetched when it is opened. */
import * as z from "zod/mini";
import { historyKinds } from "../../player/rewards/vip.ts";
import { memberStatuses } from "../../player/account/members.ts";
import { ticketCategories, ticketStatuses } from "../../player/site/messages.ts";
import { requirement } from "../../player/rewards/rewards.ts";
import { about, instant, moneyOutput, memberId } from "../../schemas.ts";
import { depositRow, keysetInput, keysetPage, withdrawalRow } from "../shapes.ts";
import { officeCall } from "../office-call.ts";
import { roundReplay } from "./round-replay.ts";

const errors = ["backoffice.member_not_found"] as const;
const one = { member_id: memberId };
const examples = [{ member_id: 100_000_001 }];

/** A list of one player's, by key. */
const view = {
  method: "GET",
  permission: "members.read",
  input: z.object({ ...one, ...keysetInput }),
  errors,
  examples,
} as const;

export const memberLedger = officeCall({
  ...view,
  path: "/backoffice/api/members/ledger",
  summary: "Every movement of a player's money but bets and wins, with the running balances",
  output: keysetPage(
    z.object({
      seq: z.int(),
      kind: z.string(),
      direction: z.enum(["in", "out", "moved"]),
      amount: moneyOutput,
      from_pocket: z.nullable(z.string()),
      to_pocket: z.nullable(z.string()),
      from_balance_after: z.nullable(moneyOutput),
      to_balance_after: z.nullable(moneyOutput),
      reference: about(z.string(), "`deposit:<order_no>`, `reward:<id>`, `adjustment:<n>`."),
      created_at: instant,
    }),
  ),
});

export const memberRequirements = officeCall({
  ...view,
  path: "/backoffice/api/members/requirements",
  summary: "What is still to be staked, and for what; the newest requirements first",
  output: z.extend(keysetPage(requirement), {
    owed_for_cash: moneyOutput,
    owed_for_bonus: moneyOutput,
    bonus: moneyOutput,
    is_complete: z.boolean(),
  }),
});

export const memberDeposits = officeCall({
  ...view,
  path: "/backoffice/api/members/deposits",
  permission: "deposits.read",
  summary: "A player's deposits, the newest first",
  output: keysetPage(depositRow),
});

export const memberWithdrawals = officeCall({
  ...view,
  path: "/backoffice/api/members/withdrawals",
  permission: "withdrawals.read",
  summary: "A player's withdrawals, the newest first",
  output: keysetPage(withdrawalRow),
});

export const memberRounds = officeCall({
  ...view,
  path: "/backoffice/api/members/rounds",
  summary: "A player's rounds, the newest first",
  output: keysetPage(
    z.object({
      round_id: z.string(),
      studio: z.string(),
      brand: z.string(),
      name: z.string(),
      game_type: z.string(),
      bet_time: instant,
      settled_at: z.nullable(instant),
      bet_amount: moneyOutput,
      win_amount: moneyOutput,
      free_amount: moneyOutput,
      win_loss_amount: moneyOutput,
      status: z.string(),
    }),
  ),
});

export const replayMemberRound = officeCall({
  ...view,
  path: "/backoffice/api/rounds/replay",
  summary:
    "A house game's round as it was drawn: its book, event by event, or a shared table's result, " +
    "with what proves it",
  input: z.object({ round_id: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: roundReplay,
  errors: ["backoffice.not_permitted", "backoffice.round_without_book"],
  examples: [{ round_id: "018f0000-0000-7000-8000-000000000000" }],
});

export const memberRewards = officeCall({
  ...view,
  path: "/backoffice/api/members/rewards",
  summary: "What the house gave a player or offers, with the lines that explain each",
  output: keysetPage(
    z.object({
      id: z.string(),
      kind: z.string(),
      period: z.string(),
      amount: moneyOutput,
      pocket: z.enum(["cash", "bonus"]),
      turnover: moneyOutput,
      state: z.enum(["claimable", "claimed", "expired", "forfeited"]),
      reason: z.nullable(z.string()),
      available_from: instant,
      expires_at: z.nullable(instant),
      created_at: instant,
      claimed_at: z.nullable(instant),
      basis: z.array(
        z.object({
          what: z.string(),
          reference: z.nullable(z.string()),
          amount: z.nullable(moneyOutput),
          rate_basis_points: about(z.nullable(z.int()), "1 = 0.01 %."),
          text: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});

export const memberVip = officeCall({
  ...view,
  path: "/backoffice/api/members/vip",
  summary: "A player's level, both conditions of the next one, and the latest history",
  input: z.object(one),
  output: z.object({
    is_open: z.boolean(),
    level: z.int(),
    level_name: z.string(),
    recharged: moneyOutput,
    staked: moneyOutput,
    slot_level: z.int(),
    live_level: z.int(),
    next: about(
      z.nullable(
        z.object({
          level: z.int(),
          name: z.string(),
          recharge_from: moneyOutput,
          recharge_missing: moneyOutput,
          betting_from: moneyOutput,
          betting_missing: moneyOutput,
          progress: z.number(),
        }),
      ),
      "Null: there is no higher one.",
    ),
    history: z.array(
      z.object({
        kind: z.enum(historyKinds),
        level: z.int(),
        level_name: z.string(),
        amount: z.nullable(moneyOutput),
        state: z.nullable(z.string()),
        time: instant,
      }),
    ),
  }),
});

const relative = z.object({
  member_id: z.int(),
  account: z.string(),
  status: z.enum(memberStatuses),
  created_at: instant,
});

export const memberTree = officeCall({
  ...view,
  path: "/backoffice/api/members/tree",
  summary:
    "Who invited a player, up to ten levels up, and whom the player invited, page by page; ask " +
    "for those in turn to go down",
  output: z.extend(
    keysetPage(z.extend(relative, { invitees: z.int() })),
    /** The nearest first. */
    { above: z.array(relative) },
  ),
});

export const memberSessions = officeCall({
  ...view,
  path: "/backoffice/api/members/sessions",
  summary: "Where a player is or was signed in, the newest first, and how the account is secured",
  output: z.extend(
    keysetPage(
      z.object({
        session_id: z.string(),
        device: z.string(),
        ip: z.string(),
        created_at: instant,
        last_seen_at: instant,
        ended_at: z.nullable(instant),
        end_reason: z.nullable(z.string()),
      }),
    ),
    {
      security: z.object({
        has_password: z.boolean(),
        has_withdrawal_password: z.boolean(),
        second_factor_since: z.nullable(instant),
        passkeys: z.int(),
      }),
    },
  ),
});

export const memberLimits = officeCall({
  ...view,
  path: "/backoffice/api/members/limits",
  summary: "A player's own limits, what of them is used, and a time-out or exclusion that runs",
  input: z.object(one),
  output: z.object({
    exclusion: z.nullable(
      z.object({
        kind: z.enum(["time-out", "exclusion"]),
        started_at: instant,
        until: about(z.nullable(instant), "Null: for good."),
        reason: z.string(),
      }),
    ),
    limits: z.array(
      z.object({
        measure: z.string(),
        period: z.string(),
        amount: about(z.string(), "Money, or minutes of play."),
        used: z.string(),
        is_money: z.boolean(),
        next: about(
          z.nullable(z.object({ amount: z.string(), from: instant, until: instant })),
          "A higher amount that may be confirmed from then on; an empty one: no limit.",
        ),
      }),
    ),
  }),
});

export const memberTickets = officeCall({
  ...view,
  path: "/backoffice/api/members/tickets",
  permission: "support.read",
  summary: "A player's conversations with customer service, those last written to first",
  output: keysetPage(
    z.object({
      ticket_no: z.string(),
      category: z.enum(ticketCategories),
      subject: z.string(),
      status: z.enum(ticketStatuses),
      assigned_to: z.nullable(z.string()),
      updated_at: instant,
    }),
  ),
});

const note = z.object({
  note_id: z.int(),
  operator: z.string(),
  text: z.string(),
  at: instant,
});

export const memberNotes = officeCall({
  ...view,
  path: "/backoffice/api/members/notes",
  permission: "members.notes",
  summary: "What colleagues noted about a player, the newest first",
  output: keysetPage(note),
});

export const addMemberNote = officeCall({
  method: "POST",
  path: "/backoffice/api/members/notes/add",
  permission: "members.notes",
  summary: "Adds an internal note about a player; notes are never changed or removed",
  input: z.object({
    ...one,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  output: note,
  errors,
  examples: [{ member_id: 100_000_001, text: "Called about a deposit." }],
});

export const signalKinds = [
  "shared-device",
  "shared-address",
  "shared-payment-key",
  "shared-cpf",
  "bet-and-void",
  "opposite-bets",
  "refused",
] as const;

export const memberSignals = officeCall({
  ...view,
  path: "/backoffice/api/members/signals",
  summary: "What looks like abuse: shared devices, addresses and keys, and odd play",
  input: z.object(one),
  output: z.object({
    list: z.array(
      z.object({
        kind: z.enum(signalKinds),
        other: about(
          z.nullable(z.object({ member_id: z.int(), account: z.string() })),
          "Who else is concerned; null: nobody single.",
        ),
        about: about(z.string(), "What it was about, such as a reward's kind and period."),
        at: about(z.nullable(instant), "Null: as things stand."),
      }),
    ),
  }),
});

export const timelineKinds = [
  "money",
  "reward",
  "session",
  "ticket",
  "note",
  "operator",
  "registered",
] as const;

export const memberTimeline = officeCall({
  ...view,
  path: "/backoffice/api/members/timeline",
  summary: "Everything that happened around a player on one line, the newest first",
  output: keysetPage(
    z.object({
      kind: z.enum(timelineKinds),
      at: instant,
      what: about(
        z.string(),
        "A movement's kind, an act's name, a reward's kind, a ticket's number.",
      ),
      amount: z.nullable(moneyOutput),
      detail: z.string(),
      by: about(z.nullable(z.string()), "Of an act: who did it."),
    }),
  ),
});
