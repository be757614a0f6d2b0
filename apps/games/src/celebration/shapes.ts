/** What flies in a celebration, painted once into a row of square cells: white ones are tinted. */
export const shapeNames = [
  "coin",
  "leaf",
  "bubble",
  "spark",
  "ember",
  "petal",
  "star",
  "paper",
] as const;

export type ShapeName = (typeof shapeNames)[number];

export const SHAPES = shapeNames.length;
const CELL = 128;
const HALF = CELL / 2;

type Pen = CanvasRenderingContext2D;

export function paintShapes(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = CELL * SHAPES;
  canvas.height = CELL;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  for (const [index, name] of shapeNames.entries()) {
    pen.setTransform(1, 0, 0, 1, index * CELL + HALF, HALF);
    painters[name](pen);
  }
  return canvas;
}

const painters: Readonly<Record<ShapeName, (pen: Pen) => void>> = {
  coin: paintCoin,
  leaf: paintLeaf,
  bubble: paintBubble,
  spark: paintSpark,
  ember: paintEmber,
  petal: paintPetal,
  star: paintStar,
  paper: (pen) => {
    pen.fillStyle = "#fff";
    pen.fillRect(-30, -44, 60, 88);
    pen.fillStyle = "#0002";
    pen.fillRect(-30, 0, 60, 44);
  },
};

/** A disc with a raised rim, lit from the upper left. */
function paintCoin(pen: Pen): void {
  const disc = (radius: number, light: string, dark: string): void => {
    const face = pen.createLinearGradient(-radius, -radius, radius, radius);
    face.addColorStop(0, light);
    face.addColorStop(1, dark);
    pen.fillStyle = face;
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.fill();
  };
  disc(60, "#fff2a0", "#8a4a06");
  disc(55, "#ffe27a", "#c9780e");
  disc(43, "#c9780e", "#ffe896");
  disc(40, "#ffd348", "#f0a31c");
  pen.fillStyle = "#fff6c8";
  pen.font = `bold 58px "Lilita One", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText("T", 0, 4);
  pen.fillStyle = "#ffffff70";
  pen.beginPath();
  pen.ellipse(-20, -26, 20, 9, -0.7, 0, Math.PI * 2);
  pen.fill();
}

function paintLeaf(pen: Pen): void {
  const blade = pen.createLinearGradient(-40, 0, 40, 0);
  blade.addColorStop(0, "#fff");
  blade.addColorStop(0.5, "#d8d8d8");
  blade.addColorStop(1, "#a8a8a8");
  pen.fillStyle = blade;
  pen.beginPath();
  pen.moveTo(0, -60);
  pen.bezierCurveTo(46, -30, 40, 30, 0, 56);
  pen.bezierCurveTo(-40, 30, -46, -30, 0, -60);
  pen.fill();
  pen.strokeStyle = "#0000004d";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(0, -54);
  pen.lineTo(0, 62);
  for (const y of [-28, -4, 20]) {
    pen.moveTo(-24, y - 14);
    pen.lineTo(0, y + 6);
    pen.lineTo(24, y - 14);
  }
  pen.stroke();
}

function paintBubble(pen: Pen): void {
  const skin = pen.createRadialGradient(-8, -10, 18, 0, 0, 56);
  skin.addColorStop(0, "#ffffff08");
  skin.addColorStop(0.72, "#ffffff3d");
  skin.addColorStop(0.93, "#ffffffe6");
  skin.addColorStop(1, "#ffffff00");
  pen.fillStyle = skin;
  pen.beginPath();
  pen.arc(0, 0, 58, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = "#fffffff2";
  pen.beginPath();
  pen.ellipse(-22, -26, 14, 8, -0.8, 0, Math.PI * 2);
  pen.fill();
}

function soft(pen: Pen, stops: readonly (readonly [number, string])[]): void {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, 62);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fillRect(-HALF, -HALF, CELL, CELL);
}

function paintSpark(pen: Pen): void {
  soft(pen, [
    [0, "#ffffffb0"],
    [0.22, "#ffffff38"],
    [1, "#ffffff00"],
  ]);
  pen.fillStyle = "#fff";
  pen.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? (point % 4 === 0 ? 62 : 40) : 7;
    const turn = (point * Math.PI) / 4;
    pen.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
  }
  pen.fill();
}

function paintEmber(pen: Pen): void {
  soft(pen, [
    [0, "#ffffff"],
    [0.18, "#ffffffe0"],
    [0.42, "#ffffff55"],
    [1, "#ffffff00"],
  ]);
}

function paintPetal(pen: Pen): void {
  const fade = pen.createLinearGradient(0, -56, 0, 56);
  fade.addColorStop(0, "#fff");
  fade.addColorStop(1, "#c8c8c8");
  pen.fillStyle = fade;
  pen.beginPath();
  pen.moveTo(0, 56);
  pen.bezierCurveTo(-58, 20, -46, -52, -8, -44);
  pen.bezierCurveTo(-4, -54, 4, -54, 8, -44);
  pen.bezierCurveTo(46, -52, 58, 20, 0, 56);
  pen.fill();
}

function paintStar(pen: Pen): void {
  pen.fillStyle = "#fff";
  pen.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const radius = point % 2 === 0 ? 60 : 27;
    const turn = (point * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
  }
  pen.fill();
}
