/** The pegs, the slots and the ball, on a canvas. Falls by parabolas from peg to peg. */
const SLOT_COLOURS = ["#ff3d5a", "#ff6a3c", "#ff9a2e", "#ffc23a", "#f2dd57"] as const;

interface Size {
  width: number;
  height: number;
}

/** Where rows and columns are, in the canvas's own points. */
function planOf({ width, height }: Size, rows: number) {
  const gap = Math.min(width / (rows + 1.6), (height - 20) / (rows + 2.6));
  const top = Math.max(gap * 0.9, (height - gap * (rows + 1.6)) / 2);
  const x = (row: number, index: number): number => width / 2 + (index - row / 2) * gap;
  const y = (row: number): number => top + row * gap;
  return { gap, x, y };
}

/** `decimal` writes 0.5 as the player's language does. */
export function createPegs(decimal: (text: string) => string) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const context = canvas.getContext("2d");
  const size: Size = { width: 300, height: 300 };
  let rows = 12;
  let pays: readonly number[] = [];
  let ball: { x: number; y: number } | null = null;
  let landed: { slot: number; t: number } | null = null;
  /** Pegs that were touched glow for a while: row and index, with what is left of their glow. */
  let touched: readonly { row: number; index: number; glow: number }[] = [];

  const drawPegs = (pen: CanvasRenderingContext2D): void => {
    const { gap, x, y } = planOf(size, rows);
    const radius = Math.max(2.4, gap * 0.13);
    for (let row = 0; row < rows; row += 1) {
      for (let index = 0; index <= row + 2; index += 1) {
        const glow = touched.find((each) => each.row === row && each.index === index)?.glow ?? 0;
        const px = x(row + 2, index);
        const py = y(row);
        if (glow > 0)
          disc(
            pen,
            { x: px, y: py, radius: radius * (1.6 + 2 * glow) },
            `rgba(255,214,90,${0.5 * glow})`,
          );
        disc(pen, { x: px, y: py + 1.5, radius }, "#0008");
        disc(pen, { x: px, y: py, radius }, glow > 0 ? "#ffe9a8" : "#e8f3ea");
      }
    }
  };

  const drawSlots = (pen: CanvasRenderingContext2D): void => {
    const { gap, x, y } = planOf(size, rows);
    const middle = rows / 2;
    for (const [slot, pay] of pays.entries()) {
      const away = Math.abs(slot - middle) / middle;
      const colour = SLOT_COLOURS[Math.min(4, Math.floor((1 - away) * 5))] ?? "#f2dd57";
      const sink = landed?.slot === slot ? Math.sin(Math.PI * landed.t) * gap * 0.22 : 0;
      const left = x(rows, slot) - gap * 0.46;
      const top = y(rows) - gap * 0.28 + sink;
      pen.fillStyle = "#0009";
      pen.beginPath();
      pen.roundRect(left, top + 3, gap * 0.92, gap * 0.82, gap * 0.2);
      pen.fill();
      const paint = pen.createLinearGradient(0, top, 0, top + gap * 0.82);
      paint.addColorStop(0, landed?.slot === slot ? "#ffffff" : "#fff3");
      paint.addColorStop(0.18, colour);
      paint.addColorStop(1, colour);
      pen.fillStyle = colour;
      pen.fill();
      pen.fillStyle = paint;
      pen.beginPath();
      pen.roundRect(left, top, gap * 0.92, gap * 0.82, gap * 0.2);
      pen.fill();
      pen.fillStyle = "#2b0f02";
      const letter = Math.max(8, gap * (pay >= 10_000 ? 0.27 : 0.33));
      pen.font = `800 ${letter}px "Sora Variable", sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(decimal(wordOf(pay)), x(rows, slot), top + gap * 0.43);
    }
  };

  const draw = (): void => {
    if (context === null) return;
    context.clearRect(0, 0, size.width, size.height);
    drawPegs(context);
    drawSlots(context);
    if (ball === null) return;
    const radius = planOf(size, rows).gap * 0.27;
    disc(context, { ...ball, y: ball.y + 3, radius }, "#0007");
    const paint = context.createRadialGradient(
      ball.x - radius * 0.35,
      ball.y - radius * 0.4,
      radius * 0.1,
      ball.x,
      ball.y,
      radius,
    );
    paint.addColorStop(0, "#fff8e0");
    paint.addColorStop(0.35, "#ffb02e");
    paint.addColorStop(1, "#d9480f");
    disc(context, { ...ball, radius }, paint);
  };

  return {
    canvas,
    build: (count: number, list: readonly number[]) => {
      rows = count;
      pays = list;
      touched = [];
      draw();
    },
    clear: () => {
      ball = null;
      landed = null;
      touched = [];
      draw();
    },
    /** `at` counts rows from the top: 2.5 is half-way from the third peg to the next. */
    drop: (path: readonly number[], at: number) => {
      const { gap, x, y } = planOf(size, rows);
      const row = Math.min(rows, Math.floor(at));
      const part = Math.min(1, at - row);
      const rights = (count: number): number =>
        path.slice(0, count).reduce((sum, step) => sum + step, 0);
      // Row 0 is the fall from above onto the first peg, which stands in the middle.
      const from = row === 0 ? x(0, 0) : x(row - 1, rights(row - 1));
      const to = x(row, rights(row));
      const above = row === 0 ? y(0) - gap * 1.4 : y(row - 1) - gap * 0.34;
      const below = row === 0 ? y(0) - gap * 0.34 : y(row) - gap * 0.34;
      const hop = row === 0 ? 0 : gap * 0.42;
      ball = {
        x: from + (to - from) * part,
        y: above + (below - above) * part ** 2 - hop * 4 * part * (1 - part) * 0.5,
      };
      touched = [0, 1, 2].flatMap((back) => {
        const index = row - 1 - back;
        if (index < 0) return [];
        const glow = 1 - (back + part) / 3;
        return [{ row: index, index: rights(index) + 1, glow }];
      });
      draw();
    },
    land: (slot: number, t: number) => {
      const { gap, x, y } = planOf(size, rows);
      touched = [];
      landed = { slot, t };
      ball = { x: x(rows, slot), y: y(rows) - gap * (0.34 - 0.2 * t) };
      draw();
    },
    resize: (place: HTMLElement) => {
      const ratio = Math.min(2, window.devicePixelRatio || 1);
      size.width = place.clientWidth;
      size.height = place.clientHeight;
      canvas.width = Math.round(size.width * ratio);
      canvas.height = Math.round(size.height * ratio);
      context?.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw();
    },
  };
}

function disc(
  pen: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  paint: string | CanvasGradient,
): void {
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** As short as it can be said: 0.5, 1.4, 26, 1k. */
function wordOf(hundredths: number): string {
  if (hundredths >= 100_000) return `${hundredths / 100_000}k`;
  return String(hundredths / 100);
}
