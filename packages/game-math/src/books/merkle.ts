/**
 * A Merkle tree over lines, so that one line can be proved against a published root. Leaves and
 * nodes are hashed apart, as in RFC 6962; a node without a sibling moves up as it is.
 */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const LEAF = 0;
const NODE = 1;
const DIGEST_BYTES = 32;

export function leafOf(line: Uint8Array, sha256: Sha256): Uint8Array {
  const bytes = new Uint8Array(line.length + 1);
  bytes[0] = LEAF;
  bytes.set(line, 1);
  return sha256(bytes);
}

function nodeOf(left: Uint8Array, right: Uint8Array, sha256: Sha256): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * DIGEST_BYTES);
  bytes[0] = NODE;
  bytes.set(left, 1);
  bytes.set(right, 1 + DIGEST_BYTES);
  return sha256(bytes);
}

/** Pieces of an even number of hashes give the pieces of the level above. */
export function levelAbove(level: readonly Uint8Array[], sha256: Sha256): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left !== undefined) above.push(right === undefined ? left : nodeOf(left, right, sha256));
  }
  return above;
}

/** Of hashes that stand side by side: leaves, or the roots of blocks of 2^k leaves each. */
export function rootOf(hashes: readonly Uint8Array[], sha256: Sha256): Uint8Array {
  let level = hashes;
  while (level.length > 1) level = levelAbove(level, sha256);
  const [root] = level;
  if (root === undefined) throw new RangeError("A tree has a leaf.");
  return root;
}

/** Hashes that stand side by side; undefined beyond the last of them. */
export interface Level {
  readonly length: number;
  at(index: number): Uint8Array | undefined;
}

/** The siblings on the way from a hash up to the root, in all levels below it. */
export function pathIn(levels: readonly Level[], index: number): Uint8Array[] {
  return levels.flatMap((level, height) => {
    const place = Math.floor(index / 2 ** height);
    const sibling = level.at(place % 2 === 0 ? place + 1 : place - 1);
    return sibling === undefined ? [] : [sibling];
  });
}

export function pathOf(hashes: readonly Uint8Array[], index: number, sha256: Sha256): Uint8Array[] {
  const levels: Level[] = [];
  for (let level = hashes; level.length > 1; level = levelAbove(level, sha256)) levels.push(level);
  return pathIn(levels, index);
}

export interface Claim {
  readonly leaf: Uint8Array;
  readonly index: number;
  /** Leaves of the whole tree. */
  readonly count: number;
  readonly path: readonly Uint8Array[];
}

/** The root that a path leads to. */
export function climb({ leaf, index, count, path }: Claim, sha256: Sha256): Uint8Array {
  let hash = leaf;
  let [place, width] = [index, count];
  let used = 0;
  while (width > 1) {
    const isLeft = place % 2 === 0;
    const sibling = isLeft && place + 1 === width ? null : path[used];
    if (sibling === undefined) throw new RangeError("The path is too short.");
    if (sibling !== null) {
      hash = isLeft ? nodeOf(hash, sibling, sha256) : nodeOf(sibling, hash, sha256);
      used += 1;
    }
    place = Math.floor(place / 2);
    width = Math.ceil(width / 2);
  }
  if (used !== path.length) throw new RangeError("The path is too long.");
  return hash;
}
