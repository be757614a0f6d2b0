/** Texts of the cashier's errors and notices, in Simplified Chinese. */
import type { cashierErrors } from "@tucano/contract/errors/cashier.ts";
import type { cashierNotices as english } from "../en/cashier.ts";

export const cashierTexts = {
  "cashier.method_required": "请选择支付方式",
  "cashier.method_unavailable": "该支付方式暂不可用",
  "cashier.amount_below_minimum": "金额不得低于最低限额 R$ {min}",
  "cashier.amount_above_maximum": "金额不得高于最高限额 R$ {max}",
  "cashier.daily_limit_reached": "已达每日限额，今日还可提现 R$ {remaining}",
  "cashier.demo_account": "试玩账户仅可使用试玩币，无法存取真实资金",
  "cashier.account_blocked": "您的账户暂时无法进行此操作，请联系客服",
  "cashier.too_many_open_deposits": "您有待支付的充值订单，请先支付或取消其中一笔",
  "cashier.deposit_not_found": "未找到该笔充值",
  "cashier.deposit_not_cancellable": "该笔充值已无法取消",
  "cashier.payment_service_unavailable": "支付服务未响应，您未被扣款，请稍后再试",
  "cashier.withdrawal_password_wrong": "提现密码不正确",
  "cashier.withdrawal_password_locked": "提现密码错误次数过多，请稍后再试或联系客服",
  "cashier.turnover_owed": "还需投注 R$ {missing} 方可提现",
  "cashier.insufficient_funds": "您的可用余额为 R$ {available}",
  "cashier.fee_exceeds_amount": "手续费高于提现金额，请提高金额",
  "cashier.destination_required": "请选择收款方式",
  "cashier.destination_ambiguous": "请只填写一个 PIX 密钥或一个已保存的账户",
  "cashier.destination_not_found": "未找到该已保存的密钥或账户",
  "cashier.pix_key_invalid": "该 PIX 密钥与所选类型不符",
  "cashier.pix_key_unknown": "该 PIX 密钥未在任何银行登记",
  "cashier.not_own_account": "收款账户必须为您本人姓名及 CPF 名下的账户",
  "cashier.bank_unknown": "请从列表中选择银行",
  "cashier.bank_account_invalid": "请核对支行号和账号",
  "cashier.too_many_destinations": "最多可保存 {max} 个密钥和账户，已达上限",
  "cashier.withdrawal_not_found": "未找到该笔提现",
  "cashier.withdrawal_wrong_state": "该笔提现的状态已变更，无法再进行此操作",
  "cashier.reason_required": "请填写原因",
} satisfies Record<keyof typeof cashierErrors, string>;

export const cashierNotices = {
  "cashier.withdrawal_submitted": "提现申请已成功提交，请等待管理员审核。",
  "cashier.deposit_opened": "PIX 付款码已生成，请在您的银行 App 中付款",
  "cashier.destination_saved": "保存成功",
  "cashier.note.paid_late": "您的付款在付款码过期后到达，现已入账",
  "cashier.note.paid_less": "您的付款少于订单金额，已按实付金额入账",
  "cashier.note.paid_more": "您的付款多于订单金额，已全额入账",
  "cashier.note.refunded_other_holder": "该笔付款来自他人的 CPF，已全额退回",
  "cashier.note.refunded_over_limit": "该笔付款超出可存入的限额，款项已全额退回",
  "cashier.note.refunded_account_blocked": "您的账户无法接收该笔付款，款项已全额退回",
  "cashier.note.refund_in_progress": "款项正在退回原付款账户",
} satisfies Record<keyof typeof english, string>;
