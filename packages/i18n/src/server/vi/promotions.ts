/** Texts of the promotions room in Vietnamese: errors, reasons, activities and their terms. */
import type { promotionsErrors } from "@tucano/contract/errors/promotions.ts";
import type { promotionsNotices as english } from "../en/promotions.ts";

export const promotionsTexts = {
  "promotions.not_eligible": "Bạn không đủ điều kiện nhận phần thưởng này",
  "promotions.no_eligible_recharge": "Không có khoản nạp nào đủ điều kiện",
  "promotions.user_unknown": "NGƯỜI DÙNG KHÔNG TỒN TẠI",
  "promotions.not_offered": "Hiện chưa có chương trình nào",
  "promotions.own_limit_reached":
    "Bạn đã nhận mức tối đa cho mỗi người chơi. Điều khoản cho biết khi nào có thêm",
  "promotions.not_for_you": "Hoạt động này không dành cho tài khoản của bạn",
  "promotions.code_unknown": "Mã khuyến mãi không tồn tại",
  "promotions.code_over": "Mã này không còn hiệu lực",
  "promotions.code_taken": "Bạn đã dùng mã này",
  "promotions.code_not_for_you": "Mã này không dành cho tài khoản của bạn",
} satisfies Record<keyof typeof promotionsErrors, string>;

export const promotionsNotices = {
  "promotions.claimed": "Nhận thưởng thành công!",

  "promotions.reason.claimable": "Bạn có thể nhận {amount} ngay bây giờ.",
  "promotions.reason.claimed": "Bạn đã nhận {amount}.",
  "promotions.reason.not_offered": "Chương trình này hiện không mở.",
  "promotions.reason.not_meant":
    "Hoạt động này dành cho các tài khoản khác: điều khoản cho biết dành cho ai.",
  "promotions.reason.budget_spent": "Phần thưởng của hoạt động này tạm thời đã hết.",
  "promotions.reason.own_limit_reached": "Phần của bạn trong hoạt động này tạm thời đã hết.",
  "promotions.reason.deposit_used":
    "Mỗi khoản nạp chỉ nhận một ưu đãi nạp tiền, và khoản này đã nhận ưu đãi khác.",
  "promotions.reason.time_over": "Đã hết thời gian nhận phần thưởng này.",
  "promotions.reason.forfeited": "Phần thưởng này đã bị hủy do vi phạm quy định.",
  "promotions.reason.no_recharge": "Bạn chưa có khoản nạp nào được tính.",
  "promotions.reason.recharge_too_small": "Khoản nạp đầu tiên của bạn thấp hơn {required}.",
  "promotions.reason.recharge_missing_today": "Nạp thêm {missing} hôm nay để nhận thưởng.",
  "promotions.reason.no_loss": "Hôm qua bạn không thua tiền mặt.",
  "promotions.reason.loss_too_small": "Khoản thua hôm qua quá nhỏ để nhận cứu trợ.",
  "promotions.reason.nothing_left": "Hôm nay không có phần thưởng nào để nhận.",
  "promotions.reason.no_invitee": "Chưa có ai đăng ký qua lời mời của bạn.",
  "promotions.reason.invitee_progress": "Bạn bè được mời chưa nạp và cược đủ.",
  "promotions.reason.shared_identity":
    "Người được mời dùng chung thiết bị hoặc tài khoản thanh toán với bạn nên không được thưởng.",
  "promotions.reason.tier_not_reached": "Nạp thêm {missing} để đạt bậc tiếp theo.",

  "promotions.tier.bronze": "Đồng",
  "promotions.tier.silver": "Bạc",
  "promotions.tier.gold": "Vàng",
  "promotions.tier.platinum": "Bạch kim",
  "promotions.tier.diamond": "Kim cương",

  "promotions.activity.ftd.title": "Thưởng nạp đầu",
  "promotions.activity.ftd.summary": "Thưởng {welcomeRate} khoản nạp đầu tiên, tối đa {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Thưởng nạp theo bậc",
  "promotions.activity.recharge-tiers.summary": "Thưởng đến {rate} tổng số tiền bạn nạp",
  "promotions.activity.recharge-rebate.title": "Hoàn tiền nạp",
  "promotions.activity.recharge-rebate.summary": "Thưởng {rate} cho mỗi lần nạp từ {from}",
  "promotions.activity.invitation.title": "Mời bạn bè",
  "promotions.activity.invitation.summary": "Nhận {reward} cho mỗi người bạn cùng chơi",
  "promotions.activity.daily-relief.title": "Cứu trợ thua cược hằng ngày",
  "promotions.activity.daily-relief.summary": "Hoàn lại {rate} khoản thua ròng hôm qua",
  "promotions.activity.day7.title": "Điểm danh bảy ngày",
  "promotions.activity.day7.summary": "Bảy ngày, bảy phần thưởng, đến {most} một ngày",
  "promotions.activity.daily-wheel.title": "Vòng quay hằng ngày",
  "promotions.activity.daily-wheel.summary": "Quay trúng thưởng đến {most}",
  "promotions.activity.lottery-wheel.title": "Vòng quay may mắn",
  "promotions.activity.lottery-wheel.summary": "Nạp tiền, chơi và quay trúng đến {most}",
  "promotions.activity.rebates.title": "Hoàn trả",
  "promotions.activity.rebates.summary": "Hoàn trả {least} đến {most} tiền cược mỗi ngày",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary": "{levels} cấp độ với quà tặng và hoàn trả",

  "promotions.term.for_level_from": "Dành cho thành viên từ cấp VIP {level} trở lên.",
  "promotions.term.for_level_to": "Dành cho thành viên đến cấp VIP {level}.",
  "promotions.term.for_new": "Dành cho tài khoản mở chưa đến {days} ngày.",
  "promotions.term.for_registered_from": "Dành cho tài khoản mở từ ngày {day}.",
  "promotions.term.for_registered_to": "Dành cho tài khoản mở đến hết ngày {day}.",
  "promotions.term.budget_day": "Tất cả thành viên nhận tổng cộng tối đa {amount} mỗi ngày.",
  "promotions.term.budget_whole": "Tất cả thành viên nhận tổng cộng tối đa {amount}.",
  "promotions.term.cheating": "Phần thưởng sẽ bị hủy, khấu trừ hoặc phong tỏa nếu có gian lận.",
  "promotions.term.bonus_turnover":
    "Tiền thưởng chuyển thành tiền mặt sau khi hoàn thành {times} vòng cược.",
  "promotions.term.cash_turnover": "Có thể rút phần thưởng sau khi hoàn thành {times} vòng cược.",
  "promotions.term.claim_days": "Có thể nhận trong {days} ngày sau khi tiền nạp vào tài khoản.",
  "promotions.term.ftd_welcome":
    "Nạp lần đầu từ {welcomeFrom} được thưởng {welcomeRate} số tiền nạp, tối đa {welcomeMax}.",
  "promotions.term.ftd_small":
    "Nạp lần đầu từ {smallFrom} nhưng dưới {welcomeFrom} được thưởng {smallRate} số tiền nạp.",
  "promotions.term.ftd_once":
    "Chỉ áp dụng một lần cho mỗi người, CPF, thiết bị và người thanh toán.",
  "promotions.term.tiers_rule":
    "Tổng số tiền bạn đã nạp được thưởng theo một tỷ lệ. Tỷ lệ này tăng đều trong mỗi bậc.",
  "promotions.term.tier_bronze": "Đồng, từ {from} đến {to}: {rateFrom} đến {rateTo}.",
  "promotions.term.tier_silver": "Bạc, từ {from} đến {to}: {rateFrom} đến {rateTo}.",
  "promotions.term.tier_gold": "Vàng, từ {from} đến {to}: {rateFrom} đến {rateTo}.",
  "promotions.term.tier_platinum": "Bạch kim, từ {from} đến {to}: {rateFrom} đến {rateTo}.",
  "promotions.term.tier_diamond": "Kim cương, từ {from} đến {to}: {rateFrom} đến {rateTo}.",
  "promotions.term.tiers_each":
    "Mỗi lần nạp được thưởng phần chênh lệch giữa mức thưởng của tổng mới và mức thưởng của tổng " +
    "trước đó.",
  "promotions.term.rebate_rule":
    "Mỗi lần nạp từ {from} trong thời gian sự kiện được thưởng {rate} số tiền nạp.",
  "promotions.term.rebate_max": "Tối đa {max} cho mỗi lần nạp.",
  "promotions.term.rebate_turnover":
    "Tiền thưởng chuyển thành tiền mặt sau khi cược đủ {times} lần phần tiền nạp được thưởng.",
  "promotions.term.own_day": "Mỗi người chơi nhận tối đa {amount} mỗi ngày.",
  "promotions.term.own_whole": "Mỗi người chơi nhận tối đa {amount} tổng cộng.",
  "promotions.term.one_per_deposit":
    "Mỗi khoản nạp chỉ nhận một ưu đãi nạp tiền: ưu đãi được nhận trước.",
  "promotions.term.rebate_until": "Có thể nhận cho đến khi sự kiện kết thúc.",
  "promotions.term.invitation_rule":
    "Bạn nhận {reward} cho mỗi người đăng ký qua lời mời của bạn, có tổng nạp từ {recharge} và " +
    "tổng cược từ {stake}.",
  "promotions.term.invitation_days":
    "Có thể nhận thưởng trong {days} ngày sau ngày đạt cả hai điều kiện.",
  "promotions.term.invitation_once":
    "Mỗi người chỉ được tính một lần. Không tính người dùng chung thiết bị hoặc tài khoản thanh " +
    "toán với bạn.",
  "promotions.term.relief_rule":
    "{rate} số tiền mặt bạn thua trong ngày có thể nhận vào ngày hôm sau, đến nửa đêm theo giờ " +
    "São Paulo.",
  "promotions.term.relief_bounds": "Khoản thua phải từ {from}; mức nhận tối đa là {max}.",
  "promotions.term.relief_turnover": "Không vượt quá {rate} doanh số cược được tính của ngày đó.",
  "promotions.term.relief_net":
    "Tiền thắng được trừ vào khoản thua. Không tính cược bị hủy và cược bằng tiền thưởng.",
  "promotions.term.day7_rule":
    "Hãy ghé mỗi ngày: mỗi ngày có một khoản tiền thưởng, chỉ nhận được trong ngày đó.",
  "promotions.term.day7_day":
    "Ngày {day}: {amount}, chuyển thành tiền mặt sau khi hoàn thành {times} vòng cược.",
  "promotions.term.day7_missed":
    "Nếu bỏ lỡ một ngày, hoặc sau ngày cuối cùng, chuỗi ngày sẽ bắt đầu lại.",
  "promotions.term.day7_recharge": "Trong ngày, cần nạp từ {amount}.",
  "promotions.term.wheel_rule":
    "Giải thưởng được quay trên máy chủ của chúng tôi theo tỷ trọng đã công bố và có thể kiểm " +
    "chứng.",
  "promotions.term.wheel_login": "Đăng nhập được {spins} lượt quay mỗi ngày.",
  "promotions.term.wheel_recharge": "Mỗi {amount} nạp trong ngày được một lượt quay.",
  "promotions.term.wheel_turnover": "Mỗi {amount} doanh thu cược trong ngày được một lượt quay.",
  "promotions.term.wheel_max": "Tối đa {spins} lượt quay mỗi ngày.",
  "promotions.term.wheel_prize_cash": "{amount} tiền mặt: tỷ lệ {weight}/{total}.",
  "promotions.term.wheel_prize_bonus":
    "{amount} tiền thưởng, yêu cầu {times} vòng cược: tỷ lệ {weight}/{total}.",
  "promotions.term.wheel_prize_spins": "Thêm {spins} lượt quay: tỷ lệ {weight}/{total}.",
  "promotions.term.wheel_prize_nothing": "Không trúng thưởng: tỷ lệ {weight}/{total}.",
  "promotions.term.rebates_rule":
    "Tiền cược trong ngày được hoàn trả {least} đến {most}, tùy loại trò chơi và cấp VIP của bạn.",
  "promotions.term.rebates_least": "Khoản hoàn trả trong ngày được chi trả khi đạt từ {amount}.",
  "promotions.term.rebates_kept": "Có thể nhận trong {days} ngày.",
  "promotions.term.vip_rule":
    "Bạn lên cấp khi đạt cả mức nạp và mức cược của cấp đó. Cấp đã đạt không bao giờ bị hạ.",
  "promotions.term.vip_level":
    "{name}: nạp {recharge} và cược {betting}. Quà tặng: {upgrade} khi lên cấp, {weekly} mỗi " +
    "tuần, {monthly} mỗi tháng.",
  "promotions.term.vip_weekly": "Quà hằng tuần yêu cầu cược {amount} trong tuần.",
  "promotions.term.vip_monthly": "Quà hằng tháng yêu cầu cược {amount} trong tháng.",
  "promotions.term.vip_days": "Có thể nhận quà trong {days} ngày.",
} satisfies Record<keyof typeof english, string>;
