/** Fruits, leaves, hats and other small things of the slots on grids. */
import { type Drawing, emoji, n, place } from "../svg.ts";
import { across, around, ball, down, own } from "./kit.ts";

export function pitanga(): Drawing {
  const lobes = [-30, -18, -6, 6, 18, 30].map(
    (x) => `<ellipse cx="${50 + x * 0.9}" cy="60" rx="${n(14 - Math.abs(x) * 0.12)}"
 ry="${n(32 - Math.abs(x) * 0.3)}" fill="url(#red)"/>`,
  );
  return own(`<defs>${ball("red", ["#ff9a7a", "#f2362c", "#9c0a18"])}
${across("leaf", ["#b7f06a", "#2f9a3c", "#0d5a2c"])}</defs>
<path d="M50 32C48 20 52 12 60 6" stroke="#5b8c2a" stroke-width="5" fill="none"
 stroke-linecap="round"/>${lobes.join("")}
<path d="M54 22C66 6 86 6 96 16C86 30 66 32 54 22Z" fill="url(#leaf)"/>
<path d="M28 48C32 38 40 33 48 33" stroke="#fff" stroke-width="5" stroke-linecap="round"
 fill="none" opacity=".65"/>`);
}

export function caju(): Drawing {
  return own(`<defs>${across("fruit", ["#ffe27a", "#ff9a2e", "#ea3a1e", "#a3120f"])}
${across("nut", ["#c8a878", "#7d5a34", "#43290f"])}${across("leaf", ["#c6f27a", "#2f9a3c"])}</defs>
<path d="M50 20C66 18 80 30 80 46C80 60 70 66 66 72H36C30 64 20 58 20 44C20 28 34 20 50 20Z"
 fill="url(#fruit)"/><path d="M38 70C34 82 42 95 56 94C70 93 72 80 64 72Z" fill="url(#nut)"/>
<path d="M30 42C31 33 37 28 44 27" stroke="#fff6d8" stroke-width="6" stroke-linecap="round"
 fill="none" opacity=".8"/><path d="M46 78C46 86 52 89 58 88" stroke="#e6cfa4" stroke-width="3"
 fill="none" stroke-linecap="round"/>
<path d="M50 20C50 10 58 4 70 4C74 14 66 22 50 20Z" fill="url(#leaf)"/>
<path d="M50 20C44 12 34 10 26 14C30 22 40 24 50 20Z" fill="#3da545"/>`);
}

/** A wide hat: straw, leather, or the white one that hides the boto's blowhole. */
function hat(colours: readonly [string, string, string], band: string, extra = ""): Drawing {
  return own(`<defs>${across("felt", colours)}${down("brim", [colours[0], colours[1], colours[2]])}
</defs><ellipse cx="50" cy="68" rx="47" ry="17" fill="${colours[2]}"/>
<ellipse cx="50" cy="65" rx="47" ry="16" fill="url(#brim)"/>
<path d="M24 64C24 40 28 24 38 24C44 24 46 28 50 28C54 28 56 24 62 24C72 24 76 40 76 64
C66 72 34 72 24 64Z" fill="url(#felt)"/>
<path d="M24 54C36 62 64 62 76 54V64C66 72 34 72 24 64Z" fill="${band}"/>
<path d="M33 48C33 38 35 33 39 31" stroke="#fff" stroke-width="4" stroke-linecap="round"
 fill="none" opacity=".6"/>${extra}`);
}

export function whiteHat(): Drawing {
  return hat(["#ffffff", "#e6ecf5", "#9fb0c9"], "#22304f");
}

/** The half moon of the cowhands of the Sertão, with its stars. */
export function leatherHat(): Drawing {
  const star = (x: number) =>
    `<path d="M${x} 40l2.600 5.400 6 .8-4.400 4.100 1.100 5.900-5.300-2.900-5.300 2.900
 1.100-5.900-4.400-4.100 6-.8Z"
 fill="#ffe08a"/>`;
  return own(`<defs>${across("felt", ["#e0975a", "#9c5528", "#4f2610"])}</defs>
<path d="M8 66C10 30 28 14 50 14C72 14 90 30 92 66C80 56 66 52 50 52C34 52 20 56 8 66Z"
 fill="url(#felt)"/><path d="M8 66C20 56 34 52 50 52C66 52 80 56 92 66C88 80 72 84 50 84
C28 84 12 80 8 66Z" fill="#6b3414"/><path d="M14 68C26 60 38 58 50 58C62 58 74 60 86 68"
 stroke="#f4c88a" stroke-width="2.500" stroke-dasharray="5 4" fill="none"/>
<path d="M22 48C28 32 38 24 50 24" stroke="#ffd9a8" stroke-width="3.500" stroke-linecap="round"
 fill="none" opacity=".7"/><g transform="translate(0 -8)">${star(50)}</g>
<g transform="translate(-22 -4) scale(1)">${star(50)}</g>
<g transform="translate(22 -4)">${star(50)}</g>`);
}

export function strawHat(): Drawing {
  const weave = `<path d="M30 40L70 40M27 47L73 47M8 66C30 76 70 76 92 66M16 72C34 80 66 80 84 72"
 stroke="#a86c14" stroke-width="1.500" fill="none" opacity=".55"/>`;
  return hat(["#ffeaa6", "#f2bf4e", "#a86c14"], "#d8232f", weave);
}

export function paddle(): Drawing {
  return own(`<defs>${across("wood", ["#ffd79a", "#c9803a", "#7a4112"])}</defs>
<g transform="rotate(38 50 50)"><rect x="46.500" y="2" width="7" height="60" rx="3.500"
 fill="url(#wood)"/><rect x="40" y="0" width="20" height="8" rx="4" fill="#8f5220"/>
<path d="M50 52C64 56 66 76 60 94C57 101 43 101 40 94C34 76 36 56 50 52Z" fill="url(#wood)"/>
<path d="M50 60V92" stroke="#7a4112" stroke-width="2.500" opacity=".7"/>
<path d="M37 80H63V86H38Z" fill="#e2453c"/><path d="M37.500 72H62.500V77H37.200Z"
 fill="#ffe9b8"/></g>`);
}

export function starfish(colours: readonly [string, string, string]): Drawing {
  const points = around(10, (index) => (index % 2 === 0 ? 44 : 19), 54);
  const dots = [0, 1, 2, 3, 4].flatMap((arm) =>
    [12, 21, 29].map((r) => {
      const a = (arm / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [50 + Math.cos(a) * r, 54 + Math.sin(a) * r];
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(4.2 - r / 12)}"/>`;
    }),
  );
  return own(`<defs>${ball("star", colours)}</defs><path d="M${points}Z" fill="url(#star)"
 stroke="url(#star)" stroke-width="10" stroke-linejoin="round"/><g fill="#fff3d0" opacity=".85">
<circle cx="50" cy="54" r="3"/>${dots.join("")}</g>`);
}

export function seaweed(): Drawing {
  const blade = (x: number, lean: number, height: number, colour: string): string =>
    `<path d="M${x} 96C${x - 14 + lean} ${96 - height * 0.3} ${x + 16 + lean} ${96 - height * 0.55}
 ${x + lean} ${96 - height}C${x + 26 + lean} ${96 - height * 0.6} ${x + 2 + lean}
 ${96 - height * 0.35} ${x + 10} 96Z" fill="${colour}"/>`;
  return own(`<defs>${down("kelp", ["#c8ff8a", "#2fbf6a", "#0a6a52"])}</defs>
${blade(22, -4, 62, "#12805c")}${blade(64, 6, 70, "#12805c")}${blade(42, 0, 90, "url(#kelp)")}
${blade(30, -10, 46, "#3fd07a")}${blade(58, 8, 50, "url(#kelp)")}`);
}

export function waterfall(): Drawing {
  return own(`<defs>${down("fall", ["#ffffff", "#8ff0ff", "#2fa8e6", "#1560b8"])}
${across("cliff", ["#b98a4a", "#6b4a22", "#33200c"])}
${across("green", ["#b8f06a", "#1f8a3c"])}</defs>
<path d="M4 34C14 18 30 16 36 24V88H10C4 72 2 50 4 34Z" fill="url(#cliff)"/>
<path d="M96 34C86 18 70 16 64 24V88H90C96 72 98 50 96 34Z" fill="url(#cliff)"/>
<path d="M34 20C42 12 58 12 66 20L70 84C60 92 40 92 30 84Z" fill="url(#fall)"/>
<path d="M42 22L40 82M50 18V86M58 22L60 82" stroke="#fff" stroke-width="3" stroke-linecap="round"
 opacity=".75"/><ellipse cx="50" cy="88" rx="40" ry="10" fill="#e9fdff"/>
<ellipse cx="50" cy="91" rx="32" ry="7" fill="#6fdcf8"/><g fill="#fff"><circle cx="22" cy="82"
 r="7"/>
<circle cx="36" cy="86" r="8"/><circle cx="64" cy="86" r="8"/><circle cx="79" cy="82" r="7"/></g>
<path d="M2 34C8 14 26 10 38 22C26 24 14 28 2 34Z" fill="url(#green)"/>
<path d="M98 34C92 14 74 10 62 22C74 24 86 28 98 34Z" fill="url(#green)"/>`);
}

export function bamboo(): Drawing {
  const cane = (x: number, lean: number, colour: string): string =>
    `<g transform="rotate(${lean} ${x} 96)"><rect x="${x - 7}" y="4" width="14" height="92" rx="4"
 fill="${colour}"/>${[24, 48, 72]
   .map((y) => `<rect x="${x - 8.5}" y="${y}" width="17" height="5" rx="2.500" fill="#e2f7a0"/>`)
   .join("")}</g>`;
  return own(`<defs>${across("cane", ["#d6f58a", "#5fb53c", "#1e6a2a"])}
${across("leaf", ["#a8ec6a", "#1f8a3c"])}</defs>
${cane(32, -10, "#3f8f34")}${cane(68, 10, "#3f8f34")}
${cane(50, 0, "url(#cane)")}<path d="M56 30C70 18 88 20 96 30C84 40 68 40 56 30Z"
 fill="url(#leaf)"/>
<path d="M44 54C30 42 14 44 6 54C18 64 34 64 44 54Z" fill="url(#leaf)"/>`);
}

export function vine(): Drawing {
  return own(`<defs>${across("wood", ["#d59a5a", "#84501f", "#4a2a0c"])}
${across("leaf", ["#c8f27a", "#2f9a3c"])}</defs><path d="M22 4C8 24 44 30 40 48C36 66 8 66 22 84
C34 98 60 94 66 76C72 56 48 50 58 32C64 20 82 20 84 6" stroke="url(#wood)" stroke-width="11"
 fill="none" stroke-linecap="round"/><path d="M22 4C8 24 44 30 40 48C36 66 8 66 22 84"
 stroke="#f4cf96" stroke-width="2.500" fill="none" opacity=".6"/>
<path d="M58 60C72 50 90 54 96 66C82 74 66 72 58 60Z" fill="url(#leaf)"/>
<path d="M36 40C48 24 62 22 70 28" fill="none"/><path d="M14 60C4 50 2 38 8 30C18 36 20 50 14 60Z"
 fill="url(#leaf)"/>`);
}

export function fern(): Drawing {
  const leaflets: string[] = [];
  for (let step = 1; step <= 9; step += 1) {
    const t = step / 10;
    const [x, y] = [30 + 42 * t - 16 * t * t, 94 - 84 * t];
    const reach = 30 * Math.sin(Math.PI * (0.25 + t * 0.72));
    for (const side of [-1, 1]) {
      leaflets.push(`M${n(x)} ${n(y)}Q${n(x + side * reach * 0.6)} ${n(y - 14)}
 ${n(x + side * reach)} ${n(y - 8)}Q${n(x + side * reach * 0.5)} ${n(y + 4)} ${n(x)} ${n(y)}Z`);
    }
  }
  return own(`<defs>${across("leaf", ["#d4ff8a", "#3fb54a", "#0d6a36"])}</defs>
<path d="M30 97C44 66 54 40 56 8" stroke="#1f7a36" stroke-width="4" fill="none"
 stroke-linecap="round"/><path d="${leaflets.join("")}" fill="url(#leaf)"/>`);
}

export function bonfire(): Drawing {
  const log = (turn: number, x: number): string =>
    `<g transform="rotate(${turn} 50 82)"><rect x="${x}" y="76" width="74" height="14" rx="7"
 fill="url(#log)"/><ellipse cx="${x + 70}" cy="83" rx="5" ry="7" fill="#f2c88a"/></g>`;
  return own(`<defs>${across("log", ["#c98a4e", "#7d4a1e", "#3d1f0a"])}</defs>
${log(14, 13)}${log(-14, 13)}${place(emoji("fire"), { x: 50, y: 44, width: 84 })}
${log(0, 15)}`);
}

/** The paper balloon of June nights. */
export function paperBalloon(): Drawing {
  return own(`<defs>${across("red", ["#ff9a7a", "#ee2f4a", "#8a0f3a"])}
${across("gold", ["#fff3a0", "#ffc02e", "#d06a0a"])}
${across("blue", ["#8fe8ff", "#2f8fe6", "#123a9a"])}
${ball("flame", ["#fffbe0", "#ffc93a", "#ff7a1a"])}</defs>
<path d="M50 2L82 34L50 74L18 34Z" fill="url(#gold)"/><path d="M50 2L64 34L50 74L36 34Z"
 fill="#fff6c4"/><path d="M50 2L18 34L36 34Z" fill="url(#red)"/><path d="M50 2L82 34L64 34Z"
 fill="url(#blue)"/><path d="M18 34H36L50 74Z" fill="url(#blue)"/><path d="M82 34H64L50 74Z"
 fill="url(#red)"/><path d="M18 34H82" stroke="#fff" stroke-width="2" opacity=".8"/>
<path d="M42 68H58L56 78H44Z" fill="#7a3d12"/><ellipse cx="50" cy="86" rx="8" ry="11"
 fill="url(#flame)"/>`);
}

export function triangle(): Drawing {
  return own(`<defs>${across("steel", ["#ffffff", "#c9d6e6", "#6f84a3", "#eef4fb"])}</defs>
<path d="M72 84H18L46 30L66 66" fill="none" stroke="url(#steel)" stroke-width="9"
 stroke-linecap="round" stroke-linejoin="round"/><path d="M46 28C40 16 46 6 54 6" stroke="#e2453c"
 stroke-width="4" fill="none" stroke-linecap="round"/><path d="M92 24L60 56" stroke="url(#steel)"
 stroke-width="6" stroke-linecap="round"/><circle cx="92" cy="24" r="6" fill="#e2453c"/>`);
}

export function bunting(): Drawing {
  const flag = (x: number, y: number, colour: string): string =>
    `<path d="M${x} ${y}H${x + 24}V${y + 42}L${x + 12} ${y + 31}L${x} ${y + 42}Z" fill="${colour}"/>
<path d="M${x} ${y}H${x + 24}V${y + 7}H${x}Z" fill="#fff" opacity=".35"/>`;
  return own(`<path d="M0 18Q50 42 100 18" stroke="#fff3d0" stroke-width="3" fill="none"/>
${flag(4, 23, "#ffcb2e")}${flag(38, 30, "#ee2f4a")}${flag(72, 23, "#2f9ee6")}`);
}
