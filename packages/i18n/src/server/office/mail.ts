/** What operators get by e-mail. Paragraphs are parted by an empty line. */
import type { OfficeTexts } from "./types.ts";

export const officeMailTexts: OfficeTexts<
  "mail.operator_link.subject" | "mail.operator_link.body"
> = {
  pt: {
    "mail.operator_link.subject": "Seu acesso à retaguarda Tucano",
    "mail.operator_link.body":
      "Olá {name},\n\n{what, select, reset {sua senha foi retirada. Crie outra} other {você foi convidado a trabalhar na retaguarda. Crie sua senha}} por este link, que vale uma vez e por {hours, plural, one {# hora} other {# horas}}:\n\n{link}\n\nDepois, tenha à mão um aplicativo autenticador.",
  },
  en: {
    "mail.operator_link.subject": "Your access to the Tucano back office",
    "mail.operator_link.body":
      "Hello {name},\n\n{what, select, reset {your password was taken away. Make a new one} other {you are invited to work in the back office. Make your password}} by this link, which is good once and for {hours, plural, one {# hour} other {# hours}}:\n\n{link}\n\nHave an authenticator app at hand for the next step.",
  },
  cn: {
    "mail.operator_link.subject": "您的 Tucano 后台访问权限",
    "mail.operator_link.body":
      "{name}，您好：\n\n{what, select, reset {您的密码已被重置，请设置新密码} other {您受邀使用后台，请设置密码}}。此链接仅可使用一次，{hours} 小时内有效：\n\n{link}\n\n请准备好身份验证器应用。",
  },
  ch: {
    "mail.operator_link.subject": "您的 Tucano 後台存取權限",
    "mail.operator_link.body":
      "{name}，您好：\n\n{what, select, reset {您的密碼已被重設，請設定新密碼} other {您受邀使用後台，請設定密碼}}。此連結僅可使用一次，{hours} 小時內有效：\n\n{link}\n\n請準備好驗證器應用程式。",
  },
  vi: {
    "mail.operator_link.subject": "Quyền truy cập hệ thống quản trị Tucano",
    "mail.operator_link.body":
      "Chào {name},\n\n{what, select, reset {mật khẩu của bạn đã bị thu hồi. Hãy tạo mật khẩu mới} other {bạn được mời làm việc trong hệ thống quản trị. Hãy tạo mật khẩu}} qua liên kết này, chỉ dùng một lần và trong {hours} giờ:\n\n{link}\n\nHãy chuẩn bị sẵn ứng dụng xác thực.",
  },
  id: {
    "mail.operator_link.subject": "Akses Anda ke back office Tucano",
    "mail.operator_link.body":
      "Halo {name},\n\n{what, select, reset {kata sandi Anda dicabut. Buat yang baru} other {Anda diundang bekerja di back office. Buat kata sandi}} lewat tautan ini, berlaku sekali dan selama {hours} jam:\n\n{link}\n\nSiapkan aplikasi autentikator.",
  },
  th: {
    "mail.operator_link.subject": "สิทธิ์เข้าใช้ระบบหลังบ้าน Tucano",
    "mail.operator_link.body":
      "สวัสดี {name}\n\n{what, select, reset {รหัสผ่านของคุณถูกยกเลิก โปรดตั้งใหม่} other {คุณได้รับเชิญให้ทำงานในระบบหลังบ้าน โปรดตั้งรหัสผ่าน}} ผ่านลิงก์นี้ ใช้ได้ครั้งเดียวภายใน {hours} ชั่วโมง:\n\n{link}\n\nโปรดเตรียมแอปยืนยันตัวตนไว้",
  },
  tr: {
    "mail.operator_link.subject": "Tucano yönetim paneline erişiminiz",
    "mail.operator_link.body":
      "Merhaba {name},\n\n{what, select, reset {şifreniz kaldırıldı. Yenisini} other {yönetim panelinde çalışmaya davet edildiniz. Şifrenizi}} bu bağlantıyla oluşturun; bir kez ve {hours} saat geçerlidir:\n\n{link}\n\nBir kimlik doğrulama uygulaması hazır bulundurun.",
  },
  msa: {
    "mail.operator_link.subject": "Akses anda ke pejabat belakang Tucano",
    "mail.operator_link.body":
      "Helo {name},\n\n{what, select, reset {kata laluan anda telah dibatalkan. Cipta yang baharu} other {anda dijemput bekerja di pejabat belakang. Cipta kata laluan}} melalui pautan ini, sah sekali dan selama {hours} jam:\n\n{link}\n\nSediakan aplikasi pengesah.",
  },
};
