/** The site's own pages in Malay. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { PageText } from "./pages-pt.ts";

const faq: PageText = {
  title: "Soal jawab",
  sections: [
    {
      group: "Deposit dan pengeluaran",
      heading: "Bagaimanakah cara membuat deposit?",
      paragraphs: [
        "Di Deposit, pilih jumlahnya dan imbas kod QR dengan aplikasi bank anda, atau gunakan kod Pix salin dan tampal. Wang masuk ke akaun anda sebaik sahaja bank mengesahkan bayaran, biasanya dalam beberapa saat.",
        "Jumlah minimum, jumlah maksimum dan caj jika ada dipaparkan pada skrin sebelum anda mengesahkan. Dalam tetapan lalai, deposit tidak dikenakan caj.",
        "Kod sah untuk masa yang terhad, seperti yang ditunjukkan oleh kira detik. Jika anda membayar selepas tempoh itu, jumlah yang anda bayar tetap dikreditkan dan kami memaklumkan kepada anda.",
      ],
    },
    {
      group: "Deposit dan pengeluaran",
      heading: "Saya sudah membayar tetapi baki tidak berubah. Apa yang perlu dilakukan?",
      paragraphs: [
        "Biarkan skrin deposit terbuka. Skrin itu menyemak dengan bank secara automatik. Rekod deposit menunjukkan nombor transaksi dan statusnya.",
        "Kami mengkreditkan jumlah yang dilaporkan oleh bank. Jika anda membayar jumlah yang berbeza daripada yang diminta, yang dikira ialah jumlah yang dibayar. Bayaran daripada akaun orang lain dipulangkan ke akaun asalnya.",
      ],
    },
    {
      group: "Deposit dan pengeluaran",
      heading: "Bagaimanakah cara mengeluarkan wang?",
      paragraphs: [
        "Di Keluarkan wang, pilih kunci Pix dan jumlahnya, kemudian taip kata laluan pengeluaran enam digit anda. Jumlah itu diketepikan. Pengeluaran yang dilepaskan oleh peraturan kami dibayar serta-merta, yang selebihnya disemak oleh kakitangan. Skrin menunjukkan setiap langkah dan tempoh yang biasanya diambil untuk bayaran.",
        "Anda tidak boleh membatalkan pengeluaran yang sudah dihantar. Jika pengeluaran ditolak, sebabnya tertera dalam rekod dan seluruh jumlahnya kembali ke baki anda.",
        "Caj, jika ada, dipaparkan sebelum anda mengesahkan, bersama jumlah yang akan masuk ke akaun bank anda.",
      ],
    },
    {
      group: "Deposit dan pengeluaran",
      heading: "Apakah maksud “baki turnover”?",
      paragraphs: [
        "Untuk mencegah pengubahan wang haram, setiap deposit mesti dipertaruhkan sekali sebelum boleh dikeluarkan. Jika anda mendeposit R$ 50, buat pertaruhan berjumlah R$ 50. Menang atau kalah tidak mengubah kiraan.",
        "Pertaruhan dikira penuh jika bahagian yang kami simpan daripadanya ialah 3.5% atau lebih, dan dikira kurang mengikut kadar jika permainan memulangkan lebih banyak. Pertaruhan yang saling menampung, seperti merah dan hitam, dikira sedikit atau tidak dikira langsung. Baki yang masih kurang dipaparkan dalam profil dan pada skrin pengeluaran.",
      ],
    },
    {
      group: "Permainan dan cabutan",
      heading: "Apakah RTP?",
      paragraphs: [
        "Bahagian daripada semua pertaruhan yang dipulangkan oleh permainan sebagai kemenangan dalam jangka panjang. RTP 96% bermaksud, secara purata daripada berjuta-juta pusingan, R$ 96 kembali daripada setiap R$ 100 yang dipertaruhkan. Ini bukan ramalan untuk sesi anda.",
        "Angka ini dikira dengan menyenaraikan setiap kombinasi atau, jika kombinasinya terlalu banyak, daripada berjuta-juta pusingan simulasi. Setiap permainan menyatakan cara yang digunakan, di sebelah jadual bayarannya.",
      ],
    },
    {
      group: "Permainan dan cabutan",
      heading: "Bagaimanakah saya tahu keputusan tidak diusik?",
      paragraphs: [
        "Sebelum pusingan bermula, pelayan menerbitkan hash kriptografi bagi seed yang akan digunakannya. Keputusan ditentukan oleh seed itu, seed anda sendiri dan nombor pusingan. Setelah seed didedahkan, halaman Semak pusingan mengulang cabutan itu dalam pelayar anda.",
        "Tiada keputusan yang bergantung pada baki anda, sejarah anda atau dana kami.",
      ],
    },
    {
      group: "Permainan dan cabutan",
      heading: "Sambungan saya terputus semasa pusingan. Adakah saya kalah?",
      paragraphs: [
        "Tidak. Keputusan ditentukan dan disimpan pada pelayan pada saat pertaruhan dibuat. Buka permainan itu semula, dan pusingan itu dipaparkan hingga tamat dengan keputusan yang sama. Pusingan yang tidak dapat diselesaikan menjadi batal dan nilai pertaruhan anda dipulangkan.",
      ],
    },
    {
      group: "Akaun dan keselamatan",
      heading: "Saya terlupa kata laluan pengeluaran",
      paragraphs: [
        "Demi keselamatan anda, tiada sesiapa boleh melihatnya, termasuk kakitangan kami. Hubungi khidmat pelanggan, yang akan memastikan bahawa itu memang anda sebelum apa-apa diubah.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Terma penggunaan",
  sections: [
    {
      heading: "1. Siapa yang boleh menggunakan",
      paragraphs: [
        "Hanya orang yang berumur 18 tahun atau lebih, dengan CPF sendiri, dalam satu akaun sahaja. Beberapa akaun milik orang yang sama boleh dibekukan sehingga jelas akaun mana yang terpakai.",
        "Ini ialah pemasangan demo. Pemasangan ini tidak dibenarkan menawarkan pertaruhan dengan wang. Sesiapa yang mengendalikannya mesti mempunyai kebenaran dan mengisi maklumat syarikat di bahagian bawah halaman.",
      ],
    },
    {
      heading: "2. Akaun anda",
      paragraphs: [
        "Anda bertanggungjawab atas maklumat yang anda berikan dan atas penyimpanan kata laluan anda. Kata laluan pengeluaran diminta pada setiap pengeluaran. Kami menamatkan sesi yang tidak digunakan untuk suatu tempoh, dan anda boleh log keluar daripada semua peranti.",
        "Kami boleh membekukan akaun jika terdapat tanda penipuan, jika terdapat tanda penggunaan oleh orang lain, atau apabila undang-undang memerintahkannya. Sebabnya direkodkan dan baki tetap milik anda.",
      ],
    },
    {
      heading: "3. Deposit",
      paragraphs: [
        "Kami menerima Pix, hanya daripada akaun bank milik pemegang akaun sendiri. Bayaran daripada pihak ketiga dipulangkan. Jumlah yang dikreditkan ialah jumlah yang dibayar.",
        "Setiap deposit mesti dimainkan sekali sebelum pengeluaran, dengan pemberat mengikut risiko setiap pertaruhan, seperti yang diterangkan dalam Soal jawab.",
      ],
    },
    {
      heading: "4. Pengeluaran",
      paragraphs: [
        "Pengeluaran dihantar ke kunci Pix milik pemegang akaun, dalam had yang dipaparkan pada skrin. Sebahagiannya diluluskan oleh peraturan kami, yang selebihnya oleh kakitangan. Pemain tidak boleh membatalkan permintaan yang telah dihantar. Permintaan yang ditolak menyatakan sebabnya, dan jumlahnya kembali ke baki.",
        "Caj dan jumlah bersih dipaparkan sebelum anda mengesahkan. Tiada apa-apa dikenakan selepas itu.",
      ],
    },
    {
      heading: "5. Permainan",
      paragraphs: [
        "Setiap permainan menerbitkan peraturan, jadual bayaran, kadar pulangan (RTP), kemenangan maksimum dan volatiliti sebelum pertaruhan pertama. Keputusan ditentukan pada pelayan pada saat pertaruhan dibuat. Apa yang ditunjukkan pada skrin ialah persembahannya.",
        "Kemenangan dibayar mengikut jadual bayaran versi yang berkuat kuasa semasa pertaruhan dibuat. Jika kerosakan menyebabkan pusingan tidak dapat diselesaikan, pusingan itu batal dan nilai pertaruhan dipulangkan.",
        "Pusingan yang terganggu disimpan dan diselesaikan dengan keputusan yang sama.",
      ],
    },
    {
      heading: "6. Wang dalam permainan",
      paragraphs: [
        "Pertaruhan menggunakan baki tunai dahulu, kemudian baki bonus. Kemenangan kembali mengikut nisbah yang sama. Kemenangan dan bayaran balik sentiasa diterima, walaupun akaun dibekukan.",
        "Kemenangan dan ganjaran yang diperoleh melalui penipuan dibatalkan, ditolak daripada baki atau dibekukan, dengan rekod tentang sebabnya dan siapa yang memutuskannya.",
      ],
    },
    {
      heading: "7. Aduan",
      paragraphs: [
        "Mulakan dengan khidmat pelanggan serta nombor transaksi atau nombor pusingan. Dengan nombor itu, setiap langkah dapat dijejaki semula. Jika jawapannya tidak menyelesaikan perkara itu, minta semakan oleh ombudsman, yang menjawab secara bertulis.",
        "Anda juga boleh merujuk kepada badan perlindungan pengguna, seperti Procon (badan perlindungan pengguna peringkat negeri) di negeri anda dan consumidor.gov.br (laman aduan pengguna kerajaan Brazil), serta mahkamah di tempat tinggal anda.",
      ],
    },
    {
      heading: "8. Perubahan pada terma ini",
      paragraphs: [
        "Perubahan diumumkan di laman ini. Selama sekurang-kurangnya dua minggu selepas pengumuman, anda boleh berhenti menggunakan perkhidmatan dan mengeluarkan baki anda mengikut peraturan terdahulu. Apa yang dijanjikan semasa anda menerima sesuatu tawaran itulah yang terpakai bagi tawaran tersebut.",
      ],
    },
  ],
};

const privacy: PageText = {
  title: "Privasi",
  sections: [
    {
      heading: "Apa yang kami simpan",
      paragraphs: [
        "Pendaftaran: nama, CPF, tarikh lahir, nombor telefon dan, jika anda memberikannya, e-mel. Transaksi: deposit, pengeluaran, kunci Pix, pertaruhan dan keputusan. Akses: alamat IP, peranti dan masa sesi anda.",
        "Kata laluan disimpan sebagai hash kriptografi sahaja. Tiada sesiapa boleh membacanya, termasuk kami.",
      ],
    },
    {
      heading: "Untuk apa kami menggunakannya",
      paragraphs: [
        "Untuk memenuhi kontrak kami dengan anda (bermain, membuat deposit, mengeluarkan wang), untuk mematuhi undang-undang (umur, pengubahan wang haram, penyimpanan rekod) dan untuk melindungi akaun anda. Kami tidak menjual data dan tidak membina profil pengiklanan.",
      ],
    },
    {
      heading: "Dengan siapa kami berkongsi",
      paragraphs: [
        "Dengan institusi pembayaran yang memproses Pix, setakat yang diperlukan bagi setiap bayaran, dan dengan pihak berkuasa apabila undang-undang mewajibkannya. Studio permainan hanya menerima kod yang tidak mendedahkan siapa anda.",
        "Halaman kami tidak memuatkan apa-apa dari alamat lain. Tiada penjejak dan tiada iklan pihak ketiga.",
      ],
    },
    {
      heading: "Kuki dan storan pada peranti anda",
      paragraphs: [
        "Satu kuki yang dilindungi memastikan anda kekal log masuk. Pelayar anda menyimpan bahasa, tema dan pilihan permainan anda. Semua itu tidak digunakan untuk mengikuti anda di laman lain.",
      ],
    },
    {
      heading: "Berapa lama",
      paragraphs: [
        "Rekod permainan dan wang disimpan selama lima tahun, kerana undang-undang memintanya dan kerana rekod itu ialah bukti apa yang berlaku. Data lain disimpan selagi akaun wujud. Selepas itu kami hanya menyimpan apa yang dikehendaki undang-undang, termasuk milik siapa rekod itu, sehingga tempoh tersebut tamat.",
      ],
    },
    {
      heading: "Hak anda",
      paragraphs: [
        "Undang-undang perlindungan data Brazil (Lei 13.709/2018) memberi anda hak untuk mengetahui apa yang kami simpan, membetulkannya, menerima salinannya dan meminta pemadaman data yang tidak wajib kami simpan di sisi undang-undang. Buat permintaan kepada khidmat pelanggan. Pegawai perlindungan data pihak pengendali akan menjawabnya.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Permainan bertanggungjawab",
  sections: [
    {
      heading: "Bertaruh ialah perbelanjaan untuk hiburan",
      paragraphs: [
        "Dalam jangka panjang, setiap permainan di sini memulangkan kurang daripada yang diterimanya. Perbezaannya ialah harga hiburan itu, dan RTP setiap permainan menunjukkan jumlahnya. Bertaruh bukan pendapatan, bukan pelaburan dan tidak melunaskan hutang.",
      ],
    },
    {
      heading: "Sebelum anda bermain",
      paragraphs: [
        "Tentukan berapa banyak yang anda sanggup hilang tanpa menjejaskan keperluan, dan berapa lama anda akan bermain. Berhenti apabila sampai ke had itu, sama ada menang atau kalah.",
        "Jangan sekali-kali cuba menebus kekalahan. Pusingan seterusnya tidak tahu apa yang berlaku dalam pusingan sebelumnya.",
        "Jangan bermain selepas minum alkohol, ketika letih atau sedih, atau dengan wang pinjaman.",
      ],
    },
    {
      heading: "Tanda amaran",
      paragraphs: [
        "Bertaruh lebih daripada yang dirancang. Menyembunyikan pertaruhan. Meminta wang untuk bertaruh. Memikirkan pertaruhan sepanjang masa. Menjadi mudah marah apabila cuba berhenti. Mengabaikan kerja atau keluarga kerana permainan.",
        "Jika anda mengenali diri anda dalam salah satu daripadanya, berhenti sekarang dan berbincanglah dengan seseorang.",
      ],
    },
    {
      heading: "Pantau permainan anda",
      paragraphs: [
        "Rekod permainan menunjukkan semua pusingan anda, dengan jumlah pertaruhan, jumlah kemenangan dan hasil bagi tempoh itu. Rekod deposit dan Rekod pengeluaran menunjukkan semua wang yang masuk dan keluar.",
        "Setiap permainan boleh dibuka dalam mod demo, dengan pengiraan matematik yang sama dan tanpa wang.",
      ],
    },
    {
      heading: "Mengambil rehat",
      paragraphs: [
        "Di Had dan rehat, anda boleh mengambil rehat selama beberapa hari atau minggu, atau mengecualikan diri selama beberapa bulan atau selama-lamanya, tanpa meminta izin sesiapa. Pilihan ini berkuat kuasa serta-merta dan di mana-mana. Tiada pertaruhan dan tiada deposit diterima. Baki anda tetap milik anda dan boleh dikeluarkan, dan pusingan yang sudah terbuka diselesaikan.",
      ],
    },
    {
      heading: "Di mana mendapatkan bantuan",
      paragraphs: [
        "Di Brazil: CVV (khidmat sokongan emosi), telefon 188, percuma, 24 jam sehari. Gamblers Anonymous (Jogadores Anônimos) mengadakan perjumpaan di banyak bandar dan dalam talian. Perkhidmatan kesihatan awam merawat ketagihan judi secara percuma di pusat jagaan psikososialnya (CAPS).",
      ],
    },
    {
      heading: "Bawah umur",
      paragraphs: [
        "Sesiapa yang berumur bawah 18 tahun tidak boleh mempunyai akaun. Jika orang lain menggunakan peranti anda, log keluar apabila selesai dan jangan simpan kata laluan anda. Akaun milik orang bawah umur ditutup.",
      ],
    },
  ],
};

export const pagesInMalay: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
