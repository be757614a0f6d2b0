/** Coins that fly from a catch to the balance: only for more than the shot cost. */
import { make } from "../../hud/dom.ts";

const FLIGHT_MS = 780;
const APART_MS = 34;
const COINS_MAX = 14;

interface CoinFlight {
  /** In pixels of the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: Element;
  /** What the catch paid, in costs of the shot: more of it is more coins. */
  readonly times: number;
}

export function flyCoins({ from, to, times }: CoinFlight): void {
  const box = to.getBoundingClientRect();
  const end = { x: box.left + box.width / 2 - from.x, y: box.top + box.height / 2 - from.y };
  const count = Math.min(COINS_MAX, 3 + Math.round(Math.log2(Math.max(1, times)) * 1.6));
  const layer = make("div", { class: "fish-coins", "aria-hidden": "true" });
  layer.style.left = `${from.x}px`;
  layer.style.top = `${from.y}px`;
  const flights = Array.from({ length: count }, (_, index) => {
    const coin = make("i");
    layer.append(coin);
    const turn = index * 2.399_963;
    const [x, y] = [Math.cos(turn) * 52, Math.sin(turn) * 40 + 16];
    const place = (dx: number, dy: number, size: number): string =>
      `translate(${dx}px, ${dy}px) scale(${size})`;
    return coin.animate(
      [
        { transform: place(0, 0, 0.2), opacity: 0 },
        { transform: place(x, y, 1.15), opacity: 1, offset: 0.28, easing: "ease-in" },
        { transform: place(x * 0.6 + end.x * 0.4, y * 0.6 + end.y * 0.32, 1), offset: 0.62 },
        { transform: place(end.x, end.y, 0.6), opacity: 0.9 },
      ],
      { duration: FLIGHT_MS, delay: index * APART_MS, fill: "both", easing: "ease-out" },
    );
  });
  document.body.append(layer);
  const last = flights.at(-1);
  if (last === undefined) return layer.remove();
  last.addEventListener("finish", () => {
    layer.remove();
    to.animate([{ scale: 1 }, { scale: 1.09 }, { scale: 1 }], { duration: 260 });
  });
}
