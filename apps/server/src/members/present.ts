/** How a player is shown: to himself, and to the other rooms. */
import { add, formatWire, ZERO } from "@tucano/contract/money.ts";
import { maskCpf } from "@tucano/contract/player/money/pix-key.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Wallet } from "../ledger/index.ts";
import { toWireInstant } from "../platform/days.ts";
import { translate } from "../platform/translate.ts";
import { readDeviceName } from "./policy.ts";
import type { MemberRow } from "./repository.ts";
import type { MemberRecord, MemberRank } from "./types.ts";

export function toRecord(row: MemberRow): MemberRecord {
  return {
    memberId: row.member_id,
    account: row.account,
    realname: row.realname,
    cpf: row.cpf ?? "",
    phone: row.phone ?? "",
    email: row.email,
    birthDate: row.birth_date ?? "",
    status: row.status,
    statusReason: row.status_reason,
    isDemo: row.is_demo,
    level: row.level,
    createdAt: row.created_at,
    registerIp: row.register_ip,
    registerSite: row.register_site,
    profileUrl: row.profileurl,
    lang: row.lang,
  };
}

const NOTHING = formatWire(ZERO);

const NEWCOMER: MemberRank = {
  level: 0,
  levelName: "VIP 0",
  slotLevel: 0,
  liveLevel: 0,
  slotTurnoverCentavos: ZERO,
  liveTurnoverCentavos: ZERO,
  claimableCentavos: ZERO,
};

/** `fs_money` is what a claim would pay; `total_money` is the sum of the four that are shown. */
export function toProfile(
  row: MemberRow,
  wallet: Wallet,
  rank: MemberRank = NEWCOMER,
): DataOf<typeof contract.me> {
  const rebate = add(wallet.rebate, rank.claimableCentavos);
  const total = add(wallet.cash, wallet.bonus, rebate, wallet.locked);
  return {
    id: row.member_id,
    name: row.account,
    account: row.account,
    nickname: row.nickname,
    realname: row.realname,
    email: row.email,
    phone: row.phone ?? "",
    cpf: row.cpf === null ? "" : maskCpf(row.cpf),
    qq: null,
    gender: row.gender,
    profileurl: row.profileurl,
    invite_code: row.invite_code,
    money: formatWire(wallet.cash),
    fs_money: formatWire(rebate),
    ml_money: formatWire(add(wallet.turnoverOwed, wallet.bonusOwed)),
    total_money: formatWire(total),
    bonus_money: formatWire(wallet.bonus),
    locked_money: formatWire(wallet.locked),
    total_slot_money: formatWire(rank.slotTurnoverCentavos),
    total_live_money: formatWire(rank.liveTurnoverCentavos),
    score: 0,
    register_ip: row.register_ip,
    register_area: row.register_area,
    register_site: row.register_site,
    status: row.status,
    is_tips_on: row.is_tips_on,
    is_in_on: row.is_in_on,
    is_trans_on: row.is_trans_on,
    is_demo: row.is_demo,
    lang: row.lang,
    top_id: row.top_id,
    agent_id: row.top_id,
    total_credit: NOTHING,
    used_credit: NOTHING,
    level: rank.level,
    slot_level: rank.slotLevel,
    live_level: rank.liveLevel,
    level_name: rank.levelName,
    d7_map: null,
    day7_id: null,
    bridge_password: null,
    bridge_password_token: null,
    created_at: toWireInstant(row.created_at),
    updated_at: toWireInstant(row.updated_at),
    deleted_at: toWireInstant(row.deleted_at),
    site: row.register_site,
    is_ms_reg: row.is_social,
    has_qk_pwd: row.withdrawal_password_hash !== null,
  };
}

/** From what the browser says of itself: nobody else is asked. */
export function describeDevice(userAgent: string, lang: Language): string {
  const { browser, system } = readDeviceName(userAgent);
  if (browser !== null && system !== null) {
    return translate(lang, "members.device", { browser, system });
  }
  return browser ?? system ?? translate(lang, "members.device_unknown");
}
