/** The site's own pages in Turkish. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { PageText } from "./pages-pt.ts";

const faq: PageText = {
  title: "Sorular ve yanıtlar",
  sections: [
    {
      group: "Yatırımlar ve çekimler",
      heading: "Nasıl para yatırırım?",
      paragraphs: [
        "“Para yatır” sayfasında tutarı seçin ve QR kodu bankanızın uygulamasıyla okutun veya Pix kopyala-yapıştır kodunu kullanın. Bankanız ödemeyi onaylar onaylamaz, genellikle saniyeler içinde, para hesabınıza geçer.",
        "Minimum ve maksimum tutar ile varsa işlem ücreti, siz onaylamadan önce ekranda gösterilir. Varsayılan ayarlarda yatırımlardan işlem ücreti alınmaz.",
        "Kod sınırlı bir süre geçerlidir, kalan süreyi geri sayımda görürsünüz. Süre dolduktan sonra öderseniz ödediğiniz tutar yine de hesabınıza eklenir ve size haber veririz.",
      ],
    },
    {
      group: "Yatırımlar ve çekimler",
      heading: "Ödedim ama bakiyem değişmedi. Ne yapmalıyım?",
      paragraphs: [
        "Yatırım ekranını açık bırakın, ekran bankayı kendiliğinden sorgular. “Yatırım geçmişi” sayfasında işlem numarasını ve işlemin durumunu görürsünüz.",
        "Bankanın bildirdiği tutarı hesabınıza ekleriz. İstediğinizden farklı bir tutar ödediyseniz ödenen tutar esas alınır. Başkasının hesabından gelen ödeme, geldiği hesaba iade edilir.",
      ],
    },
    {
      group: "Yatırımlar ve çekimler",
      heading: "Nasıl para çekerim?",
      paragraphs: [
        "“Para çek” sayfasında Pix anahtarınızı ve tutarı seçin, altı haneli çekim şifrenizi girin. Tutar ayrılır. Sitenin kurallarının doğrudan onayladığı çekimler hemen ödenir, diğerlerini bir görevli inceler. Ekranda her adımı ve ödemelerin genellikle ne kadar sürdüğünü görürsünüz.",
        "Gönderdiğiniz bir çekimi iptal edemezsiniz. Çekim reddedilirse nedeni kayıtta yazar ve tutarın tamamı bakiyenize geri döner.",
        "Varsa işlem ücretleri, hesabınıza geçecek tutarla birlikte siz onaylamadan önce gösterilir.",
      ],
    },
    {
      group: "Yatırımlar ve çekimler",
      heading: "“Kalan çevrim” ne demek?",
      paragraphs: [
        "Kara para aklamayı önlemek için her yatırımın, çekilmeden önce bir kez bahislerde kullanılması gerekir. R$\u00a050 yatırırsanız toplam R$\u00a050 tutarında bahis yapın. Kazanmanız veya kaybetmeniz bu hesabı değiştirmez.",
        "Bir bahis, kasanın payı bahis tutarının %3,5'i veya fazlası ise tam sayılır, geri dönüşü daha yüksek oyunlarda ise orantılı olarak daha az sayılır. Kırmızı ve siyah gibi birbirini karşılayan bahisler az sayılır veya hiç sayılmaz. Ne kadar çevrim kaldığını profilde ve çekim ekranında görürsünüz.",
      ],
    },
    {
      group: "Oyunlar ve çekilişler",
      heading: "RTP nedir?",
      paragraphs: [
        "Bir oyunun, tüm bahis tutarlarının uzun vadede kazanç olarak geri verdiği kısmıdır. %96 RTP, milyonlarca turun ortalamasında, bahse konan her R$\u00a0100 için R$\u00a096 geri döndüğü anlamına gelir. Oturumunuz için bir tahmin değildir.",
        "Bu değer tüm kombinasyonlar tek tek sayılarak, kombinasyonlar çok fazlaysa milyonlarca simüle edilmiş turdan hesaplanır. Hangi yöntemin kullanıldığı her oyunda ödeme tablosunun yanında yazar.",
      ],
    },
    {
      group: "Oyunlar ve çekilişler",
      heading: "Bir sonuca müdahale edilmediğini nasıl bilebilirim?",
      paragraphs: [
        "Sunucu, her turdan önce kullanacağı seed'in kriptografik özetini (hash) yayımlar. Sonuç bu seed'den, sizin seed'inizden ve turun numarasından çıkar. Seed açıklandıktan sonra “Bir turu doğrula” sayfası çekilişi tarayıcınızda tekrarlar.",
        "Hiçbir sonuç bakiyenize, geçmişinize veya kasadaki paraya bağlı değildir.",
      ],
    },
    {
      group: "Oyunlar ve çekilişler",
      heading: "Tur sırasında bağlantım koptu. Kaybettim mi?",
      paragraphs: [
        "Hayır. Sonuç, bahis yapıldığı anda sunucuda belirlenir ve saklanır. Oyunu yeniden açtığınızda tur, aynı sonuçla sonuna kadar gösterilir. Tamamlanamayan tur iptal edilir ve bahis tutarınız size geri döner.",
      ],
    },
    {
      group: "Hesap ve güvenlik",
      heading: "Çekim şifremi unuttum",
      paragraphs: [
        "Güvenliğiniz için bu şifreyi, çalışanlarımız dâhil, hiç kimse göremez. Destek ekibine başvurun. Ekip, herhangi bir değişiklik yapmadan önce kimliğinizi doğrular.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Kullanım şartları",
  sections: [
    {
      heading: "1. Kimler kullanabilir",
      paragraphs: [
        "Siteyi yalnızca 18 yaşını doldurmuş, kendi CPF'si (Brezilya vergi kimlik numarası) olan kişiler, tek bir hesapla kullanabilir. Aynı kişiye ait birden fazla hesap, hangisinin geçerli olduğu netleşene kadar dondurulabilir.",
        "Bu bir demo kurulumudur. Parayla bahis sunma yetkisi yoktur. Siteyi işletenin yetkili olması ve sayfanın altındaki şirket bilgilerini doldurması gerekir.",
      ],
    },
    {
      heading: "2. Hesabınız",
      paragraphs: [
        "Verdiğiniz bilgilerden ve şifrelerinizi korumaktan siz sorumlusunuz. Çekim şifresi her çekimde istenir. Bir süre kullanılmayan oturumu kapatırız. Siz de tüm cihazlardan çıkış yapabilirsiniz.",
        "Dolandırıcılık veya hesabın başkası tarafından kullanıldığına dair belirti varsa ya da yasa bunu emrederse bir hesabı dondurabiliriz. Nedeni kayda geçer ve bakiye sizin olmaya devam eder.",
      ],
    },
    {
      heading: "3. Yatırımlar",
      paragraphs: [
        "Yalnızca hesap sahibinin kendi banka hesabından yapılan Pix ödemelerini kabul ederiz. Üçüncü kişilerin ödemeleri iade edilir. Hesaba eklenen tutar, ödenen tutardır.",
        "Her yatırımın, çekimden önce bir kez bahislerde kullanılması gerekir. Her bahis, “Sorular ve yanıtlar” sayfasında açıklandığı gibi taşıdığı riske göre sayılır.",
      ],
    },
    {
      heading: "4. Çekimler",
      paragraphs: [
        "Çekimler, ekranda gösterilen limitler içinde hesap sahibine ait bir Pix anahtarına gönderilir. Bazıları sitenin kurallarıyla, diğerleri bir görevli tarafından onaylanır. Oyuncu gönderilmiş bir talebi iptal edemez. Reddedilen talepte nedeni belirtilir ve tutar bakiyeye geri döner.",
        "İşlem ücretleri ve net tutar, siz onaylamadan önce gösterilir. Sonradan hiçbir ücret alınmaz.",
      ],
    },
    {
      heading: "5. Oyunlar",
      paragraphs: [
        "Her oyun kurallarını, ödeme tablosunu, geri dönüş oranını (RTP), maksimum kazancını ve volatilitesini ilk bahisten önce yayımlar. Sonuç, bahis yapıldığı anda sunucuda belirlenir. Ekranda görünen, bu sonucun gösterimidir.",
        "Kazançlar, oyunun bahis anında geçerli olan sürümünün ödeme tablosuna göre ödenir. Bir arıza turun tamamlanmasını engellerse tur iptal edilir ve bahis tutarı iade edilir.",
        "Yarıda kalan turlar saklanır ve aynı sonuçla tamamlanır.",
      ],
    },
    {
      heading: "6. Oyundaki para",
      paragraphs: [
        "Bahis tutarı önce nakit bakiyeden, sonra bonus bakiyesinden karşılanır. Kazanç aynı oranda geri döner. Kazançlar ve iadeler, hesap dondurulmuş olsa bile her zaman kabul edilir.",
        "Hileyle elde edilen kazançlar ve ödüller iptal edilir, bakiyeden düşülür veya dondurulur. Nedeni ve kararı kimin verdiği kayda geçer.",
      ],
    },
    {
      heading: "7. Şikâyetler",
      paragraphs: [
        "Önce işlem veya tur numarasıyla destek ekibine başvurun. Bu numarayla her adım yeniden izlenebilir. Yanıt sorunu çözmezse Ombudsman'dan inceleme isteyin. Ombudsman yazılı yanıt verir.",
        "Ayrıca eyaletinizin Procon'u (tüketiciyi koruma kurumu) ve consumidor.gov.br (federal hükûmetin tüketici şikâyet sitesi) gibi tüketiciyi koruma mercilerine ve ikamet ettiğiniz yerin mahkemelerine başvurabilirsiniz.",
      ],
    },
    {
      heading: "8. Bu şartlardaki değişiklikler",
      paragraphs: [
        "Değişiklikler sitede duyurulur. Duyurudan sonra en az iki hafta boyunca hizmeti kullanmayı bırakabilir ve bakiyenizi önceki kurallara göre çekebilirsiniz. Bir teklif için, onu kabul ettiğiniz anda vaat edilenler geçerlidir.",
      ],
    },
  ],
};

const privacy: PageText = {
  title: "Gizlilik",
  sections: [
    {
      heading: "Neleri saklıyoruz",
      paragraphs: [
        "Kayıt bilgileri: ad, CPF, doğum tarihi, telefon ve verirseniz e-posta. Hareketler: yatırımlar, çekimler, Pix anahtarları, bahisler ve sonuçlar. Erişim: IP adresi, cihaz ve oturumlarınızın saatleri.",
        "Şifreler yalnızca kriptografik özet (hash) olarak saklanır. Onları hiç kimse okuyamaz, biz de okuyamayız.",
      ],
    },
    {
      heading: "Ne için kullanıyoruz",
      paragraphs: [
        "Sizinle olan sözleşmemizi yerine getirmek (oynama, para yatırma, para çekme), yasaya uymak (yaş, kara para aklamanın önlenmesi, kayıtların saklanması) ve hesabınızı korumak için. Veri satmayız ve reklam profili oluşturmayız.",
      ],
    },
    {
      heading: "Kimlerle paylaşıyoruz",
      paragraphs: [
        "Her ödemenin gerektirdiği ölçüde, Pix ödemelerini işleyen ödeme kuruluşuyla ve yasa zorunlu kıldığında resmî makamlarla. Oyun stüdyoları yalnızca kim olduğunuza dair hiçbir şey söylemeyen bir kod alır.",
        "Sayfalar başka adreslerden hiçbir şey yüklemez. İzleyici ve üçüncü taraf reklamı yoktur.",
      ],
    },
    {
      heading: "Çerezler ve cihazınızda saklananlar",
      paragraphs: [
        "Korumalı bir çerez oturumunuzu açık tutar. Tarayıcınızda dil, tema ve oyun tercihleriniz saklanır. Bunların hiçbiri sizi başka sitelerde izlemeye yaramaz.",
      ],
    },
    {
      heading: "Ne kadar süreyle",
      paragraphs: [
        "Oyun ve para kayıtları beş yıl saklanır, çünkü yasa bunu ister ve bu kayıtlar olanların kanıtıdır. Diğer veriler hesap var olduğu sürece saklanır. Sonrasında, kayıtların kime ait olduğu da dahil, yalnızca yasanın istediklerini bu süre dolana kadar saklarız.",
      ],
    },
    {
      heading: "Haklarınız",
      paragraphs: [
        "Brezilya veri koruma yasası (Lei 13.709/2018) size neleri sakladığımızı öğrenme, bunları düzelttirme, bir kopyasını alma ve yasa gereği saklamak zorunda olmadıklarımızı sildirme hakkı verir. Talebinizi destek ekibine iletin, işletmecinin veri koruma sorumlusu yanıtlar.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Sorumlu oyun",
  sections: [
    {
      heading: "Bahis bir eğlence harcamasıdır",
      paragraphs: [
        "Buradaki her oyun uzun vadede aldığından daha azını geri verir. Aradaki fark eğlencenin bedelidir ve ne kadar olduğunu her oyunun RTP'si gösterir. Bahis gelir değildir, yatırım aracı değildir ve borç ödemez.",
      ],
    },
    {
      heading: "Oynamadan önce",
      paragraphs: [
        "Yokluğunu hissetmeden ne kadar kaybedebileceğinize ve ne kadar süre oynayacağınıza karar verin. Bu sınıra gelince, kazanıyor da olsanız kaybediyor da olsanız, durun.",
        "Bir kaybı asla geri kazanmaya çalışmayın, sonraki tur öncekilerde ne olduğunu bilmez.",
        "Alkol aldıktan sonra, yorgun veya üzgünken ya da borç parayla oynamayın.",
      ],
    },
    {
      heading: "Uyarı işaretleri",
      paragraphs: [
        "Planladığınızdan fazla bahis yapmak, bahisleri gizlemek, bahis için para istemek, sürekli bahis düşünmek, bırakmaya çalışırken sinirli olmak, oyun yüzünden işi veya aileyi ihmal etmek.",
        "Bunlardan birinde kendinizi görüyorsanız şimdi durun ve biriyle konuşun.",
      ],
    },
    {
      heading: "Ne oynadığınızı görün",
      paragraphs: [
        "“Oyun geçmişi” sayfasında tüm turlarınızı toplam bahis, toplam kazanç ve dönemin sonucuyla görürsünüz. “Yatırım geçmişi” ve “Çekim geçmişi” sayfalarında giren ve çıkan tüm parayı görürsünüz.",
        "Her oyun aynı matematikle ve parasız olarak demo modunda açılabilir.",
      ],
    },
    {
      heading: "Mola vermek",
      paragraphs: [
        "“Limitler ve aralar” sayfasında, kimseden izin istemeden, günlerce veya haftalarca sürecek bir mola verebilir ya da kendinizi aylarca veya süresiz olarak oyundan dışlayabilirsiniz. Karar hemen ve her yerde geçerli olur, hiçbir bahis ve yatırım kabul edilmez. Bakiyeniz sizin olmaya devam eder ve çekilebilir, açık turlar da tamamlanır.",
      ],
    },
    {
      heading: "Nereden yardım alınır",
      paragraphs: [
        "Brezilya'da CVV (duygusal destek hattı), 188 numaralı telefondan günün 24 saati ücretsiz hizmet verir. Adsız Kumarbazlar (Jogadores Anônimos) birçok şehirde ve internette toplantılar düzenler. Kamu sağlık sistemi, kumar bağımlılığını psikososyal bakım merkezlerinde (CAPS) ücretsiz tedavi eder.",
      ],
    },
    {
      heading: "Reşit olmayanlar",
      paragraphs: [
        "18 yaşından küçük hiç kimse hesap sahibi olamaz. Cihazınızı başkaları da kullanıyorsa işiniz bitince çıkış yapın ve şifrelerinizi kaydetmeyin. Reşit olmayanların hesapları kapatılır.",
      ],
    },
  ],
};

export const pagesInTurkish: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
