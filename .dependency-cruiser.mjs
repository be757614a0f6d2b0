/** The import rules, made from floors.mjs. Run by `npm run check`. */
import {
  aboveWings,
  appImports,
  browserApps,
  ground,
  outsiders,
  packageImports,
  serverFloors,
  serverWings,
  standbyKeepers,
  standbyReaders,
  waysToStandby,
} from "./floors.mjs";

const rooms = [...serverFloors.flat(), ...outsiders];
const anyOf = (names) => `(${names.join("|")})`;
const severity = "error";

/** A room may not import rooms of its own floor or above. */
const floorRules = serverFloors.flatMap((floor, index) => {
  const above = serverFloors.slice(0, index).flat();
  return floor.map((room) => {
    const forbidden = [...above, ...floor.filter((other) => other !== room), ...outsiders];
    return {
      name: `floors:${room}-calls-only-down`,
      severity,
      comment: "Calls go down. Declare an interface here and let composition.ts pass it in.",
      from: { path: `^apps/server/src/${room}/` },
      to: { path: `^apps/server/src/${anyOf(forbidden)}/` },
    };
  });
});

/** A wing is a folder, or a file that has a row of its own. */
const wingPath = (room, name) =>
  `^apps/server/src/${room}/${name.endsWith(".ts") ? `${name}$` : `${name}/`}`;
const above = `${anyOf(aboveWings)}$`;

/** A wing may not import wings of its own row or above; what stands beside the door, none. */
const wingRules = Object.entries(serverWings).flatMap(([room, rows]) => {
  const paths = (names) => names.map((name) => wingPath(room, name));
  return [
    ...rows
      .flatMap((row, index) =>
        row.map((wing) => ({
          name: `wings:${room}-${wing}`,
          severity,
          comment: "Calls go down. What both need belongs in a wing below, or beside the door.",
          from: { path: wingPath(room, wing) },
          to: {
            path: paths([...rows.slice(0, index).flat(), ...row.filter((other) => other !== wing)]),
          },
        })),
      )
      .filter(({ to }) => to.path.length > 0),
    {
      name: `wings:${room}-beside-the-door`,
      severity,
      comment:
        "It is below the wings. What needs one belongs in a wing, or in a row of floors.mjs.",
      from: {
        path: `^apps/server/src/${room}/[^/]+\\.ts$`,
        pathNot: [`^apps/server/src/${room}/${above}`, "\\.test\\.ts$", ...paths(rows.flat())],
      },
      to: { path: paths(rows.flat()) },
    },
  ];
});

const roomRules = [
  {
    name: "wings:the-door-is-on-top",
    severity,
    comment: "Nothing in a room needs its door, its jobs or the checks of its books.",
    from: {
      path: `^apps/server/src/${anyOf(rooms)}/`,
      pathNot: ["/test/", "\\.test\\.ts$", `^apps/server/src/[^/]+/${above}`],
    },
    to: { path: `^apps/server/src/$1/${above}` },
  },
  {
    name: "wings:have-a-place",
    severity,
    comment: "Each folder of a room has a place in floors.mjs.",
    from: { path: "^apps/server/" },
    to: {
      path: `^apps/server/src/${anyOf([...rooms, ground])}/[^/]+/`,
      pathNot: [
        "^apps/server/src/[^/]+/(test|migrations)/",
        ...Object.entries(serverWings).flatMap(([room, rows]) =>
          rows.flat().map((name) => wingPath(room, name)),
        ),
      ],
    },
  },
];

const outsiderRules = outsiders.map((room) => ({
  name: `floors:${room}-knows-only-the-ground`,
  severity,
  comment: "This room plays an outside party; it meets the house only over HTTP.",
  from: { path: `^apps/server/src/${room}/`, pathNot: "/test/" },
  to: { path: "^apps/server/src/", pathNot: `^apps/server/src/(${room}|${ground})/` },
}));

const packageRules = Object.entries(packageImports).map(([name, allowed]) => ({
  name: `packages:${name}`,
  severity,
  comment: `packages/${name} may import: ${allowed.join(", ") || "nothing of ours"}.`,
  from: { path: `^packages/${name}/` },
  to: { path: "^(packages|apps|tools|e2e)/", pathNot: `^packages/${anyOf([name, ...allowed])}/` },
}));

const appRules = Object.entries(appImports).map(([name, allowed]) => ({
  name: `apps:${name}`,
  severity,
  comment: `apps/${name} may import the packages ${allowed.join(", ")} and itself.`,
  from: { path: `^apps/${name}/` },
  to: {
    path: "^(packages|apps|tools|e2e)/",
    pathNot: [`^packages/${anyOf(allowed)}/`, `^apps/${name}/`],
  },
}));

/** repository.ts, deposit-repository.ts, repository-seeds.ts: wherever SQL stands. */
const repositories = "/[^/]*repository[^/]*\\.ts$";

const doorRules = [
  {
    name: "doors:between-rooms",
    severity,
    comment: "Another room is entered by its index.ts only.",
    from: { path: `^apps/server/src/${anyOf(rooms)}/` },
    to: {
      path: `^apps/server/src/${anyOf(rooms)}/`,
      pathNot: ["^apps/server/src/$1/", "^apps/server/src/[^/]+/index\\.ts$"],
    },
  },
  {
    name: "doors:from-outside",
    severity,
    comment: "composition.ts and everything else outside the rooms enters by index.ts only.",
    from: { path: "^apps/server/", pathNot: `^apps/server/src/${anyOf(rooms)}/` },
    to: {
      path: `^apps/server/src/${anyOf(rooms)}/`,
      pathNot: "^apps/server/src/[^/]+/(index\\.ts$|test/)",
    },
  },
  {
    name: "ground:stands-on-nothing",
    severity,
    comment: "The ground knows no room.",
    from: { path: `^apps/server/src/${ground}/` },
    to: { path: "^apps/server/src/", pathNot: `^apps/server/src/(${ground}|testing)/` },
  },
  {
    name: "layers:routes-do-not-query",
    severity,
    comment: "calls.ts names a command; the command decides; repository.ts queries.",
    from: { path: "^apps/server/src/.*/(calls|routes)\\.ts$" },
    to: { path: repositories },
  },
  {
    name: "layers:policy-is-pure",
    severity,
    comment: "policy.ts is arithmetic on what it is given.",
    from: { path: "^apps/server/src/.*/policy\\.ts$" },
    to: {
      path: `${repositories}|^apps/server/src/${ground}/(database|http|jobs)/`,
    },
  },
  {
    name: "tests:stay-out-of-the-product",
    severity,
    comment: "The product does not depend on what tests it.",
    from: {
      path: "^(apps|packages)/",
      pathNot: ["\\.test\\.tsx?$", "/test/", "/testing/", "^apps/server/simulation/"],
    },
    to: { path: "\\.test\\.tsx?$|/test/|^apps/server/src/testing/|^apps/server/simulation/" },
  },
];

const serverPaths = (paths) => paths.map((path) => `^apps/server/src/${path}$`);
const standbyRules = [
  {
    name: "standby:lists-reports-and-books",
    severity,
    comment: "A standby may be behind: nothing that decides reads there.",
    from: {
      path: "^apps/server/src/",
      pathNot: ["/test/", "\\.test\\.ts$", ...serverPaths([...standbyReaders, ...standbyKeepers])],
    },
    to: { path: serverPaths(waysToStandby) },
  },
  {
    name: "standby:its-readers-write-nothing",
    severity,
    comment: "What writes stands in a file of its own, and reads on the primary.",
    from: { path: serverPaths(standbyReaders) },
    to: { path: `^apps/server/src/${ground}/(database/transaction|jobs/index)\\.ts$` },
  },
];

const webRules = [
  {
    name: "web:features-are-apart",
    severity,
    comment: "Features do not import features; the routes compose them.",
    from: { path: `^apps/${anyOf(browserApps)}/src/features/([^/]+)/` },
    to: {
      path: "^apps/[^/]+/src/features/",
      pathNot: "^apps/$1/src/features/$2/",
    },
  },
  {
    name: "web:routes-are-on-top",
    severity,
    comment: "routes → features → platform. Nothing below imports the routes.",
    from: { path: `^apps/${anyOf(browserApps)}/src/(features|platform)/` },
    to: { path: "^apps/[^/]+/src/routes/" },
  },
  {
    name: "web:platform-is-below",
    severity,
    comment: "The platform of a web app knows no feature.",
    from: { path: `^apps/${anyOf(browserApps)}/src/platform/` },
    to: { path: "^apps/[^/]+/src/features/" },
  },
  {
    name: "web:no-node",
    severity,
    comment: "This code runs in a browser.",
    from: {
      path: `^(apps/${anyOf(browserApps)}/src|packages/(contract|ui|i18n|game-math)/src)/`,
      pathNot: "\\.test\\.tsx?$",
    },
    to: { dependencyTypes: ["core"] },
  },
];

const generalRules = [
  {
    name: "no-circles",
    severity,
    comment: "Two files that need each other, if only for a type, are one file or miss a third.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-missing",
    severity,
    comment: "The import leads nowhere.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "e2e-stays-outside",
    severity,
    comment: "A journey knows the product as a visitor does.",
    from: { path: "^e2e/" },
    to: { path: "^(apps|tools)/" },
  },
];

export default {
  forbidden: [
    ...floorRules,
    ...wingRules,
    ...roomRules,
    ...outsiderRules,
    ...packageRules,
    ...appRules,
    ...doorRules,
    ...standbyRules,
    ...webRules,
    ...generalRules,
  ],
  options: {
    // TypeScript 7 has no parser for other programs to use; with it the checker would see nothing.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.types|\\.cache|\\.data)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
