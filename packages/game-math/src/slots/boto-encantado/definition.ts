import { gridStakes } from "../../grid-slots/game.ts";
import { exchanged, paying } from "../../grid-slots/screens.ts";
import { waysSlot } from "../../grid-slots/spins/ways-spin.ts";

const base = [
  `
    vitoria_regia tartaruga alga estrela vitoria_regia chapeu concha pirarucu estrela remo
    pirarucu concha alga tartaruga concha remo alga canoa tartaruga concha lua alga remo
    estrela concha canoa estrela remo canoa pirarucu chapeu remo
  `,
  `
    vitoria_regia estrela alga vitoria_regia remo tartaruga canoa estrela vitoria_regia
    canoa concha estrela pirarucu alga concha boto estrela concha alga lua pirarucu alga
    chapeu canoa remo tartaruga chapeu estrela canoa remo tartaruga pirarucu
  `,
  `
    alga canoa estrela tartaruga boto alga pirarucu tartaruga concha estrela remo alga
    estrela canoa remo chapeu tartaruga vitoria_regia concha chapeu alga estrela pirarucu
    concha lua remo concha pirarucu tartaruga canoa vitoria_regia remo
  `,
  `
    estrela canoa tartaruga estrela vitoria_regia lua tartaruga remo alga pirarucu canoa
    remo vitoria_regia concha alga canoa concha estrela canoa vitoria_regia tartaruga
    pirarucu chapeu remo alga concha chapeu boto remo alga pirarucu concha
  `,
  `
    lua alga concha tartaruga pirarucu estrela remo concha canoa tartaruga vitoria_regia
    remo tartaruga estrela chapeu concha vitoria_regia remo chapeu alga estrela chapeu remo
    alga canoa vitoria_regia estrela pirarucu canoa concha alga pirarucu
  `,
];

const free = [
  `
    estrela canoa alga pirarucu remo alga pirarucu concha canoa vitoria_regia tartaruga lua
    concha alga pirarucu chapeu remo concha estrela alga remo vitoria_regia estrela remo
    concha estrela tartaruga chapeu canoa tartaruga concha remo
  `,
  `
    canoa pirarucu concha estrela boto_x2 tartaruga estrela vitoria_regia lua chapeu canoa
    concha pirarucu remo estrela tartaruga alga estrela pirarucu canoa remo vitoria_regia
    canoa concha alga estrela vitoria_regia alga chapeu remo tartaruga boto_x2 alga
  `,
  `
    tartaruga pirarucu alga tartaruga vitoria_regia estrela remo concha alga estrela remo
    concha boto_x2 remo tartaruga alga canoa boto_x3 estrela canoa concha lua chapeu concha
    estrela pirarucu canoa tartaruga chapeu alga remo pirarucu vitoria_regia
  `,
  `
    pirarucu boto_x2 alga estrela concha remo canoa vitoria_regia pirarucu estrela canoa
    chapeu concha alga estrela canoa boto_x2 tartaruga pirarucu vitoria_regia remo alga
    chapeu concha canoa vitoria_regia tartaruga concha lua remo tartaruga alga remo
  `,
  `
    alga chapeu concha alga pirarucu remo vitoria_regia canoa pirarucu chapeu estrela remo
    canoa lua pirarucu chapeu canoa estrela tartaruga concha remo tartaruga vitoria_regia
    concha alga tartaruga remo estrela alga concha vitoria_regia estrela
  `,
];

/** For the ante: a moon more on four reels, and fewer of the dear symbols. */
const ante = exchanged(base, [
  [0, 1, "concha"],
  [0, 4, "lua"],
  [0, 25, "alga"],
  [1, 2, "lua"],
  [1, 4, "alga"],
  [1, 29, "estrela"],
  [2, 5, "lua"],
  [3, 4, "concha"],
  [3, 20, "lua"],
  [4, 30, "remo"],
]);

/**
 * Boto Encantado: 243 ways. In the free spins every wild counts as two or three ways, and those on
 * different reels multiply each other.
 */
export const slot = waysSlot({
  facts: {
    id: 5,
    code: "boto-encantado",
    name: "Boto Encantado",
    brand: "mare",
    tags: ["243-ways", "free-spins", "multiplier", "buy-feature"],
    stakesCentavos: gridStakes,
    defaultStakeCentavos: 100,
    maxStakeCentavos: 65_000,
  },
  numbers: {
    screen: {
      reels: 5,
      rowsMin: 3,
      rowsMax: 3,
      lines: [],
      pays: "ways",
      symbols: [
        { id: "boto", role: "wild" },
        { id: "boto_x2", role: "wild", multiplier: 2 },
        { id: "boto_x3", role: "wild", multiplier: 3 },
        { id: "lua", role: "scatter" },
        ...paying("chapeu", "vitoria_regia", "pirarucu", "tartaruga", "canoa"),
        ...paying("remo", "concha", "estrela", "alga"),
      ],
    },
    least: 3,
    pays: {
      chapeu: [200, 600, 2500],
      vitoria_regia: [125, 400, 1500],
      pirarucu: [100, 250, 1000],
      tartaruga: [80, 210, 600],
      canoa: [65, 160, 500],
      remo: [50, 110, 300],
      concha: [45, 100, 250],
      estrela: [35, 75, 225],
      alga: [30, 65, 200],
    },
    strips: { base, free },
    scatter: "lua",
    scatterPays: [200, 1000, 5000],
    spins: [10, 12, 15],
    retriggerSpins: 5,
    spinsMax: 30,
    maxWinMultiplier: 500,
  },
  modes: [
    {
      id: "ante",
      units: 2,
      numbers: { strips: { base: ante, free } },
    },
    { id: "buy", units: 35, spins: 10 },
    { id: "buy-super", units: 70, spins: 20 },
  ],
  /** Its maximum of 1,000 came once in 5.9 billion rounds; its second version had no other ways. */
  formerMaxima: [1_000, 500],
});

export const { made: botoEncantadoSlot, game: botoEncantado } = slot;
