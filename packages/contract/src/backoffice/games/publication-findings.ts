/** What an import may find in a publication, by its code, in plain English with its values. */
import * as z from "zod/mini";
import { about } from "../../schemas.ts";

export const findingTexts = {
  index_no_json: "index.json is not JSON.",
  index_form: "index.json: {problem}",
  index_twins: "index.json: two modes have one name.",
  cost_decimals: "{mode}: a cost of {cost} has more than six decimals.",
  no_file: "There is no file {file}.",
  file_large: "{file} is larger than {megabytes} MB.",
  known: "This is version {version} of {game}: it was imported before.",
  weights_empty: "{mode}: the list of weights is empty.",
  weights_long: "{mode}: more than {rows} rows.",
  weights_sum: "{mode}: the weights add up to more than 2^64 - 1.",
  weights_zero: "{mode}: all weights are zero.",
  row_form: "{mode}: row {row} of the weights is no whole row.",
  row_id: "{mode}: row {row} of the weights has the id {id}.",
  first_id: "{mode}: ids begin with 0 or 1, not with {id}.",
  payout_large: "{mode}: book {id} pays more than can be told.",
  books_packed: "{mode}: the file of books is not zstd, or not whole.",
  books_more: "{mode}: more books than rows of weights.",
  books_fewer: "{mode}: {books} books for {rows} rows of weights.",
  book_form: "{mode}: line {row} of the books is no object in JSON.",
  book_long: "{mode}: a book is longer than {megabytes} MB.",
  book_id: "{mode}: line {row} of the books has the id {id}.",
  book_payout: "{mode}: line {row} of the books pays {payout}, its row of weights {listed}.",
  book_events: "{mode}: line {row} of the books has no list of events, or more than one.",
  rtp_low: "{mode}: it returns {rtp} %, less than 90 %.",
  rtp_high: "{mode}: it returns {rtp} %, more than 98 %.",
  modes_apart: "{most} returns {most_rtp} %, {least} returns {least_rtp} %.",
  hits_few: "{mode}: it wins in {hits} % of rounds, less than 1 in 20.",
  win_large: "{mode}: it pays more than 200 000 times the bet.",
  max_rare: "{mode}: its maximum comes once in {one_in}, beyond 20 million.",
  max_seldom: "{mode}: its maximum comes once in {one_in}, beyond 10 million.",
  books_few: "{mode}: {books} books, fewer than 100 000.",
  books_idle: "{mode}: more than half of its books weigh nothing.",
  payouts_odd: "{mode}: {payouts} payouts are no tenths of the bet.",
  loss_common: "{mode}: one losing book is drawn in {share} % of rounds.",
  tile_unfit: "The picture for the lobby cannot be drawn, or is larger than 2 MB.",
  front_page: "The front end has no index.html.",
  front_many: "The front end has more than {files} files.",
  front_large: "The front end is larger than {megabytes} MB.",
  front_deep: "The front end has folders within too many folders.",
  front_type: "The front end has a file of a type that is not served: {file}",
  front_name: "The front end has a name that is not served: {file}",
  front_link: "The front end has something that is no file: {file}",
} as const;

export type FindingCode = keyof typeof findingTexts;
export const findingCodes = Object.keys(findingTexts) as FindingCode[];

export const finding = z.object({
  code: about(z.nullable(z.enum(findingCodes)), "Null: it was found before findings had codes."),
  params: z.record(z.string(), z.string()),
  text: about(z.string(), "In English, whole."),
});
