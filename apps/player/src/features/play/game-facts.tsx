import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { GameSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import { type BookGame, bookGamesQuery } from "../../platform/games/book-games.ts";
import type { Game } from "../../platform/games/games.ts";
import { type Sheet, sheetsQuery } from "./api.ts";
import type { ReactNode } from "react";
import { formatFigure, formatPercent } from "../../platform/text.ts";
import { optionName } from "./option-names.ts";

export function useHouseSheet(game: Game): Sheet | undefined {
  const { data } = useQuery(sheetsQuery);
  return data?.games.find((one) => one.sheet.code === game.code)?.sheet;
}

/** Undefined: not an imported game. */
export function useBookGame(game: Game): BookGame | undefined {
  const { data } = useQuery(bookGamesQuery);
  return data?.games.find((one) => one.sheet.code === game.code);
}

/** What jackpots return beside the game; undefined: it takes no part, or nothing is known yet. */
function useJackpots(game: Game) {
  const { data } = useQuery(sheetsQuery);
  return data?.games.find((one) => one.sheet.code === game.code)?.jackpots ?? undefined;
}

function JackpotsFact({ game }: { game: Game }) {
  const jackpots = useJackpots(game);
  if (jackpots === undefined) return null;
  const together = formatPercent(jackpots.rtp_percent);
  return (
    <Fact
      name={t`Jackpots`}
      value={`+${formatPercent(jackpots.share_percent)}`}
      note={t`${together} with the game's own return`}
    />
  );
}

function useSheet(game: Game): Sheet | undefined {
  const house = useHouseSheet(game);
  const imported = useBookGame(game)?.sheet;
  return house ?? imported;
}

function volatilityText(game: Game): string {
  const texts: Record<Game["volatility"], string> = {
    low: t`Low: smaller wins, more often`,
    medium: t`Medium`,
    high: t`High: bigger wins, less often`,
  };
  return texts[game.volatility];
}

/** An invisible line of text, so that its row does not move when the real one arrives. */
function ValueComing({ like }: { like: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block animate-shimmer rounded-full bg-surface-2 text-transparent select-none"
    >
      {like}
    </span>
  );
}

interface FactProps {
  name: string;
  /** Undefined while loading: its lines are already there, as many as of `like`. */
  value: string | undefined;
  like?: string;
  note?: string | undefined;
  /** The note is a measure of the room that the real one will take, and is not seen. */
  isNoteComing?: boolean;
}

function Fact({ name, value, like, note, isNoteComing = false }: FactProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular text-right text-sm font-semibold">
        {value ?? <ValueComing like={like ?? formatPercent("20.00")} />}
        {note !== undefined && (
          <span className={cx("block text-xs font-normal text-quiet", isNoteComing && "invisible")}>
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

/** As long as notes mostly are, while nothing is known yet. */
function roomForNotes(game: Game): { rtp: string | undefined; paid: string; win: string } {
  const [feature, paid] = [formatPercent("20.00"), formatPercent("20.00")];
  const rounds = formatFigure(game.game_type === "live" ? 100 : 1_000_000);
  return {
    rtp: game.game_type === "slots" ? t`${feature} of it from free spins` : undefined,
    paid: t`${paid} return something`,
    win: t`one round in ${rounds}`,
  };
}

/** If free spins bring part of it, that part is named: plain spins feel like the rest. */
function rtpNote(sheet: Sheet | undefined): string | undefined {
  if (sheet === undefined) return undefined;
  if (!("shape" in sheet)) {
    const feature = formatPercent(sheet.rtp_feature_percent);
    return t`${feature} of it from free spins`;
  }
  if (sheet.rtp_method === "exact" || sheet.rtp_standard_error_percent === null) return undefined;
  const error = formatPercent(sheet.rtp_standard_error_percent);
  return t`measured, with a standard error of ${error}`;
}

/** A return below the bet is not a win: it is listed separately. */
function paidNote(sheet: Sheet): string {
  const paid = formatPercent(sheet.paid_rate_percent);
  return t`${paid} return something`;
}

function largestWinNote(sheet: Sheet): string {
  const rounds = formatFigure(Math.round(Number(sheet.max_win_one_in)));
  return t`one round in ${rounds}`;
}

/** What a player should know before the first stake: all of it published and exact. */
export function GameFacts({ game }: { game: Game }) {
  const sheet = useSheet(game);
  const house = useHouseSheet(game);
  const isHouseComing = useQuery(sheetsQuery).isPending;
  const isImportedComing = useQuery(bookGamesQuery).isPending;
  const isComing = sheet === undefined && (isHouseComing || isImportedComing);
  const [min, max] = [formatMoney(game.min_bet), formatMoney(game.max_bet)];
  const room = roomForNotes(game);
  const most = sheet === undefined ? undefined : formatFigure(sheet.max_win_multiplier);
  const drawn = t`Drawn, not filmed`;
  return (
    <dl className="divide-y divide-edge">
      <Fact
        name={t`Return to player (RTP)`}
        value={formatPercent(sheet?.rtp_percent ?? game.rtp)}
        note={isComing ? room.rtp : rtpNote(sheet)}
        isNoteComing={isComing}
      />
      <JackpotsFact game={game} />
      <Fact name={t`Volatility`} value={volatilityText(game)} />
      {(isComing || sheet !== undefined) && (
        <Fact
          name={t`Hit rate`}
          value={sheet && formatPercent(sheet.hit_rate_percent)}
          note={isComing ? room.paid : sheet && paidNote(sheet)}
          isNoteComing={isComing}
        />
      )}
      {game.game_type === "live" && (isHouseComing || house !== undefined) && (
        <Fact name={t`Dealer and table`} value={house && drawn} like={drawn} />
      )}
      <Fact name={t`Bets`} value={t`${min} to ${max}`} />
      {(isComing || sheet !== undefined) && (
        <Fact
          name={t`Max win`}
          value={most === undefined ? undefined : t`${most}× the bet`}
          note={isComing ? room.win : sheet && largestWinNote(sheet)}
          isNoteComing={isComing}
        />
      )}
    </dl>
  );
}

function Rules({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold
      className="rounded-tile bg-surface-2 px-4 text-sm"
      headClass="min-h-11 justify-between font-medium"
      head={title}
    >
      {children}
    </Fold>
  );
}

/** How a round goes, by the kind of game; the whole paytable is inside. */
function shapeText(sheet: GameSheet): string {
  const texts: Record<GameSheet["shape"], string> = {
    instant: t`You choose, you bet, and the result comes at once.`,
    steps: t`A round has several steps: you decide after each of them.`,
    shared: t`One round for all players: betting closes by the clock and the result is the same for all.`,
  };
  return texts[sheet.shape];
}

/** The rules in a few sentences. */
export function GameRules({ game }: { game: Game }) {
  const sheet = useHouseSheet(game);
  const imported = useBookGame(game);
  if (imported !== undefined) return <BookRules imported={imported} />;
  if (sheet === undefined) return null;
  return (
    <>
      <Rules title={t`Rules in short`}>
        <ul className="flex list-outside list-disc flex-col gap-1 pl-5 pb-4 text-quiet">
          {"shape" in sheet ? <li>{shapeText(sheet)}</li> : <SlotRules sheet={sheet} />}
          <li>{t`Every result is drawn by the server and can be verified afterwards.`}</li>
          <li>{t`All rules and prizes are in the game's menu.`}</li>
        </ul>
      </Rules>
      {"shape" in sheet && sheet.options.length > 1 && <WaysToPlay sheet={sheet} />}
    </>
  );
}

/** The rules of an imported game are its own; what its weights give is exact. */
function BookRules({ imported: { sheet, modes } }: { imported: BookGame }) {
  const version = sheet.definition_version;
  return (
    <>
      <Rules title={t`How its rounds are drawn`}>
        <ul className="flex list-outside list-disc flex-col gap-1 pl-5 pb-4 text-quiet">
          <li>
            {t`The game's maker published every round and how often each one comes up, version ${version}. The server draws one of them and decides nothing else.`}
          </li>
          <li>{t`Every result is drawn by the server and can be verified afterwards.`}</li>
          <li>{t`All rules and prizes are in the game's menu.`}</li>
        </ul>
      </Rules>
      <Rules title={t`Figures of each way to play`}>
        {modes.map((mode) => (
          <ModeFigures key={mode.name} mode={mode} />
        ))}
      </Rules>
    </>
  );
}

function ModeFigures({ mode }: { mode: BookGame["modes"][number] }) {
  const [cost, books] = [formatFigure(mode.cost), formatFigure(mode.books)];
  const [most, rounds] = [formatFigure(mode.max_multiplier), formatFigure(mode.max_one_in)];
  const paid = formatPercent(mode.paid_rate_percent);
  return (
    <section className="pb-2">
      <h3 className="pt-2 font-medium">{mode.name}</h3>
      <dl className="divide-y divide-edge">
        <Fact name={t`Costs`} value={t`${cost}× the bet`} />
        <Fact
          name={t`Return to player (RTP)`}
          value={formatPercent(mode.rtp_percent)}
          note={mode.rtp}
        />
        <Fact
          name={t`Hit rate`}
          value={formatPercent(mode.hit_rate_percent)}
          note={t`${paid} return something`}
        />
        <Fact name={t`Max win`} value={t`${most}× the bet`} note={t`one round in ${rounds}`} />
        <Fact name={t`Standard deviation`} value={formatFigure(mode.standard_deviation)} />
        <Fact name={t`Published rounds`} value={books} />
      </dl>
    </section>
  );
}

function SlotRules({ sheet }: { sheet: Exclude<Sheet, GameSheet> }) {
  const { reels, rows, lines, free_spins: free } = sheet;
  const lineCount = lines.length;
  const trigger = free.triggers[0];
  return (
    <>
      <li>
        {sheet.pays_both_ways
          ? t`${reels} reels, ${rows} rows, ${lineCount} lines that pay from both sides.`
          : t`${reels} reels, ${rows} rows, ${lineCount} lines that pay from the left.`}
      </li>
      <li>{t`Three or more matching symbols on a line win. Wilds stand for other symbols.`}</li>
      {trigger !== undefined && (
        <li>{t`${trigger.scatters} scatters anywhere give ${trigger.spins} free spins.`}</li>
      )}
    </>
  );
}

/** If the return depends on how one plays, each way is listed. */
function WaysToPlay({ sheet }: { sheet: GameSheet }) {
  const count = sheet.options.length;
  return (
    <Rules title={t`RTP of each way to play`}>
      <p className="text-xs text-quiet">
        {plural(count, { one: "# way to play", other: "# ways to play" })}
      </p>
      <dl className="divide-y divide-edge pb-2">
        {sheet.options.map(({ id, rtp_percent }) => (
          <Fact key={id} name={optionName(sheet.code, id)} value={formatPercent(rtp_percent)} />
        ))}
      </dl>
    </Rules>
  );
}
