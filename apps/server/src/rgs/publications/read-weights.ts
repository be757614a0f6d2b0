/** The list of weights of a mode: a line for each book, `id,weight,payout`, without a header. */
import { refuse } from "./findings.ts";

export interface Weights {
  /** Ids count up from it: 0 or 1. */
  readonly firstId: number;
  readonly count: number;
  /** How many of the 64-bit numbers draw a row or one before it. */
  readonly sums: BigUint64Array;
  /** In hundredths of the base bet. */
  readonly payouts: Uint32Array;
}

const NEWLINE = 10;
const ROW = /^(\d{1,20}),(\d{1,20}),(\d{1,20})\r?$/;
const UINT64_MAX = (1n << 64n) - 1n;
/** 42 949 672.95 times the base bet. */
const PAYOUT_MAX = 0xff_ff_ff_ff;
const ROWS_MAX = 20_000_000;

export function readWeights(csv: Buffer, mode: string): Weights {
  const lines = countLines(csv);
  if (lines === 0) refuse("weights_empty", { mode });
  if (lines > ROWS_MAX) refuse("weights_long", { mode, rows: ROWS_MAX });
  const sums = new BigUint64Array(lines);
  const payouts = new Uint32Array(lines);
  let firstId = 0;
  let sum = 0n;
  let start = 0;
  for (let row = 0; row < lines; row += 1) {
    const found = csv.indexOf(NEWLINE, start);
    const end = found === -1 ? csv.length : found;
    const match = ROW.exec(csv.toString("latin1", start, end));
    start = end + 1;
    if (match === null) return refuse("row_form", { mode, row: row + 1 });
    const [id, payout] = [Number(match[1]), Number(match[3])];
    if (row === 0) firstId = firstIdOf(id, mode);
    if (id !== firstId + row) refuse("row_id", { mode, row: row + 1, id });
    if (payout > PAYOUT_MAX) refuse("payout_large", { mode, id });
    sum += BigInt(match[2] ?? "");
    if (sum > UINT64_MAX) refuse("weights_sum", { mode });
    sums[row] = sum;
    payouts[row] = payout;
  }
  if (sum === 0n) refuse("weights_zero", { mode });
  return { firstId, count: lines, sums, payouts };
}

function firstIdOf(id: number, mode: string): number {
  return id === 0 || id === 1 ? id : refuse("first_id", { mode, id });
}

/** A last line may end without a newline. */
function countLines(csv: Buffer): number {
  let count = 0;
  for (let at = csv.indexOf(NEWLINE); at !== -1; at = csv.indexOf(NEWLINE, at + 1)) count += 1;
  return csv.length > 0 && csv.at(-1) !== NEWLINE ? count + 1 : count;
}
