/** What the site of a fresh installation says of itself, in the nine languages. */
import type { ByLanguage, SiteTexts } from "../types.ts";

export const siteTexts: ByLanguage<SiteTexts> = {
  pt: {
    tagline: "Jogos com as contas abertas",
    hours: "",
    licenceNotice:
      "Instalação de demonstração, sem autorização para operar apostas. Os dados da empresa, o " +
      "CNPJ e o número da autorização aparecem aqui quando um operador autorizado os preenche.",
    footer:
      "O retorno de cada jogo é calculado, publicado e pode ser conferido. Apostar envolve risco " +
      "de perda: trate como gasto com lazer, nunca como renda.",
    ageNotice: "Proibido para menores de 18 anos. Jogue com responsabilidade.",
    pageLabels: {
      faq: "Perguntas e respostas",
      terms: "Termos de uso",
      privacy: "Privacidade",
      responsible_gaming: "Jogo responsável",
    },
    downloadLabel: "Instalar pelo navegador",
  },
  en: {
    tagline: "Games with open books",
    hours: "",
    licenceNotice:
      "Demonstration installation, not authorised to offer betting. The company, its CNPJ and " +
      "the number of its authorisation appear here once an authorised operator fills them in.",
    footer:
      "The return of every game is computed, published and can be checked. Betting carries the " +
      "risk of loss: treat it as money spent on leisure, never as income.",
    ageNotice: "Forbidden to anyone under 18. Play responsibly.",
    pageLabels: {
      faq: "Questions and answers",
      terms: "Terms of use",
      privacy: "Privacy",
      responsible_gaming: "Responsible gaming",
    },
    downloadLabel: "Install from the browser",
  },
  cn: {
    tagline: "账目公开的游戏",
    hours: "",
    licenceNotice:
      "演示安装，未获准经营博彩。获得授权的运营商填写后，公司信息、CNPJ 和授权编号会显示在这里。",
    footer:
      "每款游戏的返还率都经过计算并公布，可以核对。投注有亏损风险：请把它当作娱乐花费，切勿当作收入。",
    ageNotice: "未满 18 周岁禁止参与。请理性游戏。",
    pageLabels: {
      faq: "常见问题",
      terms: "使用条款",
      privacy: "隐私政策",
      responsible_gaming: "理性游戏",
    },
    downloadLabel: "通过浏览器安装",
  },
  ch: {
    tagline: "帳目公開的遊戲",
    hours: "",
    licenceNotice:
      "示範安裝，未獲准經營博弈。取得授權的業者填寫後，公司資料、CNPJ 與授權編號會顯示在這裡。",
    footer:
      "每款遊戲的返還率都經過計算並公布，可以查驗。投注有虧損風險：請當作娛樂花費，切勿當作收入。",
    ageNotice: "未滿 18 歲禁止參與。請理性遊玩。",
    pageLabels: {
      faq: "常見問題",
      terms: "使用條款",
      privacy: "隱私權政策",
      responsible_gaming: "理性遊玩",
    },
    downloadLabel: "從瀏覽器安裝",
  },
  vi: {
    tagline: "Trò chơi với sổ sách công khai",
    hours: "",
    licenceNotice:
      "Bản cài đặt thử nghiệm, chưa được phép kinh doanh cá cược. Thông tin công ty, CNPJ và số " +
      "giấy phép sẽ hiện ở đây khi một đơn vị được cấp phép điền vào.",
    footer:
      "Tỷ lệ trả thưởng của mọi trò chơi đều được tính, công bố và kiểm chứng được. Cá cược có " +
      "rủi ro thua lỗ: hãy xem đó là chi phí giải trí, đừng bao giờ xem là thu nhập.",
    ageNotice: "Cấm người dưới 18 tuổi. Hãy chơi có trách nhiệm.",
    pageLabels: {
      faq: "Hỏi đáp",
      terms: "Điều khoản sử dụng",
      privacy: "Quyền riêng tư",
      responsible_gaming: "Chơi có trách nhiệm",
    },
    downloadLabel: "Cài đặt từ trình duyệt",
  },
  id: {
    tagline: "Permainan dengan pembukuan terbuka",
    hours: "",
    licenceNotice:
      "Instalasi demonstrasi, tanpa izin untuk menyelenggarakan taruhan. Data perusahaan, CNPJ, " +
      "dan nomor izin tampil di sini setelah diisi oleh operator yang berizin.",
    footer:
      "RTP setiap permainan dihitung, diumumkan, dan bisa diperiksa. Taruhan berisiko rugi: " +
      "anggaplah sebagai biaya hiburan, jangan pernah sebagai penghasilan.",
    ageNotice: "Dilarang untuk usia di bawah 18 tahun. Bermainlah secara bertanggung jawab.",
    pageLabels: {
      faq: "Tanya jawab",
      terms: "Ketentuan penggunaan",
      privacy: "Privasi",
      responsible_gaming: "Bermain bertanggung jawab",
    },
    downloadLabel: "Pasang dari browser",
  },
  th: {
    tagline: "เกมที่เปิดบัญชีให้ดู",
    hours: "",
    licenceNotice:
      "ระบบสาธิต ไม่ได้รับอนุญาตให้รับเดิมพัน ข้อมูลบริษัท CNPJ และเลขที่ใบอนุญาต" +
      "จะแสดงที่นี่เมื่อผู้ให้บริการที่ได้รับอนุญาตกรอก",
    footer:
      "ผลตอบแทนของทุกเกมผ่านการคำนวณ เผยแพร่ และตรวจสอบได้ การเดิมพันมีความเสี่ยงที่จะเสียเงิน " +
      "ให้ถือเป็นค่าใช้จ่ายเพื่อความบันเทิง ไม่ใช่รายได้",
    ageNotice: "ห้ามผู้มีอายุต่ำกว่า 18 ปี โปรดเล่นอย่างมีความรับผิดชอบ",
    pageLabels: {
      faq: "คำถามและคำตอบ",
      terms: "ข้อกำหนดการใช้งาน",
      privacy: "ความเป็นส่วนตัว",
      responsible_gaming: "เล่นอย่างมีความรับผิดชอบ",
    },
    downloadLabel: "ติดตั้งจากเบราว์เซอร์",
  },
  tr: {
    tagline: "Hesabı açık oyunlar",
    hours: "",
    licenceNotice:
      "Tanıtım kurulumu, bahis oynatma yetkisi yok. Şirket bilgileri, CNPJ ve yetki numarası, " +
      "yetkili bir işletmeci doldurduğunda burada görünür.",
    footer:
      "Her oyunun geri dönüş oranı hesaplanır, yayımlanır ve kontrol edilebilir. Bahis kayıp " +
      "riski taşır: eğlence gideri sayın, asla gelir değil.",
    ageNotice: "18 yaşından küçüklere yasaktır. Sorumlu oynayın.",
    pageLabels: {
      faq: "Sorular ve yanıtlar",
      terms: "Kullanım şartları",
      privacy: "Gizlilik",
      responsible_gaming: "Sorumlu oyun",
    },
    downloadLabel: "Tarayıcıdan yükle",
  },
  msa: {
    tagline: "Permainan dengan kira-kira terbuka",
    hours: "",
    licenceNotice:
      "Pemasangan demonstrasi, tanpa kebenaran untuk menawarkan pertaruhan. Maklumat syarikat, " +
      "CNPJ dan nombor kebenaran dipaparkan di sini apabila diisi oleh pengendali yang sah.",
    footer:
      "Pulangan setiap permainan dikira, diterbitkan dan boleh disemak. Pertaruhan ada risiko " +
      "kerugian: anggaplah ia belanja hiburan, jangan sekali-kali sebagai pendapatan.",
    ageNotice: "Dilarang bagi sesiapa di bawah 18 tahun. Bermainlah secara bertanggungjawab.",
    pageLabels: {
      faq: "Soal jawab",
      terms: "Terma penggunaan",
      privacy: "Privasi",
      responsible_gaming: "Permainan bertanggungjawab",
    },
    downloadLabel: "Pasang dari pelayar",
  },
};
