/** Animals and spirits of the slots on grids that no set of pictures has. */
import type { Drawing } from "../svg.ts";
import { across, ball, down, own } from "./kit.ts";

/** The guardian of the woods: hair of fire, green eyes, feet that point backwards (elsewhere). */
export function curupira(): Drawing {
  return own(`<defs>${down("hair", ["#fff08a", "#ff9a1f", "#f0421a", "#9c0f1a"])}
${ball("skin", ["#ffd0a0", "#c9804a", "#7d4220"])}${ball("eye", ["#f4ffb0", "#6fe03a", "#0f7a2a"])}
${across("leaf", ["#c8f27a", "#1f8a3c"])}</defs>
<path d="M50 2C56 10 56 14 54 20C62 12 70 10 78 10C74 16 74 20 74 24C82 22 90 26 96 32C88 34 86 38
 86 42
C94 46 96 56 94 66C88 60 84 60 80 62L78 78H22L20 62C16 60 12 60 6 66C4 56 6 46 14 42C14 38 12 34 4
 32
C10 26 18 22 26 24C26 20 26 16 22 10C30 10 38 12 46 20C44 14 44 10 50 2Z" fill="url(#hair)"/>
<path d="M50 22C54 30 62 30 68 28C64 36 72 40 78 42C74 46 76 52 78 56H22C24 52 26 46 22 42C28 40
 36 36
32 28C38 30 46 30 50 22Z" fill="#ffc23a" opacity=".8"/>
<path d="M14 58C6 50 4 44 4 40C12 42 20 48 24 54ZM86 58C94 50 96 44 96 40C88 42 80 48 76 54Z"
 fill="url(#skin)"/><path d="M50 36C68 36 78 48 77 62C76 80 64 94 50 94C36 94 24 80 23 62
C22 48 32 36 50 36Z" fill="url(#skin)"/>
<path d="M26 58C28 44 40 40 50 44C60 40 72 44 74 58C66 48 58 48 50 52C42 48 34 48 26 58Z"
 fill="url(#hair)"/><path d="M29 62Q38 52 47 62Q38 71 29 62ZM53 62Q62 52 71 62Q62 71 53 62Z"
 fill="url(#eye)" stroke="#3a1c0a" stroke-width="2"/><ellipse cx="39" cy="62" rx="2.600" ry="5.500"
 fill="#0d2a10"/><ellipse cx="61" cy="62" rx="2.600" ry="5.500" fill="#0d2a10"/>
<circle cx="37" cy="59.500" r="1.600" fill="#fff"/><circle cx="59" cy="59.500" r="1.600"
 fill="#fff"/>
<path d="M47 72Q50 75 53 72" stroke="#6b3414" stroke-width="2.500" fill="none"
 stroke-linecap="round"/>
<path d="M36 79Q50 88 64 78Q60 89 50 89Q40 89 36 79Z" fill="#4a140c"/><path d="M39 80Q50 86 61
 79.500
L58 83H42Z" fill="#fff6d8"/><path d="M30 71L36 74M29 75L35 77M70 71L64 74M71 75L65 77"
 stroke="#e2333c" stroke-width="2.500" stroke-linecap="round"/>
<path d="M80 74C92 70 98 78 98 86C88 90 80 84 80 74Z" fill="url(#leaf)"/>
<path d="M20 74C8 70 2 78 2 86C12 90 20 84 20 74Z" fill="url(#leaf)"/>`);
}

/** Two bare feet in light: they walk the other way. */
export function footprints(): Drawing {
  const foot = `<path d="M0 -24C10 -24 14 -14 12 -4C10 6 10 12 8 20C6 27 -6 27 -8 20C-10 12 -12 4
 -13 -6
C-14 -16 -10 -24 0 -24Z"/><circle cx="-11" cy="-29" r="5.500"/><circle cx="-2" cy="-32" r="4.800"/>
<circle cx="6" cy="-31" r="4.200"/><circle cx="13" cy="-27" r="3.700"/><circle cx="17" cy="-21"
 r="3"/>`;
  return own(`<defs>${ball("light", ["#fffbe0", "#ffe27a", "#ff9a1f"])}</defs>
<g fill="url(#light)" stroke="#7a2c08" stroke-width="1.500"><g transform="translate(31 40)
 rotate(168) scale(1.080)">${foot}</g><g transform="translate(68 62) rotate(190) scale(-1.080
 1.080)">
${foot}</g></g>`);
}

export function piranha(): Drawing {
  return own(`<defs>${across("body", ["#c8e6f4", "#5f96b8", "#274a6e"])}
${down("belly", ["#ff7a4a", "#e2262e", "#8a0a24"])}${ball("eye", ["#fff6a0", "#ffc22e", "#e0560a"])}
${across("fin", ["#ff9a5a", "#c2182e"])}</defs><path d="M78 50L98 28C96 44 96 58 98 74Z"
 fill="url(#fin)"/><path d="M40 20C48 4 64 4 74 16C70 24 66 28 62 32Z" fill="url(#fin)"/>
<path d="M4 46C10 24 32 14 52 18C70 22 82 36 84 50C82 68 66 86 44 86C24 86 12 78 6 66L20 62L4 56Z"
 fill="url(#body)"/><path d="M8 68L22 62C40 70 66 68 82 54C80 72 64 86 44 86C26 86 14 79 8 68Z"
 fill="url(#belly)"/><path d="M4 47C14 52 26 54 36 52L33 58L29 54L25 60L20 54L16 60L12 53L8 57Z"
 fill="#fff"/><path d="M4 58C12 66 24 68 34 62L32 57L27 63L23 58L18 64L14 58L10 62Z" fill="#fff"/>
<path d="M4 46C14 52 28 54 38 51C36 60 20 68 6 60C12 58 20 57 26 57Z" fill="#3a0a14" opacity=".5"/>
<circle cx="34" cy="38" r="9.500" fill="url(#eye)" stroke="#2a0d08" stroke-width="2"/>
<ellipse cx="33" cy="38" rx="3" ry="6" fill="#1c0505"/><circle cx="31" cy="35" r="2" fill="#fff"/>
<path d="M22 30L44 30" stroke="#1c3450" stroke-width="5" stroke-linecap="round"
 transform="rotate(16 33 30)"/><path d="M50 60C58 54 68 58 72 66C64 72 54 70 50 60Z"
 fill="url(#fin)"/>
<path d="M56 34a4 4 0 0 1 8 4M64 44a4 4 0 0 1 8 4M52 44a4 4 0 0 1 8 4M66 32a4 4 0 0 1 6 5"
 stroke="#e6f6ff" stroke-width="2" fill="none" opacity=".7"/>
<path d="M44 84C48 94 58 96 64 92L58 82Z" fill="url(#fin)"/>`);
}

export function seahorse(): Drawing {
  return own(`<defs>${across("body", ["#fff09a", "#ffb02e", "#ee5a2a", "#a81e4a"])}
${across("fin", ["#ff9ad0", "#c2328a"])}</defs><path d="M68 40C84 38 92 50 88 62C80 66 70 62 66 54Z"
 fill="url(#fin)"/><path d="M52 6C66 6 74 16 72 28C71 34 70 38 72 46C76 62 66 74 54 80C44 85 42 94
 52 94
C60 94 64 88 60 84C70 86 70 98 54 99C34 99 32 80 44 72C52 66 50 60 44 52C40 46 40 38 42 32L22 34
C16 34 14 26 20 24L40 20C41 11 45 6 52 6Z" fill="url(#body)"/>
<path d="M52 6L56 0L60 7L67 4L67 12L75 13L71 20L78 25L72 29" fill="url(#fin)"/>
<circle cx="51" cy="19" r="5.500" fill="#fff"/><circle cx="50" cy="19.500" r="3.200"
 fill="#1c1030"/>
<circle cx="49" cy="18" r="1.200" fill="#fff"/><path d="M46 40L66 38M46 48L68 48M50 57L68 58M51 65
L64 68
M46 72L58 77" stroke="#fff3c0" stroke-width="2.500" stroke-linecap="round" opacity=".75"/>
<path d="M56 30C54 36 54 40 56 46" stroke="#fff" stroke-width="3" opacity=".5" fill="none"/>`);
}

export function armadillo(): Drawing {
  const bands = [40, 48, 56, 64]
    .map((x) => `<path d="M${x} 26C${x - 6} 42 ${x - 6} 60 ${x} 78"/>`)
    .join("");
  return own(`<defs>${across("shell", ["#f4d0a0", "#b9824a", "#5f3a1c"])}
${ball("face", ["#f2c8a0", "#a86c44"])}</defs><path d="M82 66C92 70 98 78 98 86C92 84 84 80 78 74Z"
 fill="#8a5a34"/><path d="M36 78V90H46V80M64 80V90H74V76" fill="#7a4c28"/>
<path d="M22 74C18 44 36 22 56 22C76 22 90 44 86 74C70 84 38 84 22 74Z" fill="url(#shell)"/>
<g stroke="#5a3416" stroke-width="3" fill="none" opacity=".75">${bands}</g>
<path d="M30 42C26 50 24 60 25 70M76 36C82 46 84 58 82 70" stroke="#5a3416" stroke-width="2"
 stroke-dasharray="3 4" fill="none" opacity=".8"/><path d="M38 34C44 28 52 26 58 27" stroke="#fff"
 stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/>
<path d="M34 52C24 48 14 54 8 66C3 74 2 80 6 82C16 84 30 82 36 74C40 66 40 58 34 52Z"
 fill="url(#face)"/><path d="M30 54C24 42 28 36 34 36C40 38 40 48 38 56Z" fill="#c98a5e"/>
<circle cx="22" cy="65" r="3.600" fill="#1c0d05"/><circle cx="21" cy="64" r="1.200" fill="#fff"/>
<ellipse cx="6" cy="80" rx="3.500" ry="3" fill="#4a2410"/>`);
}

export function firefly(): Drawing {
  return own(`<defs>${ball("light", ["#ffffff", "#f6ff8a", "#b8ff2e", "#5aa80a"])}
${across("body", ["#8a7ac8", "#3d2f86", "#1c1248"])}
<linearGradient id="wing" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"
 stop-opacity=".9"/><stop offset="1" stop-color="#9fe0ff" stop-opacity=".35"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#e8ff7a" stop-opacity=".9"/><stop offset="1"
 stop-color="#b8ff2e" stop-opacity="0"/></radialGradient></defs>
<circle cx="50" cy="70" r="34" fill="url(#halo)"/><path d="M44 36C24 14 4 18 4 32C6 46 26 50 46 46Z"
 fill="url(#wing)"/><path d="M56 36C76 14 96 18 96 32C94 46 74 50 54 46Z" fill="url(#wing)"/>
<path d="M36 52C36 44 64 44 64 52C68 70 62 94 50 94C38 94 32 70 36 52Z" fill="url(#light)"
 stroke="#7ac80a" stroke-width="1.500"/><path d="M35 62Q50 68 65 62M36 73Q50 79 64 73M40 84Q50 88
 60 84"
 stroke="#8ad00a" stroke-width="2.500" fill="none"/><path d="M36 54C30 36 38 24 50 24C62 24 70 36
 64 54
C56 58 44 58 36 54Z" fill="url(#body)"/><circle cx="50" cy="22" r="13" fill="url(#body)"/>
<circle cx="44" cy="20" r="5" fill="#fff"/><circle cx="56" cy="20" r="5" fill="#fff"/>
<circle cx="45" cy="21" r="2.600" fill="#140a30"/><circle cx="55" cy="21" r="2.600" fill="#140a30"/>
<path d="M44 11C42 4 36 2 32 4M56 11C58 4 64 2 68 4" stroke="#3d2f86" stroke-width="3" fill="none"
 stroke-linecap="round"/><path d="M45 29Q50 33 55 29" stroke="#fff" stroke-width="2" fill="none"
 stroke-linecap="round"/>`);
}

export function ray(): Drawing {
  return own(`<defs>${across("body", ["#e6c8ff", "#8a6ad0", "#3d2a86"])}</defs>
<path d="M50 58C52 74 66 78 62 98C56 90 46 82 46 60Z" fill="#4a3496"/>
<path d="M50 10C60 18 66 22 78 24C90 26 96 32 99 40C88 42 76 50 66 60C60 66 40 66 34 60
C24 50 12 42 1 40C4 32 10 26 22 24C34 22 40 18 50 10Z" fill="url(#body)"/>
<path d="M22 30C34 28 42 24 50 18C58 24 66 28 78 30" stroke="#fff" stroke-width="3" fill="none"
 opacity=".5" stroke-linecap="round"/><g fill="#ffe9a0" opacity=".85"><circle cx="30" cy="40"
 r="3.500"/>
<circle cx="70" cy="40" r="3.500"/><circle cx="40" cy="48" r="3"/><circle cx="60" cy="48" r="3"/>
<circle cx="20" cy="37" r="2.400"/><circle cx="80" cy="37" r="2.400"/><circle cx="50" cy="54"
 r="3"/></g>
<circle cx="42" cy="26" r="4.500" fill="#fff"/><circle cx="58" cy="26" r="4.500" fill="#fff"/>
<circle cx="42.500" cy="25.500" r="2.600" fill="#140a30"/><circle cx="57.500" cy="25.500" r="2.600"
 fill="#140a30"/>`);
}

export function anteater(): Drawing {
  return own(`<defs>${across("fur", ["#d8b98a", "#8a6238", "#43290f"])}
${across("tail", ["#b8926a", "#5a3a1c"])}</defs><path d="M66 50C86 30 98 44 98 64C96 84 84 92 76 90
C82 78 76 66 66 62Z" fill="url(#tail)"/><path d="M84 48C92 56 92 70 86 82M76 52C84 62 84 72 82 80"
 stroke="#3a220c" stroke-width="2.500" fill="none" opacity=".6"/>
<path d="M30 66V90H42V72M58 72V90H70V64" fill="#4a2c12"/><path d="M24 54C30 38 52 34 66 42
C78 50 78 70 66 76C50 82 34 80 26 70Z" fill="url(#fur)"/>
<path d="M24 50C34 46 52 52 62 66L54 74C46 64 34 60 26 64Z" fill="#1c120a"/>
<path d="M24 48C34 43 54 48 65 62" stroke="#fff3d8" stroke-width="4" fill="none"
 stroke-linecap="round"/><path d="M36 44C30 38 20 40 14 50C8 60 3 74 2 84C1 88 5 89 7 86
C12 76 20 70 30 66C38 62 40 50 36 44Z" fill="url(#fur)"/><path d="M30 44C28 34 34 30 38 34C40 38
 38 44 36 48Z"
 fill="#6b4824"/><circle cx="24" cy="52" r="3.200" fill="#140a05"/><circle cx="23" cy="51" r="1.100"
 fill="#fff"/><path d="M30 90L26 94M36 90L34 95M60 90L57 94M66 90L65 95" stroke="#f4e6c8"
 stroke-width="2.500" stroke-linecap="round"/>`);
}

/** The giant of the rivers: long, armoured, red towards the tail. */
export function pirarucu(): Drawing {
  const scales = Array.from({ length: 15 }, (_, index) => {
    const x = 40 + (index % 5) * 8 + (Math.floor(index / 5) % 2) * 4;
    const y = 40 + Math.floor(index / 5) * 8;
    return `<path d="M${x} ${y}a5 5 0 0 1 0 8"/>`;
  }).join("");
  return own(`<defs>${across("body", ["#d8e6b0", "#6f9a6a", "#2a5a4e"])}
${across("red", ["#ff9a6a", "#e2333c", "#8a1030"])}</defs>
<path d="M74 46C86 34 94 34 98 36C94 46 94 56 98 68C92 70 84 66 74 58Z" fill="url(#red)"/>
<path d="M50 30C62 22 76 26 84 40L70 44Z" fill="url(#red)"/><path d="M50 70C62 78 76 76 84 62L70
 58Z"
 fill="url(#red)"/><path d="M2 54C8 36 26 28 46 30C66 32 80 42 86 52C78 64 64 72 44 72
C24 72 8 68 2 54Z" fill="url(#body)"/><path d="M62 34C76 38 82 46 86 52C80 62 72 67 62 70C70 58 70
 46 62 34Z"
 fill="url(#red)" opacity=".9"/><g stroke="#f4ffe0" stroke-width="2" fill="none"
 opacity=".55">${scales}</g>
<path d="M2 54C12 58 22 57 28 54" stroke="#17352c" stroke-width="2.500" fill="none"/>
<circle cx="20" cy="45" r="5" fill="#fff3b0"/><circle cx="20" cy="45" r="2.800" fill="#10201a"/>
<path d="M34 36C30 46 30 58 34 68" stroke="#17352c" stroke-width="2.500" fill="none" opacity=".7"/>
<path d="M36 58C44 56 52 62 52 70C44 70 38 66 36 58Z" fill="url(#red)"/>`);
}

/** An agouti: the quick gardener of the forest floor. */
export function agouti(): Drawing {
  return own(`<defs>${across("fur", ["#f0b070", "#b8682e", "#64300f"])}</defs>
<path d="M64 84H78L74 72M30 86H42L40 74" fill="#5a2c10" stroke="#5a2c10" stroke-width="5"
 stroke-linejoin="round"/><path d="M26 56C34 36 60 28 76 40C92 50 92 72 80 82C68 90 40 88 32 78
C26 72 22 64 26 56Z" fill="url(#fur)"/><path d="M54 40C70 38 82 48 84 62" stroke="#ffd9a8"
 stroke-width="3" fill="none" opacity=".6" stroke-linecap="round"/>
<path d="M50 44C46 28 32 22 20 30C10 38 4 48 4 56C4 64 14 68 26 68C42 68 52 58 50 44Z"
 fill="url(#fur)"/><path d="M34 30C30 16 38 10 44 14C50 20 48 30 44 36Z" fill="#8a4a20"/>
<path d="M37 29C36 21 39 17 42 18C45 22 44 28 42 32Z" fill="#f4b8a0"/>
<circle cx="26" cy="42" r="4.600" fill="#1c0d05"/><circle cx="24.500" cy="40.500" r="1.600"
 fill="#fff"/>
<ellipse cx="5.500" cy="53" rx="3.600" ry="3" fill="#3a1a0a"/><path d="M8 60Q14 64 20 61"
 stroke="#4a220c" stroke-width="2.500" fill="none" stroke-linecap="round"/>
<path d="M52 70C60 66 70 70 72 80" stroke="#64300f" stroke-width="3" fill="none" opacity=".5"/>`);
}

export function clownfish(): Drawing {
  return own(`<defs>${across("body", ["#ffc86a", "#ff7a1f", "#d83a0a"])}
<clipPath id="side"><path d="M4 52C10 28 36 18 56 22C74 26 82 38 84 50C82 66 70 80 50 82
C30 82 10 76 4 52Z"/></clipPath></defs>
<path d="M80 50C88 34 96 32 99 38C96 46 96 56 99 64C96 70 88 66 80 52Z" fill="url(#body)"
 stroke="#3a1408" stroke-width="3"/><path d="M34 24C40 8 66 8 74 28Z" fill="url(#body)"
 stroke="#3a1408" stroke-width="3"/><path d="M40 80C44 94 60 94 64 78Z" fill="url(#body)"
 stroke="#3a1408" stroke-width="3"/><path d="M4 52C10 28 36 18 56 22C74 26 82 38 84 50
C82 66 70 80 50 82C30 82 10 76 4 52Z" fill="url(#body)"/><g clip-path="url(#side)">
<path d="M28 14C38 34 38 66 28 90" stroke="#3a1408" stroke-width="17" fill="none"/>
<path d="M28 14C38 34 38 66 28 90" stroke="#fff" stroke-width="11" fill="none"/>
<path d="M58 14C68 34 68 66 58 90" stroke="#3a1408" stroke-width="17" fill="none"/>
<path d="M58 14C68 34 68 66 58 90" stroke="#fff" stroke-width="11" fill="none"/>
<path d="M76 30C80 44 80 58 76 72" stroke="#fff" stroke-width="6" fill="none"/></g>
<circle cx="18" cy="44" r="6.500" fill="#fff"/><circle cx="17" cy="44.500" r="3.800"
 fill="#1c0d20"/>
<circle cx="15.500" cy="43" r="1.400" fill="#fff"/><path d="M8 60Q14 65 20 62" stroke="#8a2408"
 stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M44 54C52 48 58 54 56 64
C48 66 44 62 44 54Z" fill="#ff9a3a" stroke="#3a1408" stroke-width="2"/>`);
}
