/** The pegs, the slots and the balls, on a canvas. They fall by parabolas from peg to peg. */
const SLOT_COLOURS = ["#ff3d5a", "#ff6a3c", "#ff9a2e", "#ffc23a", "#f2dd57"] as const;

interface Size {
  width: number;
  height: number;
}

/** Columns stand this much further apart than rows where there is room: words in slots need it. */
const WIDEST = 1.7;

/** Where rows and columns are, in the canvas's own points. */
function planOf({ width, height }: Size, rows: number) {
  const gap = Math.min(width / (rows + 1.6), (height - 20) / (rows + 2.6));
  const wide = Math.min(width / (rows + 1.6), gap * WIDEST);
  const top = Math.max(gap * 0.9, (height - gap * (rows + 1.6)) / 2);
  const x = (row: number, index: number): number => width / 2 + (index - row / 2) * wide;
  const y = (row: number): number => top + row * gap;
  return { gap, wide, x, y };
}

type Plan = ReturnType<typeof planOf>;

interface Touch {
  row: number;
  index: number;
  glow: number;
}

function drawPeg(pen: CanvasRenderingContext2D, plan: Plan, { row, index, glow }: Touch): void {
  const radius = Math.max(2.4, plan.gap * 0.13);
  const [x, y] = [plan.x(row + 2, index), plan.y(row)];
  if (glow > 0) {
    disc(pen, { x, y, radius: radius * (1.6 + 2 * glow) }, `rgba(255,214,90,${0.5 * glow})`);
  }
  disc(pen, { x, y: y + 1.5, radius }, "#0008");
  disc(pen, { x, y, radius }, glow > 0 ? "#ffe9a8" : "#e8f3ea");
}

interface Slot {
  slot: number;
  rows: number;
  pay: number;
  word: string;
  /** 0 while it stands; a ball pushes it down and lights it. */
  sink: number;
}

function drawSlot(pen: CanvasRenderingContext2D, plan: Plan, one: Slot): void {
  const { gap, wide, x, y } = plan;
  const { slot, rows, pay, word, sink } = one;
  const away = Math.abs(slot - rows / 2) / (rows / 2);
  const colour = SLOT_COLOURS[Math.min(4, Math.floor((1 - away) * 5))] ?? "#f2dd57";
  const left = x(rows, slot) - wide * 0.46;
  const top = y(rows) - gap * 0.28 + sink * gap * 0.22;
  pen.fillStyle = "#0009";
  pen.beginPath();
  pen.roundRect(left, top + 3, wide * 0.92, gap * 0.82, gap * 0.2);
  pen.fill();
  const paint = pen.createLinearGradient(0, top, 0, top + gap * 0.82);
  paint.addColorStop(0, sink > 0 ? "#ffffff" : "#fff3");
  paint.addColorStop(0.18, colour);
  paint.addColorStop(1, colour);
  pen.fillStyle = colour;
  pen.fill();
  pen.fillStyle = paint;
  pen.beginPath();
  pen.roundRect(left, top, wide * 0.92, gap * 0.82, gap * 0.2);
  pen.fill();
  pen.fillStyle = "#2b0f02";
  const letter = Math.min(gap * 0.5, Math.max(8, wide * (pay >= 10_000 ? 0.27 : 0.33)));
  pen.font = `800 ${letter}px "Sora Variable", sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(word, x(rows, slot), top + gap * 0.43);
}

function drawBall(pen: CanvasRenderingContext2D, gap: number, ball: { x: number; y: number }) {
  const radius = gap * 0.27;
  disc(pen, { ...ball, y: ball.y + 3, radius }, "#0007");
  const paint = pen.createRadialGradient(
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
  disc(pen, { ...ball, radius }, paint);
}

interface Ball {
  readonly x: number;
  readonly y: number;
  /** Pegs that it touched glow for a while. */
  readonly touched: readonly Touch[];
  /** The slot that it has come to, and how far it has pushed that down, from 0 to 1. */
  readonly landed: { readonly slot: number; readonly t: number } | null;
}

/** `decimal` writes 0.5 as the player's language does. */
export function createPegs(decimal: (text: string) => string) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const context = canvas.getContext("2d");
  /** All that stands still, painted once: a frame then costs one picture and a ball. */
  const board = document.createElement("canvas");
  const boardPen = board.getContext("2d");
  const size: Size = { width: 300, height: 300 };
  let rows = 12;
  let pays: readonly number[] = [];
  let plan = planOf(size, rows);
  /** By their place in the round. */
  const balls = new Map<number, Ball>();
  let isStale = false;

  const slotOf = (slot: number, sink: number): Slot => {
    const pay = pays[slot] ?? 0;
    return { slot, rows, pay, word: decimal(wordOf(pay)), sink };
  };

  const paintBoard = (): void => {
    plan = planOf(size, rows);
    if (boardPen === null) return;
    boardPen.clearRect(0, 0, size.width, size.height);
    for (let row = 0; row < rows; row += 1) {
      for (let index = 0; index <= row + 2; index += 1) {
        drawPeg(boardPen, plan, { row, index, glow: 0 });
      }
    }
    for (const slot of pays.keys()) drawSlot(boardPen, plan, slotOf(slot, 0));
  };

  const draw = (): void => {
    if (context === null || board.width === 0 || board.height === 0) return;
    const { gap, wide, x, y } = plan;
    context.clearRect(0, 0, size.width, size.height);
    context.drawImage(board, 0, 0, size.width, size.height);
    for (const { touched, landed } of balls.values()) {
      for (const touch of touched) drawPeg(context, plan, touch);
      if (landed === null || landed.t >= 1) continue;
      const sink = Math.sin(Math.PI * landed.t);
      context.clearRect(x(rows, landed.slot) - wide / 2, y(rows) - gap * 0.3, wide, gap * 1.2);
      drawSlot(context, plan, slotOf(landed.slot, sink));
    }
    for (const ball of balls.values()) drawBall(context, gap, ball);
  };

  /** Several balls move in one frame, and are drawn once. */
  const drawSoon = (): void => {
    if (isStale) return;
    isStale = true;
    queueMicrotask(() => {
      isStale = false;
      draw();
    });
  };

  // Words painted before their font had come would stay as they are.
  void document.fonts.ready.then(() => {
    paintBoard();
    draw();
  });

  return {
    canvas,
    build: (count: number, list: readonly number[]) => {
      const isSame = count === rows && list.join() === pays.join();
      rows = count;
      pays = list;
      if (!isSame) paintBoard();
      drawSoon();
    },
    clear: () => {
      balls.clear();
      drawSoon();
    },
    /** `at` counts rows from the top: 2.5 is half-way from the third peg to the next. */
    drop: (ball: number, path: readonly number[], at: number) => {
      const { gap, x, y } = plan;
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
      const touched = [0, 1, 2].flatMap((back) => {
        const index = row - 1 - back;
        if (index < 0) return [];
        const glow = 1 - (back + part) / 3;
        return [{ row: index, index: rights(index) + 1, glow }];
      });
      balls.set(ball, {
        x: from + (to - from) * part,
        y: above + (below - above) * part ** 2 - hop * 4 * part * (1 - part) * 0.5,
        touched,
        landed: null,
      });
      drawSoon();
    },
    land: (ball: number, slot: number, t: number) => {
      const { gap, x, y } = plan;
      const at = { x: x(rows, slot), y: y(rows) - gap * (0.34 - 0.2 * t) };
      balls.set(ball, { ...at, touched: [], landed: { slot, t } });
      drawSoon();
    },
    resize: (place: HTMLElement) => {
      const ratio = Math.min(2, window.devicePixelRatio || 1);
      size.width = place.clientWidth;
      size.height = place.clientHeight;
      for (const each of [canvas, board]) {
        each.width = Math.round(size.width * ratio);
        each.height = Math.round(size.height * ratio);
        each.getContext("2d")?.setTransform(ratio, 0, 0, ratio, 0, 0);
      }
      paintBoard();
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
