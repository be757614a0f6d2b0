// Protects: a scene that is torn down takes no picture away from the one in its place.
import { expect, test } from "vitest";
import { ownTexture } from "./own-texture.ts";

test("what one scene lets go of, another still has", () => {
  const picture = { resource: new Uint8Array(4), width: 1, height: 1 };
  const [lost, next] = [ownTexture(picture), ownTexture(picture)];
  lost.destroy(true);
  expect(next.destroyed).toBe(false);
  expect(next.source.destroyed).toBe(false);
});
