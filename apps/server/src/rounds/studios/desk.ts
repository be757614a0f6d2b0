/** Partners as the desk enters them. What is checked here is checked again by nobody. */
import { isIP } from "node:net";
import type { Config } from "../../platform/config/config.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { hostIn, isPublicAddress } from "../../platform/http/guarded-post.ts";
import { type CircuitRow, loadCircuits } from "./circuit-repository.ts";
import { loadOwnKeys, type OwnKeyRow, retireOwn } from "./own-key-repository.ts";
import { ownFingerprint, type OwnKey, type OwnKeys, type OwnKeyWish } from "./own-keys.ts";
import { isWeb, ownKeyState, readNetwork, readOrigin } from "./partner-policy.ts";
import { fingerprintOf, readStudioKey } from "./signature.ts";
import {
  insertKey,
  listKeysOf,
  loadStudios,
  setRetirement,
  type Studio,
  type StudioTerms,
  writeStudio,
} from "./studio-repository.ts";
import type { StudioKeyRow } from "../types.ts";

export interface DeskDeps {
  readonly db: Db;
  readonly config: Config;
  readonly clock: { now(): Date };
  readonly ownKeys: OwnKeys;
  readonly isOwn: (code: string) => boolean;
}

export interface StudioDetail {
  readonly studio: Studio;
  /** The house's own, in this process: nothing about it is decided at the desk. */
  readonly isOwn: boolean;
  readonly keys: readonly StudioKeyRow[];
  readonly circuit: CircuitRow | null;
  /** Ours, which this partner verifies our requests by, retired ones too: the latest first. */
  readonly ownKeys: readonly OwnKeyView[];
}

export interface OwnKeyView extends OwnKey {
  readonly fingerprint: string;
  /** house: the key of all partners that have none of their own. */
  readonly state: "signs" | "waits" | "retired" | "house";
  readonly signsFrom: Date | null;
  readonly retiresAt: Date | null;
}

function requireField(name: string, isGood: boolean): void {
  if (isGood) return;
  throw new DomainError("common.invalid_input", { fields: { [name]: { code: "field.invalid" } } });
}

/** In the form in which it is kept. Throws common.invalid_input and backoffice.studio_not_found. */
export function checkTerms(deps: DeskDeps, code: string, terms: StudioTerms): StudioTerms {
  if (deps.isOwn(code)) throw new DomainError("backoffice.studio_not_found");
  const { isProduction, http } = deps.config;
  const base = terms.baseUrl === null ? null : URL.parse(terms.baseUrl);
  const isInside = base !== null && isIP(hostIn(base)) !== 0 && !isPublicAddress(hostIn(base));
  const isReachable = base !== null && isWeb(base, !isProduction) && !(isProduction && isInside);
  requireField("base_url", terms.baseUrl === null || isReachable);
  const origins = terms.frameOrigins.map((text) => readOrigin(text, !isProduction));
  const frameOrigins = origins.filter((one) => one !== null);
  // At an origin of ours a game would not be a stranger any more.
  const ours = URL.parse(http.publicUrl)?.origin;
  requireField("frame_origins", frameOrigins.length === origins.length);
  requireField("frame_origins", ours === undefined || !frameOrigins.includes(ours));
  const read = terms.networks.map(readNetwork);
  const networks = read.filter((one) => one !== null);
  requireField("networks", networks.length === read.length);
  requireField("networks", terms.networksMode === "log" || networks.length > 0);
  return {
    ...terms,
    frameOrigins: [...new Set(frameOrigins)],
    networks: [...new Set(networks)],
  };
}

/** Null: it is a new partner. */
export async function saveStudio(
  deps: DeskDeps,
  tx: Tx,
  { code, terms }: { readonly code: string; readonly terms: StudioTerms },
): Promise<Studio | null> {
  const checked = checkTerms(deps, code, terms);
  const before = (await loadStudios(tx)).find((one) => one.code === code) ?? null;
  await writeStudio(tx, code, checked);
  // Nobody knows a key of ours there yet: its own may sign at once.
  const now = deps.clock.now();
  if (before === null) await deps.ownKeys.make(tx, { studio: code, addedBy: null, signsFrom: now });
  return before;
}

export async function findStudio(deps: DeskDeps, code: string): Promise<Studio> {
  const studio = (await loadStudios(deps.db)).find((one) => one.code === code);
  if (studio === undefined) throw new DomainError("backoffice.studio_not_found");
  return studio;
}

export interface KeyWish {
  readonly studio: string;
  readonly publicKeyPem: string;
  readonly addedBy: string | null;
  /** Left out: after the partner and the key itself. */
  readonly keyId?: string;
}

export interface CheckedKey {
  readonly keyId: string;
  readonly publicKeyPem: string;
  readonly fingerprint: string;
}

/** Throws common.invalid_input, backoffice.studio_not_found and backoffice.studio_key_known. */
export async function checkKey(_deps: DeskDeps, db: Db, wish: KeyWish): Promise<CheckedKey> {
  const publicKey = readKey(wish.publicKeyPem);
  requireField("public_key", publicKey !== null);
  const fingerprint = publicKey === null ? "" : fingerprintOf(publicKey);
  for (const { code } of await loadStudios(db)) {
    const keys = (await listKeysOf(db, code)).map(present);
    // One signature, one partner.
    if (keys.some((one) => one.fingerprint === fingerprint)) {
      throw new DomainError("backoffice.studio_key_known");
    }
  }
  const keyId = wish.keyId ?? `${wish.studio}-${fingerprint.slice(0, 12)}`;
  const pem = publicKey?.export({ type: "spki", format: "pem" }).toString() ?? "";
  return { keyId, publicKeyPem: pem, fingerprint };
}

/** A private key is none to be entered here. */
function readKey(text: string) {
  if (text.includes("PRIVATE")) return null;
  try {
    return readStudioKey(text);
  } catch {
    return null;
  }
}

export async function addStudioKey(deps: DeskDeps, tx: Tx, wish: KeyWish): Promise<CheckedKey> {
  const checked = await checkKey(deps, tx, wish);
  const key = { ...checked, studio: wish.studio, addedBy: wish.addedBy };
  await insertKey(tx, key, deps.clock.now());
  return checked;
}

/** Throws backoffice.studio_not_found. */
export const retireStudioKey = retiring(setRetirement);
/** Throws backoffice.studio_not_found. */
export const retireOwnKey = retiring(retireOwn);

function retiring(set: typeof setRetirement) {
  return async (
    { clock }: DeskDeps,
    tx: Tx,
    of: { readonly studio: string; readonly keyId: string; readonly at: Date },
  ): Promise<void> => {
    const isSet = await set(tx, { ...of, now: clock.now() });
    if (!isSet) throw new DomainError("backoffice.studio_not_found");
  };
}

export const addOwnKey = ({ ownKeys }: DeskDeps, tx: Tx, wish: OwnKeyWish): Promise<OwnKeyRow> =>
  ownKeys.make(tx, wish);

async function viewOwnKeys({ db, clock, ownKeys }: DeskDeps, code: string): Promise<OwnKeyView[]> {
  const rows = (await loadOwnKeys(db)).filter(({ studio }) => studio === code);
  const views = rows.map((row): OwnKeyView => ({
    keyId: row.keyId,
    publicKeyPem: row.publicKeyPem,
    fingerprint: ownFingerprint(row),
    state: ownKeyState(row, rows, clock.now()),
    signsFrom: row.signsFrom,
    retiresAt: row.retiresAt,
  }));
  if (views.some(({ state }) => state === "signs")) return views;
  const houses = (await ownKeys.shownTo(null)).map((key): OwnKeyView => ({
    ...key,
    fingerprint: ownFingerprint(key),
    state: "house",
    signsFrom: null,
    retiresAt: null,
  }));
  return [...houses, ...views];
}

export async function readStudio(deps: DeskDeps, code: string): Promise<StudioDetail> {
  const studio = await findStudio(deps, code);
  const [keys, circuits] = await Promise.all([listKeysOf(deps.db, code), loadCircuits(deps.db)]);
  return {
    studio,
    isOwn: deps.isOwn(code),
    keys: keys.map(present),
    circuit: circuits.find((one) => one.studio === code) ?? null,
    ownKeys: await viewOwnKeys(deps, code),
  };
}

function present(key: Awaited<ReturnType<typeof listKeysOf>>[number]): StudioKeyRow {
  const { keyId, addedBy, createdAt, retiresAt, status } = key;
  return {
    keyId,
    addedBy,
    createdAt,
    retiresAt,
    isRetired: status === "retired",
    fingerprint: fingerprintOf(readStudioKey(key.publicKeyPem)),
  };
}
