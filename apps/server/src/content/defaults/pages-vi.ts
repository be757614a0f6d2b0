/** The site's own pages in Vietnamese. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { PageText } from "./pages-pt.ts";

const faq: PageText = {
  title: "Hỏi đáp",
  sections: [
    {
      group: "Nạp tiền và rút tiền",
      heading: "Nạp tiền như thế nào?",
      paragraphs: [
        "Trong mục Nạp tiền, chọn số tiền rồi quét mã QR bằng ứng dụng ngân hàng của bạn, hoặc dùng mã Pix để sao chép và dán. Tiền vào tài khoản ngay khi ngân hàng xác nhận thanh toán, thường chỉ trong vài giây.",
        "Mức tối thiểu, mức tối đa và phí nếu có đều hiện trên màn hình trước khi bạn xác nhận. Theo thiết lập mặc định, nạp tiền không mất phí.",
        "Mã chỉ có hiệu lực trong thời gian giới hạn, hiện trên đồng hồ đếm ngược. Nếu bạn thanh toán sau đó, số tiền đã trả vẫn được cộng và chúng tôi sẽ báo cho bạn.",
      ],
    },
    {
      group: "Nạp tiền và rút tiền",
      heading: "Tôi đã thanh toán mà số dư không đổi. Giờ phải làm sao?",
      paragraphs: [
        "Hãy để màn hình nạp tiền mở. Màn hình này tự hỏi ngân hàng. Mục Lịch sử nạp tiền cho biết mã lệnh và tình trạng của lệnh.",
        "Chúng tôi cộng số tiền mà ngân hàng báo. Nếu bạn trả khác với số tiền đã yêu cầu, số thực trả mới được tính. Khoản thanh toán từ tài khoản của người khác sẽ được trả về đúng tài khoản đã gửi.",
      ],
    },
    {
      group: "Nạp tiền và rút tiền",
      heading: "Rút tiền như thế nào?",
      paragraphs: [
        "Trong mục Rút tiền, chọn khóa Pix và số tiền, rồi nhập mật khẩu rút tiền gồm sáu chữ số. Số tiền đó được giữ riêng. Lệnh nào quy tắc của nhà cái cho qua thì được chi trả ngay, các lệnh còn lại do nhân viên xét duyệt. Màn hình hiện từng bước và thời gian chi trả thông thường.",
        "Khi đã gửi lệnh rút, bạn không thể hủy. Nếu lệnh bị từ chối, lý do được ghi trong lịch sử và toàn bộ số tiền trở về số dư của bạn.",
        "Phí, nếu có, hiện trước khi bạn xác nhận, cùng với số tiền sẽ về tài khoản của bạn.",
      ],
    },
    {
      group: "Nạp tiền và rút tiền",
      heading: "“Còn phải cược” nghĩa là gì?",
      paragraphs: [
        "Để ngăn chặn rửa tiền, mỗi khoản nạp phải được cược đủ một lần trước khi rút. Nếu bạn nạp R$ 50, hãy cược tổng cộng R$ 50. Thắng hay thua đều không làm thay đổi cách tính.",
        "Tiền cược được tính đủ ở trò chơi mà nhà cái giữ lại từ 3,5% tiền cược trở lên, và được tính ít hơn theo tỷ lệ ở trò chơi trả lại nhiều hơn. Các cược bù trừ lẫn nhau, chẳng hạn đỏ và đen, được tính rất ít hoặc không được tính. Số tiền còn phải cược hiện ở hồ sơ và ở màn hình rút tiền.",
      ],
    },
    {
      group: "Trò chơi và kết quả",
      heading: "RTP là gì?",
      paragraphs: [
        "Là phần trong tổng tiền cược mà trò chơi trả lại thành tiền thắng về lâu dài. RTP 96% nghĩa là tính trung bình trên hàng triệu ván, cứ R$ 100 tiền cược thì có R$ 96 được trả lại. Đây không phải là dự báo cho phiên chơi của bạn.",
        "Con số này được tính bằng cách liệt kê mọi tổ hợp hoặc, khi có quá nhiều tổ hợp, từ hàng triệu ván mô phỏng. Mỗi trò chơi đều ghi rõ dùng cách nào, bên cạnh bảng trả thưởng.",
      ],
    },
    {
      group: "Trò chơi và kết quả",
      heading: "Làm sao tôi biết kết quả không bị can thiệp?",
      paragraphs: [
        "Trước mỗi ván, máy chủ công bố hash của seed sắp dùng. Kết quả được tính từ seed đó, seed của bạn và số thứ tự của ván. Khi seed đã được tiết lộ, trang Kiểm chứng một ván tính lại kết quả ngay trong trình duyệt của bạn.",
        "Không kết quả nào phụ thuộc vào số dư, lịch sử của bạn hay quỹ tiền của nhà cái.",
      ],
    },
    {
      group: "Trò chơi và kết quả",
      heading: "Tôi bị mất kết nối giữa ván. Tôi có thua không?",
      paragraphs: [
        "Không. Kết quả được quyết định và lưu trên máy chủ ngay lúc đặt cược. Hãy mở lại trò chơi, ván sẽ hiện tiếp đến hết với đúng kết quả đó. Ván nào không thể hoàn tất sẽ bị hủy và tiền cược trở về với bạn.",
      ],
    },
    {
      group: "Tài khoản và bảo mật",
      heading: "Tôi quên mật khẩu rút tiền",
      paragraphs: [
        "Để bảo vệ bạn, không ai xem được mật khẩu này, kể cả nhân viên của chúng tôi. Hãy liên hệ CSKH. Bộ phận này sẽ xác minh đúng là bạn trước khi thay đổi bất cứ điều gì.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Điều khoản sử dụng",
  sections: [
    {
      heading: "1. Ai được sử dụng",
      paragraphs: [
        "Chỉ dành cho người từ 18 tuổi trở lên, có CPF (mã số thuế cá nhân của Brazil) của chính mình, với một tài khoản duy nhất. Nếu một người có nhiều tài khoản, các tài khoản đó có thể bị đóng băng cho đến khi làm rõ tài khoản nào có giá trị.",
        "Đây là bản cài đặt để trình diễn. Bản này không được cấp phép cung cấp dịch vụ cá cược ăn tiền. Bên vận hành phải có giấy phép và điền thông tin công ty ở chân trang.",
      ],
    },
    {
      heading: "2. Tài khoản của bạn",
      paragraphs: [
        "Bạn chịu trách nhiệm về thông tin mình cung cấp và về việc giữ kín mật khẩu của mình. Mỗi lần rút tiền đều phải nhập mật khẩu rút tiền. Chúng tôi kết thúc phiên đăng nhập sau một thời gian không sử dụng, và bạn có thể đăng xuất khỏi mọi thiết bị.",
        "Chúng tôi có thể đóng băng tài khoản khi có dấu hiệu gian lận, có dấu hiệu người khác sử dụng, hoặc khi pháp luật yêu cầu. Lý do được ghi lại và số dư vẫn là của bạn.",
      ],
    },
    {
      heading: "3. Nạp tiền",
      paragraphs: [
        "Chúng tôi nhận Pix, chỉ từ tài khoản ngân hàng của chính chủ tài khoản. Khoản thanh toán của bên thứ ba sẽ được trả lại. Trả bao nhiêu thì cộng bấy nhiêu.",
        "Mỗi khoản nạp phải được cược đủ một lần trước khi rút, tính theo mức rủi ro của từng lượt cược, như mô tả trong mục Hỏi đáp.",
      ],
    },
    {
      heading: "4. Rút tiền",
      paragraphs: [
        "Tiền rút được chuyển đến khóa Pix của chính chủ tài khoản, trong giới hạn hiện trên màn hình. Một số lệnh được duyệt theo quy tắc của nhà cái, các lệnh khác do nhân viên duyệt. Người chơi không thể hủy lệnh đã gửi. Lệnh bị từ chối có ghi lý do, và số tiền trở về số dư.",
        "Phí và số tiền thực nhận hiện trước khi bạn xác nhận. Không thu thêm gì sau đó.",
      ],
    },
    {
      heading: "5. Trò chơi",
      paragraphs: [
        "Mỗi trò chơi công bố luật chơi, bảng trả thưởng, tỷ lệ trả lại (RTP), mức thắng tối đa và độ biến động trước lượt cược đầu tiên. Kết quả được quyết định trên máy chủ ngay lúc đặt cược. Những gì hiện trên màn hình là phần thể hiện kết quả đó.",
        "Tiền thắng được trả theo bảng trả thưởng của phiên bản có hiệu lực lúc đặt cược. Nếu sự cố khiến ván không thể hoàn tất, ván bị hủy và tiền cược được hoàn lại.",
        "Các ván bị gián đoạn được lưu lại và hoàn tất với đúng kết quả đó.",
      ],
    },
    {
      heading: "6. Tiền dùng để chơi",
      paragraphs: [
        "Tiền cược lấy từ số dư chính trước, sau đó mới đến tiền thưởng. Tiền thắng được trả về theo đúng tỷ lệ đó. Tiền thắng và tiền hoàn lại luôn được cộng, ngay cả khi tài khoản bị đóng băng.",
        "Tiền thắng và phần thưởng có được do gian lận sẽ bị hủy, khấu trừ hoặc đóng băng, kèm ghi chép về lý do và người quyết định.",
      ],
    },
    {
      heading: "7. Khiếu nại",
      paragraphs: [
        "Trước hết, hãy liên hệ CSKH kèm mã lệnh hoặc mã ván. Nhờ mã này, mọi bước đều có thể được tra lại. Nếu câu trả lời chưa giải quyết được vấn đề, hãy yêu cầu Ban khiếu nại xem xét. Ban này trả lời bằng văn bản.",
        "Bạn cũng có thể tìm đến các cơ quan bảo vệ người tiêu dùng, như Procon (cơ quan bảo vệ người tiêu dùng) tại bang của bạn và consumidor.gov.br (cổng khiếu nại tiêu dùng của chính phủ Brazil), và tòa án nơi bạn cư trú.",
      ],
    },
    {
      heading: "8. Thay đổi các điều khoản này",
      paragraphs: [
        "Mọi thay đổi đều được thông báo trên trang. Trong ít nhất hai tuần sau thông báo, bạn có thể ngừng sử dụng dịch vụ và rút số dư theo quy định cũ. Mỗi ưu đãi áp dụng đúng những gì đã hứa khi bạn chấp nhận ưu đãi đó.",
      ],
    },
  ],
};

const privacy: PageText = {
  title: "Quyền riêng tư",
  sections: [
    {
      heading: "Chúng tôi lưu những gì",
      paragraphs: [
        "Đăng ký: họ tên, CPF, ngày sinh, số điện thoại và email nếu bạn cung cấp. Giao dịch: các khoản nạp, các lệnh rút, khóa Pix, các lượt cược và kết quả. Truy cập: địa chỉ IP, thiết bị và thời gian các phiên đăng nhập của bạn.",
        "Mật khẩu chỉ được lưu dưới dạng hash mật mã. Không ai đọc được, kể cả chúng tôi.",
      ],
    },
    {
      heading: "Chúng tôi dùng để làm gì",
      paragraphs: [
        "Để thực hiện hợp đồng với bạn (chơi, nạp tiền, rút tiền), để tuân thủ pháp luật (độ tuổi, chống rửa tiền, lưu trữ hồ sơ) và để bảo vệ tài khoản của bạn. Chúng tôi không bán dữ liệu và không lập hồ sơ quảng cáo.",
      ],
    },
    {
      heading: "Chúng tôi chia sẻ với ai",
      paragraphs: [
        "Với tổ chức thanh toán xử lý Pix, trong phạm vi cần thiết cho từng khoản thanh toán, và với cơ quan nhà nước khi pháp luật yêu cầu. Các hãng làm trò chơi chỉ nhận một mã không cho biết bạn là ai.",
        "Các trang không tải gì từ địa chỉ khác. Không có trình theo dõi và không có quảng cáo của bên thứ ba.",
      ],
    },
    {
      heading: "Cookie và lưu trữ trên thiết bị của bạn",
      paragraphs: [
        "Một cookie được bảo vệ giúp bạn duy trì đăng nhập. Trình duyệt của bạn lưu ngôn ngữ, giao diện và tùy chọn trò chơi. Không mục nào trong số này dùng để theo dõi bạn trên các trang khác.",
      ],
    },
    {
      heading: "Lưu trong bao lâu",
      paragraphs: [
        "Hồ sơ về trò chơi và tiền được lưu năm năm, vì pháp luật yêu cầu và vì đó là bằng chứng về những gì đã diễn ra. Các dữ liệu khác được lưu chừng nào tài khoản còn tồn tại. Sau đó, chúng tôi chỉ lưu những gì pháp luật yêu cầu, kể cả hồ sơ thuộc về ai, cho đến hết thời hạn đó.",
      ],
    },
    {
      heading: "Quyền của bạn",
      paragraphs: [
        "Luật bảo vệ dữ liệu của Brazil (Lei 13.709/2018) cho bạn quyền biết chúng tôi lưu những gì, sửa dữ liệu, nhận một bản sao và yêu cầu xóa những gì pháp luật không buộc chúng tôi phải lưu. Hãy gửi yêu cầu đến CSKH. Người phụ trách bảo vệ dữ liệu của đơn vị vận hành sẽ trả lời.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Chơi có trách nhiệm",
  sections: [
    {
      heading: "Cá cược là chi tiêu cho giải trí",
      paragraphs: [
        "Về lâu dài, mọi trò chơi ở đây đều trả lại ít hơn số tiền nhận vào. Phần chênh lệch là giá của việc giải trí, và RTP của mỗi trò chơi cho biết giá đó là bao nhiêu. Cá cược không phải là thu nhập, không phải là đầu tư và không trả được nợ.",
      ],
    },
    {
      heading: "Trước khi chơi",
      paragraphs: [
        "Hãy quyết định bạn có thể mất bao nhiêu mà không ảnh hưởng đến cuộc sống, và sẽ chơi trong bao lâu. Đến mức đó thì dừng, dù đang thắng hay thua.",
        "Đừng bao giờ cố gỡ lại tiền đã thua. Ván sau không biết các ván trước ra sao.",
        "Đừng chơi sau khi uống rượu bia, khi mệt hay buồn, hoặc bằng tiền vay mượn.",
      ],
    },
    {
      heading: "Dấu hiệu cảnh báo",
      paragraphs: [
        "Cược nhiều hơn dự định, giấu việc cá cược, xin tiền để cược, lúc nào cũng nghĩ đến cá cược, dễ cáu gắt khi cố dừng lại, bỏ bê công việc hoặc gia đình vì trò chơi.",
        "Nếu bạn thấy mình trong bất kỳ dấu hiệu nào, hãy dừng ngay và nói chuyện với ai đó.",
      ],
    },
    {
      heading: "Theo dõi việc chơi của bạn",
      paragraphs: [
        "Mục Lịch sử chơi có tất cả các ván của bạn, với tổng tiền cược, tổng tiền thắng và kết quả trong kỳ. Mục Lịch sử nạp tiền và Lịch sử rút tiền có toàn bộ tiền vào và tiền ra.",
        "Mọi trò chơi đều mở được ở chế độ chơi thử, với cùng cách tính và không dùng tiền.",
      ],
    },
    {
      heading: "Tạm nghỉ",
      paragraphs: [
        "Trong mục Giới hạn và tạm nghỉ, bạn có thể tạm nghỉ vài ngày hoặc vài tuần, hoặc tự loại trừ trong nhiều tháng hoặc vĩnh viễn, không cần xin phép ai. Có hiệu lực ngay và ở mọi nơi, không nhận bất kỳ lượt cược hay khoản nạp nào. Số dư vẫn là của bạn và có thể rút, và các ván đang mở sẽ được hoàn tất.",
      ],
    },
    {
      heading: "Tìm trợ giúp ở đâu",
      paragraphs: [
        "Tại Brazil: CVV (đường dây hỗ trợ tinh thần và phòng ngừa tự tử), số điện thoại 188, miễn phí, 24 giờ mỗi ngày. Hội Người nghiện cờ bạc ẩn danh (Jogadores Anônimos) họp ở nhiều thành phố và trên mạng. Hệ thống y tế công điều trị miễn phí chứng nghiện cờ bạc tại các trung tâm chăm sóc tâm lý xã hội (CAPS).",
      ],
    },
    {
      heading: "Người chưa đủ tuổi",
      paragraphs: [
        "Người dưới 18 tuổi không được có tài khoản. Nếu người khác cũng dùng thiết bị của bạn, hãy đăng xuất khi chơi xong và đừng lưu mật khẩu. Tài khoản của người chưa đủ tuổi sẽ bị đóng.",
      ],
    },
  ],
};

export const pagesInVietnamese: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
