/** Banks and payment institutions of Brazil: compensation code, ISPB, names. */

export interface Bank {
  readonly code: string;
  readonly ispb: string;
  readonly name: string;
  readonly shortName: string;
}

const rows: readonly (readonly [code: string, ispb: string, name: string, shortName: string])[] = [
  ["001", "00000000", "Banco do Brasil S.A.", "Banco do Brasil"],
  ["003", "04902979", "Banco da Amazônia S.A.", "Banco da Amazônia"],
  ["004", "07237373", "Banco do Nordeste do Brasil S.A.", "Banco do Nordeste"],
  ["021", "28127603", "Banestes S.A. Banco do Estado do Espírito Santo", "Banestes"],
  ["033", "90400888", "Banco Santander (Brasil) S.A.", "Santander"],
  ["037", "04913711", "Banco do Estado do Pará S.A.", "Banpará"],
  ["041", "92702067", "Banco do Estado do Rio Grande do Sul S.A.", "Banrisul"],
  ["047", "13009717", "Banco do Estado de Sergipe S.A.", "Banese"],
  ["070", "00000208", "BRB Banco de Brasília S.A.", "BRB"],
  ["077", "00416968", "Banco Inter S.A.", "Inter"],
  ["082", "07679404", "Banco Topázio S.A.", "Topázio"],
  ["085", "05463212", "Cooperativa Central de Crédito Ailos", "Ailos"],
  ["104", "00360305", "Caixa Econômica Federal", "Caixa"],
  ["121", "10664513", "Banco Agibank S.A.", "Agibank"],
  ["136", "00315557", "Confederação Nacional das Cooperativas Centrais Unicred", "Unicred"],
  ["197", "16501555", "Stone Instituição de Pagamento S.A.", "Stone"],
  ["208", "30306294", "Banco BTG Pactual S.A.", "BTG Pactual"],
  ["212", "92894922", "Banco Original S.A.", "Original"],
  ["218", "71027866", "Banco BS2 S.A.", "BS2"],
  ["237", "60746948", "Banco Bradesco S.A.", "Bradesco"],
  ["246", "28195667", "Banco ABC Brasil S.A.", "ABC Brasil"],
  ["260", "18236120", "Nu Pagamentos S.A. Instituição de Pagamento", "Nubank"],
  ["290", "08561701", "PagSeguro Internet Instituição de Pagamento S.A.", "PagBank"],
  ["318", "61186680", "Banco BMG S.A.", "BMG"],
  ["323", "10573521", "Mercado Pago Instituição de Pagamento Ltda.", "Mercado Pago"],
  ["332", "13140088", "Acesso Soluções de Pagamento S.A.", "Acesso"],
  ["336", "31872495", "Banco C6 S.A.", "C6 Bank"],
  ["341", "60701190", "Itaú Unibanco S.A.", "Itaú"],
  ["348", "33264668", "Banco XP S.A.", "XP"],
  ["364", "09089356", "Efí S.A. Instituição de Pagamento", "Efí"],
  ["380", "22896431", "PicPay Instituição de Pagamento S.A.", "PicPay"],
  ["389", "17184037", "Banco Mercantil do Brasil S.A.", "Mercantil"],
  ["403", "37880206", "Cora Sociedade de Crédito Direto S.A.", "Cora"],
  ["422", "58160789", "Banco Safra S.A.", "Safra"],
  ["461", "19540550", "Asaas Gestão Financeira Instituição de Pagamento S.A.", "Asaas"],
  ["536", "20855875", "Neon Pagamentos S.A. Instituição de Pagamento", "Neon"],
  ["623", "59285411", "Banco Pan S.A.", "Pan"],
  ["633", "68900810", "Banco Rendimento S.A.", "Rendimento"],
  ["637", "60889128", "Banco Sofisa S.A.", "Sofisa"],
  ["655", "59588111", "Banco Votorantim S.A.", "BV"],
  ["707", "62232889", "Banco Daycoval S.A.", "Daycoval"],
  ["748", "01181521", "Banco Cooperativo Sicredi S.A.", "Sicredi"],
  ["756", "02038232", "Banco Cooperativo Sicoob S.A.", "Sicoob"],
];

export const banks: readonly Bank[] = rows.map(([code, ispb, name, shortName]) => ({
  code,
  ispb,
  name,
  shortName,
}));

export function findBank(code: string): Bank | null {
  const padded = code.trim().padStart(3, "0");
  return banks.find((bank) => bank.code === padded || bank.ispb === code.trim()) ?? null;
}
