/** The site's own pages in Indonesian. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";
import type { PageText } from "./pages-pt.ts";

const faq: PageText = {
  title: "Tanya jawab",
  sections: [
    {
      group: "Deposit dan penarikan",
      heading: "Bagaimana cara deposit?",
      paragraphs: [
        "Di Deposit, pilih jumlahnya lalu pindai kode QR dengan aplikasi bank Anda, atau gunakan kode Pix salin dan tempel. Uang masuk ke akun Anda begitu bank mengonfirmasi pembayaran, biasanya dalam hitungan detik.",
        "Jumlah minimal, jumlah maksimal, dan biaya jika ada ditampilkan di layar sebelum Anda mengonfirmasi. Dalam pengaturan standar, deposit tidak dikenai biaya.",
        "Kode berlaku untuk waktu terbatas, seperti yang terlihat pada hitung mundur. Jika Anda membayar setelah waktunya habis, jumlah yang Anda bayar tetap dikreditkan dan kami memberi tahu Anda.",
      ],
    },
    {
      group: "Deposit dan penarikan",
      heading: "Saya sudah membayar, tetapi saldo tidak berubah. Apa yang harus dilakukan?",
      paragraphs: [
        "Biarkan layar deposit tetap terbuka. Layar itu mengecek ke bank secara otomatis. Riwayat deposit menampilkan nomor transaksi dan statusnya.",
        "Kami mengkreditkan jumlah yang dilaporkan bank. Jika Anda membayar jumlah yang berbeda dari yang diminta, yang berlaku adalah jumlah yang dibayar. Pembayaran dari rekening orang lain dikembalikan ke rekening asalnya.",
      ],
    },
    {
      group: "Deposit dan penarikan",
      heading: "Bagaimana cara menarik dana?",
      paragraphs: [
        "Di Tarik dana, pilih kunci Pix dan jumlahnya, lalu ketik kata sandi penarikan enam digit Anda. Jumlah itu disisihkan. Penarikan yang diloloskan oleh aturan kami langsung dibayar, selebihnya ditinjau oleh petugas. Layar menampilkan setiap langkah dan berapa lama pembayaran biasanya berlangsung.",
        "Anda tidak bisa membatalkan penarikan yang sudah dikirim. Jika penarikan ditolak, alasannya tercantum di riwayat dan seluruh jumlahnya kembali ke saldo Anda.",
        "Biaya, jika ada, ditampilkan sebelum Anda mengonfirmasi, beserta jumlah yang akan masuk ke rekening Anda.",
      ],
    },
    {
      group: "Deposit dan penarikan",
      heading: "Apa arti “sisa turnover”?",
      paragraphs: [
        "Untuk mencegah pencucian uang, setiap deposit harus dipertaruhkan satu kali sebelum bisa ditarik. Jika Anda deposit R$ 50, pasang taruhan dengan total R$ 50. Menang atau kalah tidak mengubah hitungannya.",
        "Taruhan dihitung penuh jika bagian yang kami simpan darinya 3,5% atau lebih, dan dihitung lebih sedikit secara proporsional jika permainan mengembalikan lebih banyak. Taruhan yang saling menutupi, seperti merah dan hitam, dihitung sedikit atau tidak sama sekali. Sisa yang masih kurang ditampilkan di profil dan di layar penarikan.",
      ],
    },
    {
      group: "Permainan dan undian",
      heading: "Apa itu RTP?",
      paragraphs: [
        "Bagian dari seluruh taruhan yang dikembalikan permainan sebagai kemenangan dalam jangka panjang. RTP 96% berarti bahwa, secara rata-rata dari jutaan ronde, R$ 96 kembali dari setiap R$ 100 yang dipertaruhkan. Ini bukan perkiraan untuk sesi Anda.",
        "Angka ini dihitung dengan menelusuri semua kombinasi atau, jika kombinasinya terlalu banyak, dari jutaan ronde simulasi. Setiap permainan menyebutkan cara yang dipakai, di samping tabel pembayarannya.",
      ],
    },
    {
      group: "Permainan dan undian",
      heading: "Bagaimana saya tahu bahwa hasilnya tidak dimanipulasi?",
      paragraphs: [
        "Sebelum ronde dimulai, server menerbitkan hash kriptografis dari seed yang akan dipakainya. Hasilnya ditentukan oleh seed itu, seed Anda sendiri, dan nomor ronde. Setelah seed diungkap, halaman Periksa ronde mengulang pengundian di browser Anda.",
        "Tidak ada hasil yang bergantung pada saldo Anda, riwayat Anda, atau kas kami.",
      ],
    },
    {
      group: "Permainan dan undian",
      heading: "Koneksi saya terputus di tengah ronde. Apakah saya kalah?",
      paragraphs: [
        "Tidak. Hasilnya ditentukan dan disimpan di server pada saat taruhan dipasang. Buka permainannya lagi, dan ronde itu ditampilkan sampai selesai dengan hasil yang sama. Ronde yang tidak bisa diselesaikan menjadi batal dan taruhan Anda dikembalikan.",
      ],
    },
    {
      group: "Akun dan keamanan",
      heading: "Saya lupa kata sandi penarikan",
      paragraphs: [
        "Demi keamanan Anda, tidak seorang pun bisa melihatnya, termasuk staf kami. Hubungi layanan pelanggan, yang akan memastikan bahwa itu benar Anda sebelum ada yang diubah.",
      ],
    },
  ],
};

const terms: PageText = {
  title: "Ketentuan penggunaan",
  sections: [
    {
      heading: "1. Siapa yang boleh menggunakan",
      paragraphs: [
        "Hanya orang berusia 18 tahun atau lebih, dengan CPF milik sendiri, dalam satu akun saja. Beberapa akun milik orang yang sama dapat dibekukan sampai jelas akun mana yang berlaku.",
        "Ini adalah instalasi demo. Instalasi ini tidak berizin menawarkan taruhan dengan uang. Siapa pun yang mengoperasikannya harus memiliki izin dan mengisi data perusahaan di bagian bawah halaman.",
      ],
    },
    {
      heading: "2. Akun Anda",
      paragraphs: [
        "Anda bertanggung jawab atas data yang Anda berikan dan atas penyimpanan kata sandi Anda. Kata sandi penarikan diminta pada setiap penarikan. Kami mengakhiri sesi yang tidak digunakan selama beberapa waktu, dan Anda dapat keluar dari semua perangkat.",
        "Kami dapat membekukan akun jika ada tanda penipuan, jika ada tanda penggunaan oleh orang lain, atau jika hukum memerintahkannya. Alasannya dicatat dan saldo tetap milik Anda.",
      ],
    },
    {
      heading: "3. Deposit",
      paragraphs: [
        "Kami menerima Pix, hanya dari rekening bank milik pemegang akun sendiri. Pembayaran dari pihak ketiga dikembalikan. Jumlah yang dikreditkan adalah jumlah yang dibayar.",
        "Setiap deposit harus dimainkan satu kali sebelum penarikan, dengan bobot sesuai risiko setiap taruhan, sebagaimana dijelaskan di Tanya jawab.",
      ],
    },
    {
      heading: "4. Penarikan",
      paragraphs: [
        "Penarikan dikirim ke kunci Pix milik pemegang akun, dalam batas yang ditampilkan di layar. Sebagian disetujui oleh aturan kami, selebihnya oleh petugas. Pemain tidak dapat membatalkan permintaan yang sudah dikirim. Permintaan yang ditolak menyebutkan alasannya, dan jumlahnya kembali ke saldo.",
        "Biaya dan jumlah bersih ditampilkan sebelum Anda mengonfirmasi. Tidak ada yang ditagih setelahnya.",
      ],
    },
    {
      heading: "5. Permainan",
      paragraphs: [
        "Setiap permainan menerbitkan aturan, tabel pembayaran, tingkat pengembalian (RTP), max win, dan volatilitas sebelum taruhan pertama. Hasilnya ditentukan di server pada saat taruhan dipasang. Yang tampil di layar adalah penyajiannya.",
        "Kemenangan dibayar menurut tabel pembayaran versi yang berlaku saat taruhan dipasang. Jika gangguan membuat ronde tidak bisa diselesaikan, ronde itu batal dan taruhannya dikembalikan.",
        "Ronde yang terputus disimpan dan diselesaikan dengan hasil yang sama.",
      ],
    },
    {
      heading: "6. Uang dalam permainan",
      paragraphs: [
        "Taruhan memakai saldo utama lebih dulu, baru kemudian saldo bonus. Kemenangan kembali dengan perbandingan yang sama. Kemenangan dan refund selalu diterima, meskipun akun dibekukan.",
        "Kemenangan dan reward yang diperoleh dengan kecurangan dibatalkan, dipotong, atau dibekukan, dengan catatan tentang alasannya dan siapa yang memutuskan.",
      ],
    },
    {
      heading: "7. Keluhan",
      paragraphs: [
        "Mulailah dari layanan pelanggan dengan nomor transaksi atau nomor ronde. Dengan nomor itu setiap langkah dapat ditelusuri kembali. Jika jawabannya belum menyelesaikan masalah, mintalah peninjauan oleh ombudsman, yang menjawab secara tertulis.",
        "Anda juga dapat menghubungi lembaga perlindungan konsumen, seperti Procon (lembaga perlindungan konsumen negara bagian) di negara bagian Anda dan consumidor.gov.br (situs pengaduan konsumen pemerintah Brasil), serta pengadilan di tempat tinggal Anda.",
      ],
    },
    {
      heading: "8. Perubahan ketentuan ini",
      paragraphs: [
        "Perubahan diumumkan di situs. Selama sekurang-kurangnya dua minggu setelah pengumuman, Anda dapat berhenti menggunakan layanan dan menarik saldo Anda menurut aturan sebelumnya. Apa yang dijanjikan saat Anda menerima suatu penawaran tetap berlaku untuk penawaran itu.",
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
        "Pendaftaran: nama, CPF, tanggal lahir, nomor telepon dan, jika Anda memberikannya, email. Transaksi: deposit, penarikan, kunci Pix, taruhan, dan hasil. Akses: alamat IP, perangkat, dan waktu sesi Anda.",
        "Kata sandi disimpan hanya sebagai hash kriptografis. Tidak seorang pun bisa membacanya, termasuk kami.",
      ],
    },
    {
      heading: "Untuk apa kami menggunakannya",
      paragraphs: [
        "Untuk memenuhi kontrak kami dengan Anda (bermain, deposit, menarik dana), untuk mematuhi hukum (usia, pencucian uang, penyimpanan catatan), dan untuk melindungi akun Anda. Kami tidak menjual data dan tidak membuat profil iklan.",
      ],
    },
    {
      heading: "Kepada siapa kami membagikannya",
      paragraphs: [
        "Kepada lembaga pembayaran yang memproses Pix, sebatas yang diperlukan untuk setiap pembayaran, dan kepada pihak berwenang jika hukum mewajibkannya. Studio permainan hanya menerima kode yang tidak mengungkapkan siapa Anda.",
        "Halaman kami tidak memuat apa pun dari alamat lain. Tidak ada pelacak dan tidak ada iklan pihak ketiga.",
      ],
    },
    {
      heading: "Cookie dan penyimpanan di perangkat Anda",
      paragraphs: [
        "Sebuah cookie yang terlindungi menjaga Anda tetap masuk. Browser Anda menyimpan bahasa, tema, dan preferensi permainan Anda. Semua itu tidak dipakai untuk mengikuti Anda di situs lain.",
      ],
    },
    {
      heading: "Berapa lama",
      paragraphs: [
        "Catatan permainan dan uang disimpan selama lima tahun, karena hukum memintanya dan karena catatan itu adalah bukti dari apa yang terjadi. Data lainnya disimpan selama akun masih ada. Setelah itu kami hanya menyimpan yang diwajibkan hukum, termasuk milik siapa catatan itu, sampai masa tersebut berakhir.",
      ],
    },
    {
      heading: "Hak Anda",
      paragraphs: [
        "Undang-undang perlindungan data Brasil (Lei 13.709/2018) memberi Anda hak untuk mengetahui apa yang kami simpan, memperbaikinya, menerima salinannya, dan meminta penghapusan data yang tidak wajib kami simpan menurut hukum. Ajukan permintaan kepada layanan pelanggan. Petugas perlindungan data dari pihak operator akan menjawabnya.",
      ],
    },
  ],
};

const responsibleGaming: PageText = {
  title: "Bermain bertanggung jawab",
  sections: [
    {
      heading: "Bertaruh adalah pengeluaran untuk hiburan",
      paragraphs: [
        "Dalam jangka panjang, setiap permainan di sini mengembalikan lebih sedikit daripada yang diterimanya. Selisihnya adalah harga hiburan itu, dan RTP setiap permainan menunjukkan besarnya. Bertaruh bukan penghasilan, bukan investasi, dan tidak melunasi utang.",
      ],
    },
    {
      heading: "Sebelum bermain",
      paragraphs: [
        "Tentukan berapa banyak yang sanggup Anda relakan tanpa mengganggu kebutuhan, dan berapa lama Anda akan bermain. Berhentilah saat batas itu tercapai, baik menang maupun kalah.",
        "Jangan pernah mencoba mengejar kekalahan. Ronde berikutnya tidak tahu apa yang terjadi pada ronde-ronde sebelumnya.",
        "Jangan bermain setelah minum alkohol, saat lelah atau sedih, atau dengan uang pinjaman.",
      ],
    },
    {
      heading: "Tanda peringatan",
      paragraphs: [
        "Bertaruh lebih banyak dari yang direncanakan. Menyembunyikan taruhan. Meminta uang untuk bertaruh. Memikirkan taruhan sepanjang waktu. Menjadi mudah marah saat mencoba berhenti. Mengabaikan pekerjaan atau keluarga karena bermain.",
        "Jika Anda mengenali diri Anda dalam salah satunya, berhentilah sekarang dan bicaralah dengan seseorang.",
      ],
    },
    {
      heading: "Pantau permainan Anda",
      paragraphs: [
        "Riwayat permainan menampilkan semua ronde Anda, dengan total taruhan, total kemenangan, dan hasil periode itu. Riwayat deposit dan Riwayat penarikan menampilkan semua uang yang masuk dan keluar.",
        "Setiap permainan dapat dibuka dalam mode demo, dengan perhitungan matematika yang sama dan tanpa uang.",
      ],
    },
    {
      heading: "Mengambil jeda",
      paragraphs: [
        "Di Batas dan jeda, Anda dapat mengambil jeda bermain selama beberapa hari atau minggu, atau mengecualikan diri selama beberapa bulan atau selamanya, tanpa meminta izin siapa pun. Pilihan ini langsung berlaku di mana saja. Tidak ada taruhan dan tidak ada deposit yang diterima. Saldo Anda tetap milik Anda dan dapat ditarik, dan ronde yang sudah terbuka diselesaikan.",
      ],
    },
    {
      heading: "Di mana mendapatkan bantuan",
      paragraphs: [
        "Di Brasil: CVV (layanan dukungan emosional), telepon 188, gratis, 24 jam sehari. Gamblers Anonymous (Jogadores Anônimos) mengadakan pertemuan di banyak kota dan secara online. Layanan kesehatan publik menangani ketergantungan judi secara gratis di pusat layanan psikososialnya (CAPS).",
      ],
    },
    {
      heading: "Anak di bawah umur",
      paragraphs: [
        "Siapa pun yang berusia di bawah 18 tahun tidak boleh memiliki akun. Jika orang lain menggunakan perangkat Anda, keluarlah dari akun setelah selesai dan jangan simpan kata sandi Anda. Akun milik anak di bawah umur ditutup.",
      ],
    },
  ],
};

export const pagesInIndonesian: Readonly<Record<ContentPageCode, PageText>> = {
  faq,
  terms,
  privacy,
  responsible_gaming: responsibleGaming,
};
