/**
 * Many small things in flight, moved by the graphics card: each is thrown once, with all that its
 * path needs, and a frame is one call however many there are. One canvas for every kind of game.
 */
import { paintShapes, SHAPES } from "./shapes.ts";

/** Where a particle begins and how it moves, in pixels and seconds. */
export interface Thrown {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Pixels a second each second; negative rises. */
  gravity: number;
  /** How fast the first speed is lost. */
  drag: number;
  /** Swings to the side by so many pixels. */
  sway: number;
  /** Turns in the plane, radians a second; and over its own edge, as coins and leaves do. */
  spin: number;
  flip: number;
  size: number;
  lifeSeconds: number;
  delaySeconds: number;
  /** A place in the sheet of shapes. */
  shape: number;
  tint: number;
  /** 1: light is added to what lies below. */
  glow: number;
}

const CAPACITY = 640;
/** Floats a particle. */
const STRIDE = 18;

const VERTEX = `#version 300 es
in vec2 corner;
in vec4 path;   // x, y, vx, vy
in vec4 forces; // gravity, drag, sway, birth
in vec4 shape;  // size, life, spin, flip
in vec4 look;   // cell, red, green, blue
in vec2 more;   // glow, phase
uniform vec2 size;
uniform float now;
out vec2 at;
out vec4 colour;
void main() {
  float age = now - forces.w;
  if (age < 0.0 || age > shape.y) { gl_Position = vec4(2.0); return; }
  float gone = age / shape.y;
  float k = max(forces.y, 0.001);
  vec2 moved = path.zw * (1.0 - exp(-k * age)) / k;
  moved.y += 0.5 * forces.x * age * age;
  moved.x += forces.z * sin(age * 2.6 + more.y) * min(1.0, age);
  float turn = more.y + shape.z * age;
  float over = cos(more.y * 1.7 + shape.w * age);
  float grown = min(1.0, age * 9.0) * (1.0 - smoothstep(0.82, 1.0, gone) * 0.6);
  vec2 spot = corner * shape.x * grown;
  spot.x *= shape.w == 0.0 ? 1.0 : max(0.12, abs(over));
  spot = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * spot;
  vec2 place = (path.xy + moved + spot) / size * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
  at = vec2((corner.x + 0.5 + look.x) / ${SHAPES}.0, corner.y + 0.5);
  float light = shape.w == 0.0 ? 1.0 : 0.82 + 0.26 * abs(over);
  float alpha = smoothstep(0.0, 0.06, gone) * (1.0 - smoothstep(0.75, 1.0, gone));
  colour = vec4(look.yzw * light * alpha, alpha * (1.0 - more.x));
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
in vec2 at;
in vec4 colour;
uniform sampler2D sheet;
out vec4 drawn;
void main() {
  vec4 seen = texture(sheet, at);
  drawn = vec4(seen.rgb * colour.rgb, seen.a * colour.a);
}`;

const ATTRIBUTES = ["path", "forces", "shape", "look", "more"] as const;

export class ParticleField {
  readonly #gl: WebGL2RenderingContext;
  readonly #data = new Float32Array(CAPACITY * STRIDE);
  readonly #program: WebGLProgram;
  readonly #size: WebGLUniformLocation | null;
  readonly #now: WebGLUniformLocation | null;
  #at = 0;
  #from = CAPACITY;
  #to = 0;
  #nowSeconds = 0;
  #untilSeconds = 0;
  #phase = 0;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = linkProgram(gl, VERTEX, FRAGMENT);
    this.#size = gl.getUniformLocation(this.#program, "size");
    this.#now = gl.getUniformLocation(this.#program, "now");
    this.#describe();
    sendSheet(gl);
  }

  /** Something is still in flight. */
  get isFlying(): boolean {
    return this.#nowSeconds < this.#untilSeconds;
  }

  throwOne(one: Thrown): void {
    const data = this.#data;
    const birth = this.#nowSeconds + one.delaySeconds;
    const at = this.#at * STRIDE;
    this.#phase = (this.#phase + 2.399) % 6.283;
    data[at] = one.x;
    data[at + 1] = one.y;
    data[at + 2] = one.vx;
    data[at + 3] = one.vy;
    data[at + 4] = one.gravity;
    data[at + 5] = one.drag;
    data[at + 6] = one.sway;
    data[at + 7] = birth;
    data[at + 8] = one.size;
    data[at + 9] = one.lifeSeconds;
    data[at + 10] = one.spin;
    data[at + 11] = one.flip;
    data[at + 12] = one.shape;
    data[at + 13] = ((one.tint >> 16) & 255) / 255;
    data[at + 14] = ((one.tint >> 8) & 255) / 255;
    data[at + 15] = (one.tint & 255) / 255;
    data[at + 16] = one.glow;
    data[at + 17] = this.#phase;
    this.#from = Math.min(this.#from, this.#at);
    this.#to = Math.max(this.#to, this.#at + 1);
    this.#at = (this.#at + 1) % CAPACITY;
    this.#untilSeconds = Math.max(this.#untilSeconds, birth + one.lifeSeconds);
  }

  /** Nothing flies any more, and the clock begins anew: it is a float on the card. */
  clear(): void {
    this.#data.fill(0);
    this.#from = 0;
    this.#to = CAPACITY;
    this.#nowSeconds = 0;
    this.#untilSeconds = 0;
  }

  step(deltaMs: number): void {
    this.#nowSeconds += deltaMs / 1000;
  }

  draw(width: number, height: number): void {
    const gl = this.#gl;
    gl.useProgram(this.#program);
    if (this.#from < this.#to) {
      const first = this.#from * STRIDE;
      const count = (this.#to - this.#from) * STRIDE;
      gl.bufferSubData(gl.ARRAY_BUFFER, first * 4, this.#data, first, count);
      this.#from = CAPACITY;
      this.#to = 0;
    }
    gl.uniform2f(this.#size, width, height);
    gl.uniform1f(this.#now, this.#nowSeconds);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, CAPACITY);
  }

  /** Two buffers: the corners of one square, and what each particle is. */
  #describe(): void {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    const corners = new Float32Array([-0.5, -0.5, 0.5, -0.5, -0.5, 0.5, 0.5, 0.5]);
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    const corner = gl.getAttribLocation(this.#program, "corner");
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, this.#data.byteLength, gl.DYNAMIC_DRAW);
    for (const [index, name] of ATTRIBUTES.entries()) {
      const place = gl.getAttribLocation(this.#program, name);
      gl.enableVertexAttribArray(place);
      const width = name === "more" ? 2 : 4;
      gl.vertexAttribPointer(place, width, gl.FLOAT, false, STRIDE * 4, index * 16);
      gl.vertexAttribDivisor(place, 1);
    }
  }
}

function sendSheet(gl: WebGL2RenderingContext): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, paintShapes());
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
}

export function linkProgram(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}
