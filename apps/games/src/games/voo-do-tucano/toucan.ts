/** The toucan, drawn by us: few shapes, one bright beak. Its wing moves by CSS. */
import { make } from "../../hud/dom.ts";

const drawing = `
<svg viewBox="0 0 220 150" aria-hidden="true">
  <defs>
    <linearGradient id="beak" x1="0" y1="0" x2="1" y2="0.35">
      <stop offset="0" stop-color="#ff7a18"/><stop offset="0.45" stop-color="#ffa62b"/>
      <stop offset="0.86" stop-color="#ffe066"/><stop offset="1" stop-color="#fff0a8"/>
    </linearGradient>
    <linearGradient id="body" x1="0" y1="0" x2="0.3" y2="1">
      <stop offset="0" stop-color="#3d5a6b"/><stop offset="0.4" stop-color="#1b3140"/>
      <stop offset="1" stop-color="#0a1820"/>
    </linearGradient>
    <linearGradient id="wing" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#4c7085"/><stop offset="1" stop-color="#132733"/>
    </linearGradient>
    <radialGradient id="throat" cx="0.5" cy="0.3" r="0.8">
      <stop offset="0" stop-color="#fffdf2"/><stop offset="1" stop-color="#ffe0a0"/>
    </radialGradient>
  </defs>
  <g class="tail">
    <path d="M62 92 L6 112 Q2 120 14 122 L70 108 Z" fill="#0c1c26"/>
    <path d="M60 86 L2 96 Q-2 104 8 107 L66 102 Z" fill="#152c3a"/>
    <path d="M54 104 L34 122 Q36 128 46 125 L74 110 Z" fill="#e2413c"/>
  </g>
  <path d="M50 94 C58 66 96 50 128 52 C156 54 166 76 156 94 C144 114 76 124 50 94 Z"
    fill="url(#body)"/>
  <path d="M136 54 C160 54 170 74 158 94 C150 106 128 108 120 98 C114 80 118 58 136 54 Z"
    fill="url(#throat)"/>
  <path d="M118 100 C128 108 146 106 154 98 C150 112 128 118 112 110 Z" fill="#e2413c"/>
  <path d="M104 60 C106 34 132 22 152 34 C168 44 168 64 156 70 C140 64 118 58 104 60 Z"
    fill="url(#body)"/>
  <path d="M150 34 C178 20 206 34 214 58 C216 66 210 72 204 68 C190 60 172 64 156 66
    C164 56 160 42 150 34 Z" fill="url(#beak)"/>
  <path d="M203 42 C210 48 214 56 214 62 C214 70 208 71 204 68 C208 58 208 50 203 42 Z"
    fill="#171310"/>
  <path d="M156 66 C172 64 188 62 200 67 C190 76 168 78 154 72 Z" fill="#d95f0b"/>
  <path d="M156 40 C176 30 196 36 204 46" stroke="#fff3c0" stroke-opacity="0.55"
    stroke-width="4" fill="none" stroke-linecap="round"/>
  <circle cx="143" cy="47" r="9.5" fill="#58c7ff"/><circle cx="144" cy="47" r="6" fill="#0b1116"/>
  <circle cx="146" cy="45" r="2.1" fill="#fff"/>
  <g class="wing">
    <path d="M122 72 C104 60 70 34 42 18 C52 44 66 74 92 92 C106 98 120 88 122 72 Z"
      fill="url(#wing)"/>
    <path d="M112 74 C94 66 72 50 56 38 M108 82 C94 78 78 66 66 56" stroke="#7fa3b5"
      stroke-opacity="0.5" stroke-width="3" fill="none" stroke-linecap="round"/>
  </g>
</svg>`;

export function drawToucan(): HTMLElement {
  const bird = make("div", { class: "toucan" });
  bird.innerHTML = drawing;
  return bird;
}
