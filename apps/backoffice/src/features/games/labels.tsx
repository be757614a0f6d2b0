/** The words for kinds and states of games and tables. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { offerStatuses } from "@tucano/contract/backoffice/games/games.ts";
import type { tablePhases } from "@tucano/contract/backoffice/games/tables.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { sharedModes } from "@tucano/contract/studios/game-modes.ts";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { gameTypeWords } from "../../platform/subjects/game-type-words.ts";
import { TextLink } from "../../platform/tables/text-link.tsx";

export type OfferStatus = (typeof offerStatuses)[number];
type Phase = (typeof tablePhases)[number];
type Label = readonly [MessageDescriptor, BadgeTone];

const statusLabels: Record<OfferStatus | "stopped", Label> = {
  live: [msg`Open`, "leaf"],
  maintenance: [msg`Maintenance`, "gold"],
  hidden: [msg`Hidden`, "neutral"],
  stopped: [msg`Stopped`, "coral"],
};

const phaseLabels: Record<Phase, Label> = {
  betting: [msg`Taking bets`, "leaf"],
  closed: [msg`Closed`, "gold"],
  flying: [msg`Flying`, "sea"],
  shown: [msg`Over`, "neutral"],
  void: [msg`Called off`, "coral"],
};

const roundLabels: Record<"open" | "settled" | "void", Label> = {
  open: [msg`Running`, "sea"],
  settled: [msg`Over`, "neutral"],
  void: [msg`Called off, stake returned`, "coral"],
};

const betLabels: Record<"pending" | "staked" | "settled" | "void", Label> = {
  pending: [msg`Not confirmed`, "gold"],
  staked: [msg`In play`, "sea"],
  settled: [msg`Over`, "neutral"],
  void: [msg`Given back`, "coral"],
};

/** What a partner's calls left to be looked at. */
const flagWords: Readonly<Record<string, MessageDescriptor>> = {
  "late-win": msg`A win came after the end`,
  "rollback-after-win": msg`A bet was taken back after its win`,
  shortfall: msg`Not all of it was there to be taken back`,
};

export function useFlagWords(): (flags: readonly string[]) => string {
  const { _ } = useLingui();
  return (flags) =>
    flags.map((flag) => (flagWords[flag] === undefined ? flag : _(flagWords[flag]))).join(", ") ||
    "–";
}

function Labelled({ label: [text, tone] }: { label: Label }) {
  const { _ } = useLingui();
  return <Badge tone={tone}>{_(text)}</Badge>;
}

export function OfferBadge({ status }: { status: OfferStatus | "stopped" }) {
  return <Labelled label={statusLabels[status]} />;
}

export function PhaseBadge({ phase }: { phase: Phase }) {
  return <Labelled label={phaseLabels[phase]} />;
}

export function RoundBadge({ status }: { status: keyof typeof roundLabels }) {
  return <Labelled label={roundLabels[status]} />;
}

export function BetBadge({ status }: { status: keyof typeof betLabels }) {
  return <Labelled label={betLabels[status]} />;
}

export function useTypeNames(): {
  nameOf: (type: string) => string;
  words: Readonly<Record<string, string>>;
} {
  const { _ } = useLingui();
  return {
    nameOf: (type) => (type in gameTypeWords ? _(gameTypeWords[type as GameType]) : type),
    words: Object.fromEntries(Object.entries(gameTypeWords).map(([type, text]) => [type, _(text)])),
  };
}

export function useOfferNames(): Readonly<Record<OfferStatus, string>> {
  const { _ } = useLingui();
  const nameOf = (status: OfferStatus) => _(statusLabels[status][0]);
  return { live: nameOf("live"), maintenance: nameOf("maintenance"), hidden: nameOf("hidden") };
}

export function GameLink({ game }: { game: { game_id: number; name: string } }) {
  return (
    <TextLink to="/games/$gameId" params={{ gameId: String(game.game_id) }}>
      {game.name}
    </TextLink>
  );
}

const modeWords: Readonly<Record<(typeof sharedModes)[number], MessageDescriptor>> = {
  real: msg`For money`,
  demo: msg`With play money`,
  free: msg`Free rounds`,
};

/** Of a mode that a studio has named, that name. */
export function useModeName(): (mode: string) => string {
  const { _ } = useLingui();
  return (mode) => {
    const shared = sharedModes.find((one) => one === mode);
    return shared === undefined ? mode : _(modeWords[shared]);
  };
}

/** "all", "type:slots", "studio:house", "game:12" or "game:12:demo" in words. */
export function useScopeName(): (scope: string, name: string | null) => string {
  const { _ } = useLingui();
  const { nameOf } = useTypeNames();
  const modeOf = useModeName();
  return (scope, name) => {
    if (scope === "all") return _(msg`All games`);
    const [kind, id = "", mode] = scope.split(":");
    if (kind === "type") return nameOf(id);
    const whole = kind === "studio" ? _(msg`Studio ${name ?? id}`) : (name ?? id);
    return mode === undefined ? whole : `${whole} (${modeOf(mode)})`;
  };
}
