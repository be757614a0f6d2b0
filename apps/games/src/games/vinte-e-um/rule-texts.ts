/** The rules of Vinte e Um, in words. */
import type { Words } from "../../shell/words.ts";

export type BlackjackRuleKey = keyof (typeof ruleTexts)["pt"];

export const ruleTexts = {
  pt: {
    ruleGoal: "Chegue mais perto de 21 do que a banca, sem passar.",
    ruleValues: "Cartas de 2 a 10 valem o número, figuras valem 10, o ás vale 1 ou 11.",
    ruleDecks: "Seis baralhos, embaralhados para cada rodada.",
    ruleDealer:
      "A banca para em todo 17, também com ás. Com ás ou dez aberto, ela olha se tem blackjack antes de você jogar.",
    rulePays:
      "Blackjack (ás e dez nas duas primeiras cartas) paga 3 por 2. O resto paga 1 por 1. No empate a aposta volta.",
    ruleDouble:
      "Com duas cartas você pode dobrar a aposta e receber uma única carta, também depois de dividir.",
    ruleSplit:
      "Duas cartas de mesmo valor podem ser divididas, até quatro mãos. Cada mão leva uma aposta igual.",
    ruleAces:
      "Ases são divididos uma vez e recebem uma carta cada. 21 depois de dividir não é blackjack.",
    ruleInsurance:
      "Com ás da banca há o seguro: custa meia aposta e paga 2 por 1 se a banca tiver blackjack. Retorno do seguro: 92,60%.",
    ruleSurrender: "Antes de qualquer jogada você pode desistir e receber metade da aposta.",
    ruleLeave: "Se você sair no meio, a mão para onde está; o seguro é recusado.",
    ruleRtp:
      "O RTP vale para quem segue a estratégia básica, que a Dica mostra. Ele compara o que volta com a primeira aposta.",
    ruleKeys: "Teclas: H pedir, S parar, D dobrar, P dividir, R desistir, I seguro, N sem seguro.",
  },
  en: {
    ruleGoal: "Come closer to 21 than the dealer without going over.",
    ruleValues: "Cards from 2 to 10 count their number, court cards 10, an ace 1 or 11.",
    ruleDecks: "Six decks, shuffled for every round.",
    ruleDealer:
      "The dealer stands on every 17, also with an ace. With an ace or a ten up, the dealer checks for blackjack before you play.",
    rulePays:
      "Blackjack (an ace and a ten as the first two cards) pays 3 to 2. Everything else pays 1 to 1. On a push the stake comes back.",
    ruleDouble:
      "With two cards you may double the stake and take exactly one card, also after a split.",
    ruleSplit:
      "Two cards of equal value may be split, up to four hands. Each hand takes an equal stake.",
    ruleAces: "Aces are split once and get one card each. 21 after a split is no blackjack.",
    ruleInsurance:
      "Against an ace there is insurance: it costs half the stake and pays 2 to 1 if the dealer has blackjack. Return of insurance: 92.60%.",
    ruleSurrender: "Before your first move you may surrender and get half the stake back.",
    ruleLeave: "If you leave in mid-round, the hand stands as it is; insurance is declined.",
    ruleRtp:
      "The RTP is for basic strategy, which the hint shows. It compares what comes back with the first stake.",
    ruleKeys: "Keys: H hit, S stand, D double, P split, R surrender, I insure, N no insurance.",
  },
  cn: {
    ruleGoal: "比庄家更接近 21 点，但不能超过。",
    ruleValues: "2 至 10 按牌面计，J、Q、K 为 10，A 为 1 或 11。",
    ruleDecks: "六副牌，每局重新洗牌。",
    ruleDealer: "庄家遇任何 17 点（含软 17）停牌。明牌为 A 或 10 时，庄家先查看是否有黑杰克。",
    rulePays: "黑杰克（前两张为 A 和 10 点牌）赔 3:2，其他赔 1:1，平局退还投注。",
    ruleDouble: "手中两张牌时可加倍投注并只要一张牌，分牌后也可以。",
    ruleSplit: "两张点数相同的牌可分牌，最多四手，每手下同额投注。",
    ruleAces: "A 只能分一次，每张只补一张牌。分牌后的 21 点不是黑杰克。",
    ruleInsurance:
      "庄家明牌为 A 时可买保险：费用为投注的一半，庄家有黑杰克则赔 2:1。保险回报率：92.60%。",
    ruleSurrender: "首次操作前可投降，退回一半投注。",
    ruleLeave: "中途离开时，手牌按停牌处理，保险视为不买。",
    ruleRtp: "RTP 按基本策略计算（提示会显示），以首注为基准。",
    ruleKeys: "按键：H 要牌，S 停牌，D 加倍，P 分牌，R 投降，I 买保险，N 不买。",
  },
  ch: {
    ruleGoal: "比莊家更接近 21 點，但不能超過。",
    ruleValues: "2 至 10 按牌面計，J、Q、K 為 10，A 為 1 或 11。",
    ruleDecks: "六副牌，每局重新洗牌。",
    ruleDealer: "莊家遇任何 17 點（含軟 17）停牌。明牌為 A 或 10 時，莊家先查看是否有黑傑克。",
    rulePays: "黑傑克（前兩張為 A 和 10 點牌）賠 3:2，其他賠 1:1，平手退還投注。",
    ruleDouble: "手中兩張牌時可加倍投注並只要一張牌，分牌後也可以。",
    ruleSplit: "兩張點數相同的牌可分牌，最多四手，每手下同額投注。",
    ruleAces: "A 只能分一次，每張只補一張牌。分牌後的 21 點不是黑傑克。",
    ruleInsurance:
      "莊家明牌為 A 時可買保險：費用為投注的一半，莊家有黑傑克則賠 2:1。保險回報率：92.60%。",
    ruleSurrender: "首次操作前可投降，退回一半投注。",
    ruleLeave: "中途離開時，手牌按停牌處理，保險視為不買。",
    ruleRtp: "RTP 按基本策略計算（提示會顯示），以首注為基準。",
    ruleKeys: "按鍵：H 要牌，S 停牌，D 加倍，P 分牌，R 投降，I 買保險，N 不買。",
  },
  vi: {
    ruleGoal: "Đến gần 21 hơn nhà cái mà không vượt quá.",
    ruleValues: "Lá 2 đến 10 tính theo số, J, Q, K là 10, át là 1 hoặc 11.",
    ruleDecks: "Sáu bộ bài, xào lại mỗi ván.",
    ruleDealer:
      "Nhà cái dừng ở mọi 17, kể cả có át. Khi lá mở là át hoặc 10, nhà cái xem blackjack trước khi bạn chơi.",
    rulePays:
      "Blackjack (át và lá 10 điểm trong hai lá đầu) trả 3 ăn 2. Còn lại trả 1 ăn 1. Hòa thì hoàn cược.",
    ruleDouble: "Với hai lá bạn có thể gấp đôi cược và nhận đúng một lá, kể cả sau khi tách.",
    ruleSplit:
      "Hai lá cùng giá trị có thể tách, tối đa bốn tay. Mỗi tay đặt thêm một cược bằng nhau.",
    ruleAces: "Át chỉ tách một lần và mỗi lá nhận một lá. 21 sau khi tách không phải blackjack.",
    ruleInsurance:
      "Khi nhà cái mở át có thể mua bảo hiểm: giá nửa cược, trả 2 ăn 1 nếu nhà cái có blackjack. Tỷ lệ hoàn trả: 92,60%.",
    ruleSurrender: "Trước nước đi đầu tiên bạn có thể đầu hàng và nhận lại nửa cược.",
    ruleLeave: "Nếu bạn rời đi giữa chừng, tay bài dừng như hiện có và không mua bảo hiểm.",
    ruleRtp: "RTP tính theo chiến thuật cơ bản mà phần Gợi ý chỉ ra, so với cược đầu tiên.",
    ruleKeys: "Phím: H rút, S dằn, D gấp đôi, P tách, R đầu hàng, I bảo hiểm, N không.",
  },
  id: {
    ruleGoal: "Dekati 21 lebih dekat dari bandar tanpa melewatinya.",
    ruleValues: "Kartu 2 sampai 10 bernilai angkanya, J, Q, K bernilai 10, as bernilai 1 atau 11.",
    ruleDecks: "Enam dek, dikocok untuk setiap ronde.",
    ruleDealer:
      "Bandar berhenti pada setiap 17, juga dengan as. Dengan as atau sepuluh terbuka, bandar memeriksa blackjack sebelum Anda bermain.",
    rulePays:
      "Blackjack (as dan sepuluh pada dua kartu pertama) membayar 3 banding 2. Lainnya 1 banding 1. Jika seri, taruhan kembali.",
    ruleDouble:
      "Dengan dua kartu Anda boleh menggandakan taruhan dan menerima tepat satu kartu, juga setelah pisah.",
    ruleSplit:
      "Dua kartu bernilai sama boleh dipisah, hingga empat tangan. Setiap tangan memakai taruhan yang sama.",
    ruleAces:
      "As dipisah sekali dan mendapat satu kartu masing-masing. 21 setelah pisah bukan blackjack.",
    ruleInsurance:
      "Melawan as ada asuransi: seharga setengah taruhan, membayar 2 banding 1 jika bandar punya blackjack. Pengembaliannya: 92,60%.",
    ruleSurrender:
      "Sebelum langkah pertama Anda boleh menyerah dan menerima kembali setengah taruhan.",
    ruleLeave: "Jika Anda pergi di tengah ronde, tangan berhenti apa adanya; asuransi ditolak.",
    ruleRtp:
      "RTP berlaku untuk strategi dasar yang ditunjukkan Petunjuk, dibandingkan dengan taruhan pertama.",
    ruleKeys: "Tombol: H ambil, S cukup, D gandakan, P pisah, R menyerah, I asuransi, N tanpa.",
  },
  th: {
    ruleGoal: "ทำแต้มให้ใกล้ 21 กว่าเจ้ามือโดยไม่เกิน",
    ruleValues: "ไพ่ 2 ถึง 10 นับตามเลข J Q K นับ 10 เอซนับ 1 หรือ 11",
    ruleDecks: "ใช้ไพ่หกสำรับ สับใหม่ทุกรอบ",
    ruleDealer: "เจ้ามือหยุดที่ 17 ทุกแบบ ถ้าเปิดเอซหรือไพ่ 10 จะดูแบล็กแจ็กก่อนคุณเล่น",
    rulePays: "แบล็กแจ็ก (เอซกับ 10 ในสองใบแรก) จ่าย 3 ต่อ 2 อื่น ๆ จ่าย 1 ต่อ 1 เสมอได้คืน",
    ruleDouble: "เมื่อมีสองใบ คุณเพิ่มเดิมพันเท่าตัวและรับไพ่อีกหนึ่งใบได้ รวมถึงหลังแยกไพ่",
    ruleSplit: "ไพ่สองใบที่ค่าเท่ากันแยกได้ สูงสุดสี่มือ แต่ละมือวางเดิมพันเท่ากัน",
    ruleAces: "เอซแยกได้ครั้งเดียวและได้ไพ่มือละหนึ่งใบ 21 หลังแยกไม่ใช่แบล็กแจ็ก",
    ruleInsurance:
      "เมื่อเจ้ามือเปิดเอซ ทำประกันได้ในราคาครึ่งเดิมพัน จ่าย 2 ต่อ 1 ถ้าเจ้ามือมีแบล็กแจ็ก อัตราคืน 92.60%",
    ruleSurrender: "ก่อนเล่นครั้งแรกคุณยอมแพ้และรับเดิมพันคืนครึ่งหนึ่งได้",
    ruleLeave: "ถ้าคุณออกกลางรอบ มือจะหยุดตามที่เป็นอยู่ และไม่ทำประกัน",
    ruleRtp: "RTP คิดตามกลยุทธ์พื้นฐานที่คำแนะนำแสดง เทียบกับเดิมพันแรก",
    ruleKeys: "ปุ่ม: H จั่ว, S หยุด, D เพิ่ม, P แยก, R ยอมแพ้, I ประกัน, N ไม่ทำ",
  },
  tr: {
    ruleGoal: "21'i aşmadan krupiyeden daha çok yaklaşın.",
    ruleValues: "2–10 arası kartlar sayısı kadar, resimli kartlar 10, as 1 veya 11 sayılır.",
    ruleDecks: "Altı deste, her el için karıştırılır.",
    ruleDealer:
      "Krupiye her 17'de durur, aslı olanda da. Açık kart as veya onluksa, siz oynamadan blackjack'e bakar.",
    rulePays:
      "Blackjack (ilk iki kartta as ve onluk) 3'e 2 öder. Diğerleri 1'e 1. Beraberlikte bahis geri döner.",
    ruleDouble: "İki kartla bahsi ikiye katlayıp tek kart alabilirsiniz, bölmeden sonra da.",
    ruleSplit: "Eşit değerli iki kart bölünebilir, en çok dört el. Her el için eşit bahis konur.",
    ruleAces: "Aslar bir kez bölünür ve birer kart alır. Bölmeden sonraki 21 blackjack değildir.",
    ruleInsurance:
      "Asa karşı sigorta vardır: bahsin yarısına mal olur, krupiyede blackjack varsa 2'ye 1 öder. Sigortanın geri dönüşü: %92,60.",
    ruleSurrender: "İlk hamleden önce çekilip bahsin yarısını geri alabilirsiniz.",
    ruleLeave: "Elin ortasında ayrılırsanız el olduğu gibi durur; sigorta yapılmaz.",
    ruleRtp: "RTP, ipucunun gösterdiği temel strateji içindir ve ilk bahse göre hesaplanır.",
    ruleKeys: "Tuşlar: H çek, S dur, D katla, P böl, R çekil, I sigorta, N sigortasız.",
  },
  msa: {
    ruleGoal: "Hampiri 21 lebih dekat daripada peniaga tanpa melebihinya.",
    ruleValues: "Kad 2 hingga 10 bernilai nombornya, J, Q, K bernilai 10, sat bernilai 1 atau 11.",
    ruleDecks: "Enam dek, dikocok untuk setiap pusingan.",
    ruleDealer:
      "Peniaga berhenti pada setiap 17, termasuk dengan sat. Dengan sat atau sepuluh terbuka, peniaga memeriksa blackjack sebelum anda bermain.",
    rulePays:
      "Blackjack (sat dan sepuluh pada dua kad pertama) membayar 3 banding 2. Yang lain 1 banding 1. Jika seri, taruhan dipulangkan.",
    ruleDouble:
      "Dengan dua kad anda boleh menggandakan taruhan dan menerima tepat satu kad, juga selepas pisah.",
    ruleSplit:
      "Dua kad sama nilai boleh dipisahkan, sehingga empat tangan. Setiap tangan memakai taruhan yang sama.",
    ruleAces:
      "Sat dipisah sekali dan mendapat satu kad setiap satu. 21 selepas pisah bukan blackjack.",
    ruleInsurance:
      "Menentang sat ada insurans: berharga separuh taruhan dan membayar 2 banding 1 jika peniaga ada blackjack. Pulangannya: 92.60%.",
    ruleSurrender:
      "Sebelum langkah pertama anda boleh menyerah dan menerima balik separuh taruhan.",
    ruleLeave: "Jika anda keluar di tengah pusingan, tangan berhenti seadanya; insurans ditolak.",
    ruleRtp: "RTP adalah untuk strategi asas yang ditunjukkan Petua, berbanding taruhan pertama.",
    ruleKeys: "Kekunci: H ambil, S berhenti, D gandakan, P pisah, R menyerah, I insurans, N tanpa.",
  },
} as const satisfies Words<string>;
