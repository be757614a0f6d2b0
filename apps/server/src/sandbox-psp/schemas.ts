/** What the Pix API accepts, as far as this bank speaks it. Unknown fields are ignored. */
import { type Centavos, parseWire } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import { Problem } from "./problem.ts";

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const digits = (length: number) => z.string().check(z.regex(new RegExp(`^\\d{${length}}$`)));

/** `\d{1,10}\.\d{2}`, not zero. */
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  z.transform((value, context): Centavos => {
    const centavos = parseWire(value);
    if (centavos !== null && centavos > 0) return centavos;
    context.issues.push({ code: "custom", message: "zero", input: value });
    return z.NEVER;
  }),
);

const debtor = z
  .object({
    cpf: z.optional(digits(11)),
    cnpj: z.optional(z.string().check(z.regex(/^[0-9A-Z]{14}$/))),
    nome: text(200),
  })
  .check(z.refine(({ cpf, cnpj }) => (cpf === undefined) !== (cnpj === undefined)));
const extraInfo = z.array(z.object({ nome: text(50), valor: text(200) })).check(z.maxLength(50));

const seconds = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const days = z.int().check(z.minimum(0), z.maximum(3_650));
/** What a charge expires by: seconds, or a due date and days after it. */
const calendar = z.object({
  expiracao: z.optional(seconds),
  dataDeVencimento: z.optional(z.iso.date()),
  validadeAposVencimento: z.optional(days),
});
const charge = {
  calendario: calendar,
  valor: z.object({ original: amount }),
  chave: text(77),
  devedor: z.optional(debtor),
  solicitacaoPagador: z.optional(text(140)),
  infoAdicionais: z.optional(extraInfo),
};
export const newCharge = z.object(charge);
export const newDueCharge = z.object({
  ...charge,
  calendario: z.extend(calendar, { dataDeVencimento: z.iso.date() }),
  devedor: debtor,
});
export type NewCharge = z.output<typeof newCharge>;

export const chargeRevision = z.object({
  status: z.optional(z.literal("REMOVIDA_PELO_USUARIO_RECEBEDOR")),
  calendario: z.optional(calendar),
  valor: z.optional(z.object({ original: amount })),
  devedor: z.optional(debtor),
  solicitacaoPagador: z.optional(text(140)),
});
export type ChargeRevision = z.output<typeof chargeRevision>;

const instant = z.iso.datetime({ offset: true });
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

const listQuery = {
  inicio: instant,
  fim: instant,
  cpf: z.optional(digits(11)),
  cnpj: z.optional(text(14)),
  "paginacao.paginaAtual": z.optional(wholeNumber(0, 100_000)),
  "paginacao.itensPorPagina": z.optional(wholeNumber(1, 1_000)),
};
export const webhookQuery = z.object({
  ...listQuery,
  inicio: z.optional(instant),
  fim: z.optional(instant),
});
export const chargeQuery = z.object({ ...listQuery, status: z.optional(text(40)) });
const flag = z.enum(["true", "false"]);
export const receiptQuery = z.object({
  ...listQuery,
  txid: z.optional(text(35)),
  txIdPresente: z.optional(flag),
  devolucaoPresente: z.optional(flag),
});

export const newRefund = z.object({ valor: amount, descricao: z.optional(text(140)) });
export const webhook = z.object({
  webhookUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(500)),
});

/** Not part of the Pix API: how this bank takes orders to pay out. */
export const newPayout = z.object({
  valor: amount,
  favorecido: z.object({
    cpf: digits(11),
    chave: z.optional(text(77)),
    conta: z.optional(
      z.object({ ispb: text(8), agencia: text(10), numero: text(30), tipo: text(20) }),
    ),
  }),
  descricao: z.optional(text(140)),
});
export type NewPayout = z.output<typeof newPayout>;

export const tokenRequest = z.object({
  grant_type: z.literal("client_credentials"),
  client_id: z.optional(z.string().check(z.maxLength(200))),
  client_secret: z.optional(z.string().check(z.maxLength(200))),
  scope: z.optional(z.string().check(z.maxLength(500))),
});

/** The value as the schema understands it, or the API's own kind of refusal. */
export function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  kind: string,
): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const violations = result.error.issues.map((issue) => ({
    razao: "O valor do campo não respeita o esquema.",
    propriedade: issue.path.map(String).join("."),
  }));
  throw new Problem(400, kind, "A requisição não respeita o esquema.", violations);
}
