/** Texts of the wheels' errors and notices, in Vietnamese. */
import type { wheelsErrors } from "@tucano/contract/errors/wheels.ts";
import type { wheelsNotices as english } from "../en/wheels.ts";

export const wheelsTexts = {
  "wheels.no_spins":
    "{wheel, select, daily {Bạn đã hết lượt quay hôm nay} other {Bạn đã hết lượt quay}}",
  "wheels.closed": "Vòng quay hiện đang đóng",
  "wheels.client_seed_missing": "Seed của bạn chưa được chọn. Hãy mở lại vòng quay",
  "wheels.seed_changed": "Seed của bạn đã thay đổi. Hãy mở lại vòng quay",
} satisfies Record<keyof typeof wheelsErrors, string>;

export const wheelsNotices = {
  "wheels.claimed": "Nhận thưởng thành công!",
  "wheels.nothing_won": "Chúc bạn may mắn lần sau",
  "wheels.bonus_waits": "Bạn đã trúng {prize}. Tiền thưởng bắt đầu khi bạn chấp nhận.",
  "wheels.paid_soon": "Bạn đã trúng {prize}. Phần thưởng sẽ vào số dư sau vài phút",
  "wheels.prize.cash": "{amount} tiền mặt",
  "wheels.prize.bonus": "{amount} tiền thưởng",
  "wheels.prize.spins": "Thêm {spins} lượt quay",
  "wheels.prize.nothing": "Không trúng thưởng",
} satisfies Record<keyof typeof english, string>;
