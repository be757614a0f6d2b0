/** The layout for a given size of the window. Pure. */
export interface TitlePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Layout {
  width: number;
  height: number;
  isPortrait: boolean;
  cellWidth: number;
  cellHeight: number;
  /** The reels' window, without its frame. */
  reels: { x: number; y: number; width: number; height: number };
  frameWidth: number;
  /** Centre and width of the title; null where there is no room for one. */
  title: TitlePlace | null;
  /** Centre of the lower edge and width of the hero, where there is room for one. */
  hero: { x: number; y: number; width: number } | null;
}

interface Room {
  width: number;
  height: number;
  /** Pixels the interface covers at the lower edge. */
  hudHeight: number;
  reelCount: number;
  rowCount: number;
  /** How much taller than wide cells may be on tall screens. */
  stretchMax?: number;
}

const TITLE_RATIO = 720 / 140;

/** Tall screens have room for the hero, who looks over the upper edge of the cabinet. */
const HERO_ROOM_MIN = 120;

export function layOut({
  width,
  height,
  hudHeight,
  reelCount,
  rowCount,
  stretchMax = 1.3,
}: Room): Layout {
  const isPortrait = height > width;
  const free = Math.max(160, height - hudHeight);
  const frameWidth = Math.max(9, Math.min(26, Math.min(width, free) * 0.024));
  const side = isPortrait ? 8 : Math.max(16, width * 0.05);
  const hasTitle = free > (isPortrait ? 380 : 330);
  const titleRoom = hasTitle ? Math.min(130, free * (isPortrait ? 0.14 : 0.15)) : 6;
  const widthMax = Math.min(width - side * 2, 1180) - frameWidth * 2;
  const heightMax = free - titleRoom - frameWidth * 2 - (isPortrait ? 24 : 14);
  const cellHeightMax = heightMax / rowCount;
  // Tall screens stretch the rows a little; wide ones keep them nearly square.
  const stretch = cellHeightMax / (widthMax / reelCount);
  const ratio = isPortrait ? Math.min(stretchMax, Math.max(1, stretch)) : 0.98;
  const cellWidth = Math.min(widthMax / reelCount, cellHeightMax / ratio);
  const cellHeight = cellWidth * ratio;
  const reelsWidth = cellWidth * reelCount;
  const reelsHeight = cellHeight * rowCount;
  const slack = Math.max(0, free - titleRoom - reelsHeight - frameWidth * 2);
  const y = titleRoom + frameWidth + slack * (isPortrait ? 0.78 : 0.5);
  const titleHeight = Math.min(titleRoom * 0.9, (reelsWidth * 0.96) / TITLE_RATIO);
  const top = y - frameWidth;
  const heroRoom = top - titleHeight * 0.5;
  const hasHero = isPortrait && hasTitle && heroRoom > HERO_ROOM_MIN;
  return {
    width,
    height,
    isPortrait,
    cellWidth,
    cellHeight,
    frameWidth,
    reels: { x: (width - reelsWidth) / 2, y, width: reelsWidth, height: reelsHeight },
    title: hasTitle
      ? {
          x: width / 2,
          y: hasHero ? top - titleHeight * 0.42 : top / 2 + 2,
          width: Math.min(reelsWidth * 0.96, titleHeight * TITLE_RATIO * 1.05),
        }
      : null,
    hero: hasHero
      ? { x: width / 2, y: top + 2, width: Math.min(width * 0.66, heroRoom * 1.02) }
      : null,
  };
}

/** What the panel shows over an upper corner of the stage. */
export interface Plate {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const PLATE_GAP = 4;
/** A title that is made smaller than this cannot be read. */
const SHRINK_MIN = 0.5;

/** The title where no plate covers it, smaller if need be; null where too little room is left. */
export function besidePlates(
  title: TitlePlace,
  width: number,
  plates: readonly Plate[],
): TitlePlace | null {
  const top = title.y - title.width / TITLE_RATIO / 2;
  const beside = plates.filter(({ bottom }) => bottom > top);
  const isLeft = ({ left, right }: Plate): boolean => left + right < width;
  const ends = beside.filter(isLeft).map(({ right }) => right + PLATE_GAP);
  const begins = beside.filter((plate) => !isLeft(plate)).map(({ left }) => left - PLATE_GAP);
  const from = Math.max(0, ...ends);
  const to = Math.min(width, ...begins);
  const fitted = Math.min(title.width, to - from);
  if (fitted < title.width * SHRINK_MIN) return null;
  const x = Math.min(Math.max(title.x, from + fitted / 2), to - fitted / 2);
  return { x, y: title.y, width: fitted };
}
