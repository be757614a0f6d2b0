/**
 * Those who sit at the same sea: a line to the server says who they are and what they have shot.
 * Nobody is there but players, and a seat without one says so. Whoever wants to play alone closes
 * the line: then nobody sees them, either.
 */
import {
  SEA_PATH,
  seaCloseCodes,
  seaMessage,
  type SeaMessage,
  type SeaRequest,
  type SeaSeat,
  type SeaShot,
} from "@tucano/contract/player/games/seas.ts";
import { make, setIcon } from "../../../hud/dom.ts";
import { localStorageOf } from "../../../platform/settings.ts";
import { openLine, type OpenLine } from "../../../shared/open-line.ts";
import type { SayFish } from "../texts.ts";
import { type Neighbour, neighboursOf, placeOf } from "./seats.ts";

const ALONE_KEY = "tucano.game.pescaria-da-mare.isAlone";

interface CompanyOptions {
  readonly token: string;
  readonly say: SayFish;
  /** Null: one is alone, or the line is away. */
  readonly onNeighbours: (neighbours: readonly Neighbour[] | null) => void;
  readonly onShot: (shot: SeaShot, place: number) => void;
  /** The server's time: all at the sea have the same waves by it. */
  readonly onTime: (timeMs: number) => void;
}

export class Company {
  readonly root = make("div", { class: "sea-company" });
  readonly #options: CompanyOptions;
  readonly #plates: readonly HTMLElement[];
  readonly #list: HTMLElement;
  readonly #key: HTMLButtonElement;
  #line: OpenLine<SeaRequest> | null = null;
  #isAlone: boolean;
  /** One's own seat; null: not seated. */
  #seat: number | null = null;
  #seats: readonly SeaSeat[] = [];

  constructor(options: CompanyOptions) {
    this.#options = options;
    this.#isAlone = readAlone();
    this.#plates = [0, 1, 2].map((place) => make("li", { class: "sea-seat", "data-place": place }));
    const list = { class: "sea-seats", "aria-label": options.say("seats"), hidden: true };
    this.#list = make("ul", list, this.#plates);
    this.#key = make("button", {
      type: "button",
      class: "sea-alone",
      "aria-label": options.say("playAlone"),
      title: options.say("playAlone"),
      onClick: () => this.#setAlone(!this.#isAlone),
    });
    this.#key.addEventListener("pointerdown", (event) => event.stopPropagation());
    this.root.append(this.#list, this.#key);
    this.#showKey();
  }

  get neighbours(): readonly Neighbour[] | null {
    return this.#seat === null ? null : neighboursOf(this.#seat, this.#seats);
  }

  open(): void {
    if (this.#isAlone || this.#line !== null) return;
    const { unauthenticated, elsewhere } = seaCloseCodes;
    this.#line = openLine<SeaMessage, SeaRequest>({
      path: SEA_PATH,
      hello: () => ({ type: "hello", token: this.#options.token }),
      read: (value) => seaMessage.safeParse(value).data ?? null,
      onMessage: (message) => this.#hear(message),
      onLost: (reason) => {
        if (reason !== null) this.#stand();
      },
      endings: [unauthenticated, elsewhere],
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    this.#stand();
  }

  /** For the eye alone: that something was shot from there. */
  flash(place: number): void {
    const plate = this.#plates[place];
    if (plate === undefined) return;
    plate.dataset["shots"] = String(Number(plate.dataset["shots"] ?? 0) + 1);
    plate.animate([{ backgroundColor: "#1d5f8f" }, {}], { duration: 320 });
  }

  #hear(message: SeaMessage): void {
    if ("server_time" in message) this.#options.onTime(Date.parse(message.server_time));
    if (message.type === "welcome") this.#seat = message.seat;
    if (message.type === "seats") {
      this.#seats = message.seats;
      this.#show();
    }
    if (message.type !== "shots" || this.#seat === null) return;
    for (const shot of message.shots) {
      const place = placeOf(this.#seat, shot.seat);
      if (place !== null) this.#options.onShot(shot, place);
    }
  }

  #stand(): void {
    this.#seat = null;
    this.#seats = [];
    this.#show();
  }

  #show(): void {
    const { say, onNeighbours } = this.#options;
    const { neighbours } = this;
    this.#list.hidden = neighbours === null;
    for (const [place, { seat, name, isTaken }] of (neighbours ?? []).entries()) {
      const plate = this.#plates[place];
      if (plate === undefined) continue;
      plate.dataset["seat"] = String(seat);
      plate.classList.toggle("is-free", !isTaken);
      plate.textContent = isTaken ? (name ?? say("seat", { number: seat })) : say("seatFree");
    }
    onNeighbours(neighbours);
  }

  #setAlone(isAlone: boolean): void {
    this.#isAlone = isAlone;
    writeAlone(isAlone);
    this.#showKey();
    if (isAlone) this.close();
    else this.open();
  }

  #showKey(): void {
    setIcon(this.#key, this.#isAlone ? "alone" : "company");
    this.#key.setAttribute("aria-pressed", String(this.#isAlone));
  }
}

function readAlone(): boolean {
  try {
    return localStorageOf(window)?.getItem(ALONE_KEY) === "true";
  } catch {
    return false;
  }
}

function writeAlone(isAlone: boolean): void {
  try {
    localStorageOf(window)?.setItem(ALONE_KEY, String(isAlone));
  } catch {
    // A refused storage costs a preference.
  }
}
