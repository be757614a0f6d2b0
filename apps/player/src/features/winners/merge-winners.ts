/** New wins before those already shown. Pure. */
interface Win {
  readonly account: string;
  readonly game: string;
  readonly win_amount: string;
  readonly won_at: string;
}

/** A win has no number of its own: who, where, how much and when name it. */
export function keyOfWin(win: Win): string {
  return `${win.won_at} ${win.account} ${win.game} ${win.win_amount}`;
}

/** The line tells its latest ones again after every reconnection: each is listed once. */
export function mergeWinners<Item extends Win>(
  fresh: readonly Item[],
  known: readonly Item[],
  most: number,
): Item[] {
  const byKey = new Map([...fresh, ...known].map((win) => [keyOfWin(win), win]));
  return [...byKey.values()]
    .sort((a, b) => Date.parse(b.won_at) - Date.parse(a.won_at))
    .slice(0, most);
}
