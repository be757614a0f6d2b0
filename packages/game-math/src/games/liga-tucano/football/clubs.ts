/** The clubs of the house's league. All are invented; strengths are what their odds follow from. */

export interface Club {
  readonly id: string;
  readonly name: string;
  /** Three letters for scoreboards. */
  readonly short: string;
  readonly colours: readonly [shirt: string, trim: string];
  /** Goals scored and let in, in hundredths of an average club's: 120 scores a fifth more. */
  readonly attack: number;
  readonly defence: number;
}

export const clubs: readonly Club[] = [
  club("onca", "Onça Atlético", "ONC", ["#e8a317", "#1b1b1b"], 138, 76),
  club("tucano", "Tucano Futebol", "TUC", ["#ff7a1a", "#0f2b33"], 130, 82),
  club("mare", "Maré Sport", "MAR", ["#1f7fd1", "#eaf6ff"], 126, 84),
  club("saci", "Saci Clube", "SAC", ["#c2202f", "#ffffff"], 120, 88),
  club("arara", "Arara Real", "ARA", ["#1546a0", "#ffd23f"], 116, 92),
  club("boto", "Boto do Norte", "BOT", ["#e86aa6", "#3a1030"], 112, 94),
  club("serra", "Serra Azul", "SER", ["#3b5bdb", "#dbe4ff"], 108, 96),
  club("ipe", "Ipê Amarelo", "IPE", ["#f2c400", "#24511d"], 104, 98),
  club("jangada", "Jangada", "JAN", ["#0aa58f", "#fff3d6"], 100, 100),
  club("garoa", "Garoa União", "GAR", ["#5c6b7a", "#ffffff"], 98, 102),
  club("cerrado", "Cerrado Central", "CER", ["#a4551e", "#ffe8c7"], 95, 104),
  club("pampa", "Pampa Gaúcho", "PAM", ["#2d8a3e", "#d0021b"], 92, 106),
  club("caatinga", "Caatinga", "CAA", ["#c98b2b", "#3d2b1f"], 88, 110),
  club("mangue", "Mangue Cidade", "MAN", ["#4b7f52", "#f4f1de"], 84, 114),
  club("vitoria-regia", "Vitória-Régia", "VIT", ["#7b2d8b", "#c5e8b7"], 80, 120),
  club("farol", "Farol da Barra", "FAR", ["#d7263d", "#f5f5f5"], 74, 128),
];

function club(
  id: string,
  name: string,
  short: string,
  colours: Club["colours"],
  attack: number,
  defence: number,
): Club {
  return { id, name, short, colours, attack, defence };
}

export function findClub(id: string): Club | null {
  return clubs.find((each) => each.id === id) ?? null;
}

/** A round of a season: who plays whom. */
export interface Pairing {
  readonly home: string;
  readonly away: string;
}

/**
 * Everybody plays everybody twice, once at home: the circle method (one club stays put, the others
 * move on by a place each round), and then the same again with home and away swapped.
 */
export function seasonOf(ids: readonly string[]): readonly (readonly Pairing[])[] {
  const [still = "", ...moving] = ids;
  const rounds = moving.map((_, round) => {
    const turned = [...moving.slice(round), ...moving.slice(0, round)];
    const places = [still, ...turned];
    return pairsOf(places, round % 2 === 1);
  });
  const second = rounds.map((pairs) => pairs.map(({ home, away }) => ({ home: away, away: home })));
  return [...rounds, ...second];
}

function pairsOf(places: readonly string[], isTurned: boolean): Pairing[] {
  return Array.from({ length: places.length / 2 }, (_, index) => {
    const [a = "", b = ""] = [places[index], places[places.length - 1 - index]];
    // The club that stays put would otherwise always be at home.
    const isAway = index === 0 ? isTurned : index % 2 === 1;
    return isAway ? { home: b, away: a } : { home: a, away: b };
  });
}
