/**
 * Money as people read it. Always the Brazilian pattern, whatever the language: R$ 1.234,56 with a
 * no-break space, and the minus before the symbol. Text in, text out: no float is ever made.
 */
const WIRE = /^(-?)(\d{1,14})\.(\d{2,5})$/;
const NO_BREAK_SPACE = "\u00a0";

let isInMultiples = false;

/**
 * From now on this page tells every amount as a multiple of one real, "2,50×": for a page that
 * knows how often something was multiplied, and must not say what.
 */
export function tellMultiples(): void {
  isInMultiples = true;
}

/**
 * The wire's "1234.56" as "R$ 1.234,56", and of a partner who counts below the centavo "1.00001" as
 * "R$ 1,00001". What is not an amount comes back as a dash.
 */
export function formatMoney(wire: string): string {
  const plain = formatAmount(wire);
  if (plain === null) return "–";
  if (isInMultiples) return `${plain}×`;
  return plain.startsWith("-")
    ? `-R$${NO_BREAK_SPACE}${plain.slice(1)}`
    : `R$${NO_BREAK_SPACE}${plain}`;
}

/** With up to five decimals, where there is something below the centavo: "R$ 0,00250". */
export function formatFineMoney(wire: string): string {
  const [, most = "", rest = ""] = /^(-?\d{1,14}\.\d{2})(\d{0,3})$/.exec(wire) ?? [];
  return `${formatMoney(most)}${rest}`;
}

/** With a plus for gains, so that the sign never depends on colour alone. */
export function formatSignedMoney(wire: string): string {
  const isGain = !wire.startsWith("-") && !/^[0.]+$/.test(wire);
  return isGain ? `+${formatMoney(wire)}` : formatMoney(wire);
}

/** Whole amounts without their ",00": for chips and hints. */
export function formatShortMoney(wire: string): string {
  return formatMoney(wire).replace(/,00$/, "");
}

/** As somebody writes it into a field, "1.234,56"; an empty one where there is no amount. */
export const typedMoney = (wire: string): string => formatAmount(wire) ?? "";

function formatAmount(wire: string): string | null {
  const match = WIRE.exec(wire);
  if (match === null) return null;
  const whole = (match[2] ?? "0").replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ".");
  return `${match[1] ?? ""}${whole},${match[3] ?? "00"}`;
}

/**
 * What a person typed as an amount in reais: "1.234,56", "1234,5", "50", "50.00".
 * The wire's form, or null when it is not an amount.
 */
export function parseTypedMoney(typed: string): string | null {
  const text = typed.replace(/[\sR$\u00a0]/g, "");
  const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d{1,11})(?:,(\d{0,2}))?$/.exec(text);
  const plain = /^(\d{1,11})\.(\d{1,2})$/.exec(text);
  const match = plain ?? brazilian;
  if (match === null) return null;
  const whole = (match[1] ?? "").replaceAll(".", "").replace(/^0+(?=\d)/, "");
  return `${whole}.${(match[2] ?? "").padEnd(2, "0")}`;
}
