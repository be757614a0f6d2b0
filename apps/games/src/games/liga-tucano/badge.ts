/** The clubs' badges, drawn from their colours and letters: shape, pattern and ribbon. */
import { clubs, findClub } from "@tucano/game-math/games/liga-tucano/football/clubs.ts";

const shapes = [
  "M24 2 43 8v17c0 11-8 17.500-19 21C13 42.500 5 36 5 25V8Z",
  "M24 2.500a21.500 21.500 0 1 1 0 43 21.500 21.500 0 0 1 0-43Z",
  "M6 4h36v24c0 9-8 14-18 18C14 42 6 37 6 28Z",
  "M24 2 44 13v22L24 46 4 35V13Z",
] as const;

/** What lies on the shirt's colour, in the trim's. */
const patterns = [
  "M24 0h24v48H24Z",
  "M8 0h7v48H8ZM22 0h7v48h-7ZM36 0h7v48h-7Z",
  "M0 34 34 0h16L0 50Z",
  "M0 7h48v7H0ZM0 34h48v6H0Z",
] as const;

let drawn = 0;

export function badgeOf(id: string): HTMLElement {
  const index = clubs.findIndex((club) => club.id === id);
  const club = findClub(id);
  const [shirt, trim] = club?.colours ?? ["#556", "#fff"];
  const shape = shapes[index % shapes.length] ?? shapes[0];
  const pattern = patterns[(index * 3 + Math.floor(index / 4)) % patterns.length] ?? patterns[0];
  drawn += 1;
  const clip = `badge-${drawn}`;
  const holder = document.createElement("span");
  holder.className = "badge";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg viewBox="0 0 48 48"><defs><clipPath id="${clip}"><path d="${shape}"/>
    </clipPath><linearGradient id="${clip}-g" x1="0" y1="0" x2="0.600" y2="1">
    <stop stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff"
    stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></linearGradient></defs>
    <g clip-path="url(#${clip})"><path fill="${shirt}" d="M0 0h48v48H0Z"/>
    <path fill="${trim}" d="${pattern}"/><path fill="#0b1d25" fill-opacity=".9"
    d="M0 16.500h48v14H0Z"/><path fill="url(#${clip}-g)" d="M0 0h48v48H0Z"/></g>
    <path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.600"/>
    <text x="24" y="27.600" text-anchor="middle" font-family="Sora Variable,system-ui"
    font-weight="800" font-size="11.500" letter-spacing=".4" fill="#fff">${club?.short ?? ""}</text>
    </svg>`;
  return holder;
}
