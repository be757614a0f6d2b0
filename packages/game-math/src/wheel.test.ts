// Protects: a sector is drawn by exactly as many tickets as it has weight, in the published order;
// and a spin that was told otherwise than it was drawn does not verify.
import { expect, test } from "vitest";
import { commitmentOf, createDraws, seedFromHex } from "./provably-fair.ts";
import { turnWheel, verifySpin } from "./wheel.ts";

const sectors = [
  { code: "a", weight: 3 },
  { code: "b", weight: 1 },
  { code: "c", weight: 2 },
];

test("each ticket belongs to one sector", () => {
  const drawn = [0, 1, 2, 3, 4, 5].map((ticket) =>
    turnWheel(sectors, {
      below: (n) => {
        expect(n).toBe(6);
        return ticket;
      },
    }),
  );
  expect(drawn.map(({ sector }) => sector.code).join("")).toBe("aaabcc");
});

test("a ticket beyond all weights is nobody's", () => {
  expect(() => turnWheel(sectors, { below: (n) => n })).toThrow("within the weights");
});

test("a true spin verifies, and an untrue one does not", () => {
  const serverSeed = "07".repeat(32);
  const seed = { serverSeed: seedFromHex(serverSeed), clientSeed: "own", nonce: 4 };
  const { ticket, sector } = turnWheel(sectors, createDraws(seed));
  const commitment = commitmentOf(seed.serverSeed);
  const spin = { commitment, serverSeed, clientSeed: "own", nonce: 4, sectors, ticket };
  const drawn = sector.code;
  expect(verifySpin({ ...spin, drawn })).toEqual({ commitmentMatches: true, drawMatches: true });
  expect(verifySpin({ ...spin, drawn: "x" }).drawMatches).toBe(false);
  expect(verifySpin({ ...spin, drawn, ticket: ticket + 1 }).drawMatches).toBe(false);
  const other = verifySpin({ ...spin, drawn, serverSeed: "08".repeat(32) });
  expect(other.commitmentMatches).toBe(false);
});
