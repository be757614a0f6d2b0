/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import {
  Activity,
  BookOpen,
  Dices,
  GitCompare,
  Handshake,
  ListPlus,
  RotateCcw,
  Scale,
  Trophy,
  Tv,
  Video,
} from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const gamesSections: readonly Section[] = [
  { to: "/games", label: msg`Games`, icon: Dices, permission: "games.read" },
  { to: "/studios", label: msg`Partners`, icon: Handshake, permission: "games.read" },
  {
    to: "/partner-games",
    label: msg`Partners' games`,
    icon: ListPlus,
    permission: "games.read",
  },
  {
    to: "/partner-days",
    label: msg`Partners' days`,
    icon: GitCompare,
    permission: "payments.reconcile",
  },
  { to: "/returns", label: msg`Returns`, icon: Scale, permission: "games.read" },
  { to: "/game-ranking", label: msg`Ranking`, icon: Activity, permission: "games.read" },
  { to: "/big-wins", label: msg`Big wins`, icon: Trophy, permission: "games.read" },
  { to: "/publications", label: msg`Imported games`, icon: BookOpen, permission: "games.read" },
  { to: "/tables", label: msg`Tables`, icon: Tv, permission: "games.read" },
  {
    to: "/rounds",
    label: msg`Rounds`,
    icon: RotateCcw,
    permission: "games.read",
    waiting: "rounds",
  },
  { to: "/videos", label: msg`Video channels`, icon: Video, permission: "games.read" },
];
