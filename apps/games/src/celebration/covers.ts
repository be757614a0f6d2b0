/**
 * What sweeps over the screen between the board and the place of a bonus: a small program for the
 * graphics card, one for each kind of cover. `part` is how much of the screen it hides.
 */
import type { CoverKind } from "@tucano/game-math/grid-slots/look.ts";
import { linkProgram } from "./particle-field.ts";

const VERTEX = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
}`;

/** `at` is 0…1 from the lower left; each answers a colour and its opacity, not multiplied. */
const HEAD = `#version 300 es
precision mediump float;
in vec2 at;
uniform float part, now, aspect;
uniform vec3 dark, light, rim;
out vec4 drawn;
float rand(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float noise(vec2 p) {
  vec2 c = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(rand(c), rand(c + vec2(1, 0)), f.x),
    mix(rand(c + vec2(0, 1)), rand(c + vec2(1, 1)), f.x), f.y);
}
mat2 turned(float a) { return mat2(cos(a), sin(a), -sin(a), cos(a)); }`;

const TAIL = `
void main() {
  vec4 seen = cover();
  drawn = vec4(seen.rgb * seen.a, seen.a);
}`;

/** Small pieces that grow in their cells until they overlap: leaves, lanterns, coins. */
const pieces = (shape: string, ink: string): string => `
float piece(vec2 q) { ${shape} }
vec4 cover() {
  vec4 sum = vec4(0.0);
  for (int layer = 0; layer < 3; layer++) {
    float l = float(layer);
    vec2 grid = vec2(at.x * aspect, at.y) * (3.2 + l * 1.1) + vec2(l * 7.3, l * 3.1);
    vec2 home = floor(grid);
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 cell = home + vec2(x, y);
      float chance = rand(cell + l * 17.0);
      float place = (cell.x / aspect + cell.y * 0.55) / (3.2 + l * 1.1) * 0.55;
      float born = clamp((part * 1.9 - place - chance * 0.28 - l * 0.05) * 2.6, 0.0, 1.0);
      if (born <= 0.0) continue;
      vec2 q = grid - cell - 0.5 - (vec2(rand(cell + 3.0), rand(cell + 9.0)) - 0.5) * 0.5;
      q.x += (1.0 - born) * 1.4;
      q = turned(chance * 6.28 + (1.0 - born) * 3.0 + sin(now + chance * 9.0) * 0.12) * q;
      float d = piece(q / (0.05 + born * 1.06));
      if (d <= 0.0) continue;
      float alpha = smoothstep(0.0, 0.05, d);
      vec3 c; { ${ink} }
      sum = vec4(mix(sum.rgb, c, alpha), max(sum.a, alpha));
    }
  }
  float all = smoothstep(0.86, 1.0, part);
  return vec4(mix(dark, sum.rgb, sum.a), max(sum.a, all));
}`;

const covers: Readonly<Record<CoverKind, string>> = {
  water: `
vec4 cover() {
  float wave = sin(at.x * 7.0 + now * 2.4) * 0.022 + sin(at.x * 15.0 - now * 3.1) * 0.010;
  float far = part * 1.22 - 0.06 + wave + 0.045;
  float top = part * 1.22 - 0.10 + sin(at.x * 9.0 - now * 2.0) * 0.020 + wave * 0.5;
  float deep = clamp((top - at.y) * 1.15, 0.0, 1.0);
  vec2 p = vec2(at.x * aspect, at.y) * 9.0;
  float net = abs(noise(p + now * 0.5) - noise(p * 1.3 - now * 0.4));
  vec3 body = mix(light, dark, deep) + rim * smoothstep(0.07, 0.0, net) * 0.16 * (1.0 - deep);
  float foam = smoothstep(0.030, 0.0, abs(top - at.y)) * (0.6 + 0.4 * noise(p * 6.0));
  body = mix(body, rim, foam);
  vec4 back = vec4(mix(light, rim, 0.35), smoothstep(0.0, 0.006, far - at.y) * 0.75);
  float alpha = smoothstep(0.0, 0.006, top - at.y);
  return vec4(mix(back.rgb, body, alpha), max(alpha, back.a));
}`,
  leaves: pieces(
    `float side = abs(q.x) * 1.9 + q.y * q.y * 1.15;
  return 0.62 - side;`,
    `float vein = smoothstep(0.05, 0.0, abs(q.x) * 0.6);
      c = mix(dark, light, clamp(0.25 + chance * 0.6 + q.y * 0.35, 0.0, 1.0));
      c = mix(c * 0.55, c, smoothstep(0.0, 0.16, d)) + rim * vein * 0.18;`,
  ),
  lights: pieces(
    `return 0.74 - length(q);`,
    `float core = smoothstep(0.0, 0.7, d);
      c = mix(mix(dark, light, 0.35 + chance * 0.4), mix(light, rim, 0.6), core * core);`,
  ),
  gold: pieces(
    `return 0.72 - length(q);`,
    `float ring = smoothstep(0.06, 0.0, abs(d - 0.14));
      c = mix(dark, light, clamp(0.55 + dot(q, vec2(-0.7, 0.7)) * 0.7, 0.0, 1.0));
      c = mix(c, rim, ring * 0.8) * smoothstep(-0.02, 0.05, d);`,
  ),
  wind: `
vec4 cover() {
  vec2 q = (at - 0.5) * vec2(aspect, 1.0);
  float far = length(q);
  float turn = atan(q.y, q.x) + far * 7.0 - now * 3.2;
  float arms = 0.5 + 0.5 * sin(turn * 3.0 + noise(q * 6.0) * 2.0);
  float edge = (1.0 - part) * 1.25 - (1.0 - arms) * 0.24 * part;
  float alpha = smoothstep(edge, edge + 0.05, far + 0.02);
  vec3 c = mix(dark, light, arms * 0.75) + rim * pow(arms, 12.0) * 0.5;
  c += rim * smoothstep(0.08, 0.0, abs(far - edge)) * 0.5;
  return vec4(c, alpha);
}`,
  fire: `
vec4 cover() {
  vec2 p = vec2(at.x * aspect * 4.0, at.y * 3.0);
  float n = noise(p - vec2(0.0, now * 1.8)) * 0.6 + noise(p * 2.3 - vec2(0.0, now * 3.0)) * 0.4;
  float burn = part * 1.75 - at.y - n * 0.55;
  float alpha = smoothstep(0.0, 0.03, burn);
  float heat = smoothstep(0.42, 0.0, burn);
  vec3 c = mix(dark, light, heat + n * 0.25) + rim * smoothstep(0.13, 0.0, burn);
  return vec4(c, alpha);
}`,
};

export interface CoverColours {
  readonly dark: number;
  readonly light: number;
  readonly rim: number;
}

export class Cover {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #places: Readonly<Record<"part" | "now" | "aspect", WebGLUniformLocation | null>>;

  constructor(gl: WebGL2RenderingContext, kind: CoverKind, colours: CoverColours) {
    this.#gl = gl;
    this.#program = linkProgram(gl, VERTEX, HEAD + covers[kind] + TAIL);
    const place = (name: string): WebGLUniformLocation | null =>
      gl.getUniformLocation(this.#program, name);
    this.#places = { part: place("part"), now: place("now"), aspect: place("aspect") };
    gl.useProgram(this.#program);
    for (const name of ["dark", "light", "rim"] as const) {
      const colour = colours[name];
      gl.uniform3f(
        place(name),
        (colour >> 16) / 255,
        ((colour >> 8) & 255) / 255,
        (colour & 255) / 255,
      );
    }
  }

  draw(part: number, nowSeconds: number, aspect: number): void {
    const gl = this.#gl;
    gl.useProgram(this.#program);
    gl.uniform1f(this.#places.part, part);
    gl.uniform1f(this.#places.now, nowSeconds);
    gl.uniform1f(this.#places.aspect, aspect);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}
