/** What missions ask for, written from their numbers. */
import { plural, t } from "@lingui/core/macro";
import type { Mission } from "./api.ts";

export const pointsText = (points: number): string =>
  plural(points, { one: "# point", other: "# points" });

function gamesText({ target, rounds_each: each, counts }: Mission): string {
  const rounds = plural(each, { one: "# round", other: "# rounds" });
  if (counts === "games") {
    return plural(target, {
      one: `Play ${rounds} of one game`,
      other: `Play ${rounds} each of # different games`,
    });
  }
  return plural(target, {
    one: `Play ${rounds} of a game that is new to you`,
    other: `Play ${rounds} each of # games that are new to you`,
  });
}

function daysText({ target, rounds_each: each }: Mission): string {
  if (each === 1) {
    return plural(target, { one: "Play on # day", other: "Play on # different days" });
  }
  const rounds = plural(each, { one: "# round", other: "# rounds" });
  return plural(target, {
    one: `Play ${rounds} on one day`,
    other: `Play ${rounds} on each of # different days`,
  });
}

export function missionName(mission: Mission): string {
  const { counts, target } = mission;
  switch (counts) {
    case "rounds":
      return plural(target, { one: "Play # round", other: "Play # rounds" });
    case "games":
    case "newGames":
      return gamesText(mission);
    case "days":
      return daysText(mission);
    case "twoStep":
      return t`Turn on the authenticator app`;
    case "depositLimit":
      return t`Set a deposit limit`;
  }
}

/** Where an account is protected; null: it is a mission of play. */
export function placeOf({ counts }: Mission) {
  if (counts === "twoStep") return "/security-center";
  return counts === "depositLimit" ? "/responsible-gaming/limits" : null;
}
