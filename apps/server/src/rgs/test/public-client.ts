/**
 * A game's front end as the protocol's public client documents it: it is made from the launch
 * address, sends these bodies, reads every flag and number unguarded, keeps its own idea of whether
 * a round is active, and refuses what it would not send.
 */
const FLAGS = [
  "socialCasino",
  "disabledFullscreen",
  "disabledTurbo",
  "disabledSuperTurbo",
  "disabledAutoplay",
  "disabledSlamstop",
  "disabledSpacebar",
  "disabledBuyFeature",
  "displayNetPosition",
  "displayRTP",
  "displaySessionTimer",
] as const;
const BOUNDS = ["minBet", "maxBet", "stepBet", "defaultBetLevel"] as const;
const DEVICES = ["desktop", "mobile"];

interface Config {
  readonly minBet: number;
  readonly maxBet: number;
  readonly stepBet: number;
  readonly defaultBetLevel: number;
  readonly betLevels: readonly number[];
  readonly betModes: Readonly<Record<string, unknown>>;
  readonly jurisdiction: Readonly<Record<(typeof FLAGS)[number], boolean>> & {
    readonly minimumRoundDuration: number;
  };
}

interface BookEvent {
  readonly index: number;
  readonly type: string;
  readonly amount?: number;
  readonly board?: readonly (readonly { readonly n?: number }[])[];
}

interface Round {
  readonly active: boolean;
  readonly payout: number;
  readonly payoutMultiplier: number;
  readonly state: readonly BookEvent[];
}

/** Whatever came: it is held to what the client reads. */
interface Reply {
  readonly balance: { readonly amount: number; readonly currency: string };
  readonly config: Config;
  readonly round: Round | null;
  readonly event: string;
  readonly error: string;
}

function required(from: URL, name: string): string {
  const value = from.searchParams.get(name);
  if (value === null || value === "") throw new Error(`${name} is missing.`);
  return value;
}

export class PublicClient {
  balance: number | null = null;
  isRoundActive = false;
  config: Config | null = null;
  readonly #launched: URL;
  readonly #rgs: string;
  readonly #sessionID: string;

  constructor(launched: URL, protocol: "http" | "https") {
    this.#launched = launched;
    this.#sessionID = required(launched, "sessionID");
    this.#rgs = `${protocol}://${required(launched, "rgs_url")}`;
    if (!DEVICES.includes(required(launched, "device"))) throw new Error("An unknown device.");
  }

  async authenticate() {
    const language = required(this.#launched, "lang");
    const { config, round, balance } = await this.#post("/wallet/authenticate", { language });
    for (const flag of FLAGS) requireType(config.jurisdiction[flag], "boolean");
    requireType(config.jurisdiction.minimumRoundDuration, "number");
    for (const bound of BOUNDS) requireType(config[bound], "number");
    this.config = config;
    this.balance = amountOf(balance);
    if (round?.active === true) this.isRoundActive = true;
    return { config, round };
  }

  async readBalance(): Promise<number> {
    this.balance = amountOf((await this.#post("/wallet/balance")).balance);
    return this.balance;
  }

  async play(amount: number, mode: string): Promise<Round> {
    if (this.config === null) throw new Error("Authenticate first.");
    const { minBet, maxBet, stepBet, betLevels } = this.config;
    if (this.isRoundActive) throw new Error("A round is active already.");
    if (amount % stepBet !== 0 || amount < minBet || amount > maxBet) throw new Error("No bet.");
    if (!betLevels.includes(amount)) throw new Error("No level of bets.");
    const { balance, round } = await this.#post("/wallet/play", { mode, amount });
    this.balance = amountOf(balance);
    if (round === null) throw new Error("There is no round.");
    this.isRoundActive = round.active;
    return round;
  }

  async endRound(): Promise<number> {
    this.balance = amountOf((await this.#post("/wallet/end-round")).balance);
    this.isRoundActive = false;
    return this.balance;
  }

  async event(event: string): Promise<string> {
    return (await this.#post("/bet/event", { event })).event;
  }

  /** As pages do that were opened with `replay`: without a session. */
  async replay(of: {
    game: string;
    version: number;
    mode: string;
    event: number;
  }): Promise<unknown> {
    const path = `${of.game}/${of.version}/${of.mode}/${of.event}`;
    const response = await fetch(`${this.#rgs}/bet/replay/${path}`);
    return response.json();
  }

  async #post(path: string, body: object = {}): Promise<Reply> {
    const response = await fetch(`${this.#rgs}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sessionID: this.#sessionID, ...body }),
    });
    const data = (await response.json()) as Reply;
    if (response.status / 100 !== 2) throw new Error(data.error);
    return data;
  }
}

function requireType(value: unknown, type: "boolean" | "number"): void {
  if (typeof value !== type) throw new TypeError(`${String(value)} is no ${type}.`);
}

function amountOf({ amount, currency }: Reply["balance"]): number {
  requireType(amount, "number");
  if (currency !== "BRL") throw new Error("Another currency.");
  return amount;
}
