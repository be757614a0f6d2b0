/** What an import found, in the operator's language; what has no code is in English alone. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { listPublications } from "@tucano/contract/backoffice/games/publications.ts";
import type { FindingCode } from "@tucano/contract/backoffice/games/publication-findings.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatFigure, formatPercent } from "../../platform/figures.ts";

export type Finding = DataOf<typeof listPublications>["refused"][number]["reasons"][number];

/** Of all findings; each has some of them. */
const none = {
  books: "0",
  cost: "",
  file: "",
  files: "0",
  game: "",
  hits: "0",
  id: "",
  least: "",
  least_rtp: "0",
  listed: "",
  megabytes: "0",
  mode: "",
  most: "",
  most_rtp: "0",
  one_in: "0",
  payout: "",
  payouts: "0",
  problem: "",
  row: "0",
  rows: "0",
  rtp: "0",
  share: "0",
  version: "",
};
type Params = typeof none;

const [figure, percent] = [formatFigure, formatPercent];

const sentences: Record<FindingCode, (params: Params) => MessageDescriptor> = {
  index_no_json: () => msg`index.json is not JSON.`,
  index_form: ({ problem }) => msg`index.json doesn’t have the right form: ${{ problem }}`,
  index_twins: () => msg`index.json: two modes have the same name.`,
  cost_decimals: ({ mode, cost }) =>
    msg`${{ mode }}: a cost of ${{ cost }} has more than six decimals.`,
  no_file: ({ file }) => msg`There is no file ${{ file }}.`,
  file_large: ({ file, megabytes }) =>
    msg`${{ file }} is larger than ${{ megabytes: figure(megabytes) }} MB.`,
  known: ({ game, version }) =>
    msg`This is version ${{ version }} of ${{ game }}: it was imported before.`,
  weights_empty: ({ mode }) => msg`${{ mode }}: the list of weights is empty.`,
  weights_long: ({ mode, rows }) =>
    msg`${{ mode }}: the list of weights has more than ${{ rows: figure(rows) }} rows.`,
  weights_sum: ({ mode }) => msg`${{ mode }}: the weights add up to more than 2^64 − 1.`,
  weights_zero: ({ mode }) => msg`${{ mode }}: all weights are zero.`,
  row_form: ({ mode, row }) =>
    msg`${{ mode }}: row ${{ row: figure(row) }} of the weights is not three whole numbers.`,
  row_id: ({ mode, row, id }) =>
    msg`${{ mode }}: row ${{ row: figure(row) }} of the weights has the id ${{ id }}.`,
  first_id: ({ mode, id }) => msg`${{ mode }}: ids must begin with 0 or 1, not with ${{ id }}.`,
  payout_large: ({ mode, id }) => msg`${{ mode }}: book ${{ id }} pays more than can be stored.`,
  books_packed: ({ mode }) =>
    msg`${{ mode }}: the file of books is not compressed by zstd, or not complete.`,
  books_more: ({ mode }) => msg`${{ mode }}: there are more books than rows of weights.`,
  books_fewer: ({ mode, books, rows }) =>
    msg`${{ mode }}: ${{ books: figure(books) }} books for ${{ rows: figure(rows) }} rows of weights.`,
  book_form: ({ mode, row }) =>
    msg`${{ mode }}: line ${{ row: figure(row) }} of the books is no JSON object.`,
  book_long: ({ mode, megabytes }) =>
    msg`${{ mode }}: a book is longer than ${{ megabytes: figure(megabytes) }} MB.`,
  book_id: ({ mode, row, id }) =>
    msg`${{ mode }}: line ${{ row: figure(row) }} of the books has the id ${{ id }}.`,
  book_payout: ({ mode, row, payout, listed }) =>
    msg`${{ mode }}: line ${{ row: figure(row) }} of the books pays ${{ payout }}, its row of weights says ${{ listed }}.`,
  book_events: ({ mode, row }) =>
    msg`${{ mode }}: line ${{ row: figure(row) }} of the books has no list of events, or more than one.`,
  rtp_low: ({ mode, rtp }) => msg`${{ mode }}: it returns ${{ rtp: percent(rtp) }}, less than 90%.`,
  rtp_high: ({ mode, rtp }) =>
    msg`${{ mode }}: it returns ${{ rtp: percent(rtp) }}, more than 98%.`,
  modes_apart: ({ most, most_rtp: mostRtp, least, least_rtp: leastRtp }) =>
    msg`${{ most }} returns ${{ mostRtp: percent(mostRtp) }}, ${{ least }} only ${{ leastRtp: percent(leastRtp) }}.`,
  hits_few: ({ mode, hits }) =>
    msg`${{ mode }}: it pays in ${{ hits: percent(hits) }} of rounds, less than one in 20.`,
  win_large: ({ mode }) => msg`${{ mode }}: it pays more than 200,000 times the bet.`,
  max_rare: ({ mode, one_in: rounds }) =>
    msg`${{ mode }}: its largest win comes once in ${{ rounds: figure(rounds) }} rounds, beyond 20 million.`,
  max_seldom: ({ mode, one_in: rounds }) =>
    msg`${{ mode }}: its largest win comes once in ${{ rounds: figure(rounds) }} rounds, beyond 10 million.`,
  books_few: ({ mode, books }) =>
    msg`${{ mode }}: ${{ books: figure(books) }} books, fewer than 100,000.`,
  books_idle: ({ mode }) => msg`${{ mode }}: more than half of its books are never drawn.`,
  payouts_odd: ({ mode, payouts }) =>
    msg`${{ mode }}: payouts that are no tenths of the bet: ${{ payouts: figure(payouts) }}.`,
  loss_common: ({ mode, share }) =>
    msg`${{ mode }}: one losing book is drawn in ${{ share: percent(share) }} of rounds.`,
  tile_unfit: () => msg`The picture for the lobby can’t be drawn, or is larger than 2 MB.`,
  front_page: () => msg`The front end has no index.html.`,
  front_many: ({ files }) => msg`The front end has more than ${{ files: figure(files) }} files.`,
  front_large: ({ megabytes }) =>
    msg`The front end is larger than ${{ megabytes: figure(megabytes) }} MB.`,
  front_deep: () => msg`The front end has too many folders inside each other.`,
  front_type: ({ file }) => msg`The front end has a file of a type that is not served: ${{ file }}`,
  front_name: ({ file }) => msg`The front end has a name that is not served: ${{ file }}`,
  front_link: ({ file }) => msg`The front end has something that is not a file: ${{ file }}`,
};

export function useFindingText(): (finding: Finding) => string {
  const { _ } = useLingui();
  return ({ code, params, text }) =>
    code === null ? text : _(sentences[code]({ ...none, ...params }));
}
