import { gridStakes } from "../../grid-slots/game.ts";
import { firstLines } from "../../grid-slots/paylines.ts";
import { paying } from "../../grid-slots/screens.ts";
import { holdSlot } from "../../grid-slots/spins/hold-spin.ts";

/**
 * Luar do Sertão: twenty lines, and hold and win. Six moons stay with what they carry, three
 * respins start anew with every moon that rises, and a full sky raises the round to the maximum.
 */
export const slot = holdSlot({
  facts: {
    id: 8,
    code: "luar-do-sertao",
    name: "Luar do Sertão",
    brand: "saci",
    tags: ["5x3", "lines", "hold-and-win"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: firstLines(20),
      pays: "line",
      symbols: [
        { id: "vagalume", role: "wild" },
        { id: "lua", role: "moon" },
        { id: "vazio", role: "blank" },
        ...paying("coruja", "raposa", "tatu", "viola"),
        ...paying("lampiao", "mandacaru", "chapeu_couro", "cuia"),
      ],
    },
    pays: {
      least: 3,
      pays: {
        coruja: [400, 1500, 7500],
        raposa: [300, 1000, 4000],
        tatu: [225, 750, 2500],
        viola: [175, 450, 1500],
        lampiao: [110, 250, 900],
        mandacaru: [85, 225, 750],
        chapeu_couro: [80, 175, 600],
        cuia: [75, 150, 500],
      },
    },
    strips: [
      `
        lampiao mandacaru viola cuia chapeu_couro lampiao tatu cuia mandacaru lua lua lampiao
        coruja chapeu_couro raposa lua coruja cuia tatu lampiao raposa mandacaru lampiao
        chapeu_couro mandacaru lampiao viola mandacaru tatu viola mandacaru lua
      `,
      `
        coruja mandacaru tatu coruja cuia vagalume viola lampiao cuia chapeu_couro viola lua lua
        chapeu_couro lampiao lua chapeu_couro mandacaru tatu chapeu_couro cuia tatu raposa lampiao
        cuia chapeu_couro viola raposa lua mandacaru cuia raposa
      `,
      `
        tatu lampiao viola chapeu_couro mandacaru viola vagalume chapeu_couro mandacaru cuia viola
        chapeu_couro raposa lua lampiao cuia lua lua vagalume mandacaru tatu chapeu_couro coruja
        lampiao cuia mandacaru tatu lampiao lua raposa lampiao cuia coruja
      `,
      `
        mandacaru lampiao vagalume chapeu_couro raposa coruja cuia viola lampiao cuia mandacaru
        lua chapeu_couro mandacaru viola lua lua tatu coruja lampiao raposa vagalume cuia viola
        mandacaru cuia chapeu_couro tatu lua chapeu_couro tatu lampiao raposa
      `,
      `
        tatu lampiao cuia chapeu_couro raposa cuia tatu viola chapeu_couro raposa viola mandacaru
        coruja cuia viola lua lua lampiao mandacaru lua lampiao chapeu_couro tatu raposa coruja
        mandacaru lua lampiao coruja cuia viola mandacaru chapeu_couro
      `,
    ],
    moon: "lua",
    blank: "vazio",
    least: 6,
    respins: 3,
    moonOneIn: 20,
    values: [
      { hundredths: 50, weight: 20 },
      { hundredths: 100, weight: 40 },
      { hundredths: 200, weight: 32 },
      { hundredths: 300, weight: 24 },
      { hundredths: 500, weight: 14 },
      { hundredths: 1000, weight: 8 },
      { hundredths: 2500, weight: 2 },
    ],
    maxWinMultiplier: 1_000,
  },
});

export const { made: luarDoSertaoSlot, game: luarDoSertao } = slot;
