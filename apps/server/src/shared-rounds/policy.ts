/** The rules of shared rounds that need no database. */
import { createHash } from "node:crypto";
import { type Centavos, multiplyFloor } from "@tucano/contract/money.ts";
import { MAX_AMOUNT_CENTAVOS } from "@tucano/contract/studios/studio-wallet.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { DomainError } from "../platform/errors.ts";
import type { Context, TableBet } from "./types.ts";

const LETTERS = "abcdefghijlmnoprstuvz";

/** Always the same for the same player, but it identifies nobody: "ma***47". */
export function aliasOf(player: string): string {
  const digest = createHash("sha256").update(`alias:${player}`).digest();
  const letter = (index: number) => LETTERS.charAt(digest.readUInt8(index) % LETTERS.length);
  const number = (digest.readUInt16BE(4) % 90) + 10;
  return `${letter(0)}${letter(1)}***${number}`;
}

/**
 * The most that a bet may stake so that whatever it wins can be paid: the wallet takes no win above
 * its maximum, and a bet that could win more is refused while it still can be.
 */
export function largestStake(of: {
  /** Hundredths of a unit that the bet wins at most. */
  readonly mostHundredths: number;
  readonly units: number;
}): Centavos {
  const { mostHundredths, units } = of;
  if (mostHundredths === 0) return MAX_AMOUNT_CENTAVOS;
  const unit = multiplyFloor(MAX_AMOUNT_CENTAVOS, 100, mostHundredths);
  return multiplyFloor(unit, units, 1);
}

export function requireTable({ games }: Pick<Context, "games">, code: string): SharedGame {
  const game = games.find(({ facts }) => facts.code === code);
  if (game === undefined) throw new DomainError("house_games.game_unknown");
  return game;
}

export function stakeOf(bet: Pick<TableBet, "unit" | "units">): Centavos {
  return multiplyFloor(bet.unit, bet.units, 1);
}
