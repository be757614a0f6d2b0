/** The wheel as a picture. It decides nothing: it receives its angle. */
import { formatShortMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import type { WheelKind, WheelPrize } from "./api.ts";

const CENTRE = 200;
const RADIUS = 168;
const LAMPS = 24;

/** A point of the circle, in degrees clockwise from the top. */
function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const place = (part: number) => Math.round((CENTRE + part * radius) * 100) / 100;
  return `${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
}

function slice(index: number, count: number): string {
  const from = point((index / count) * 360, RADIUS);
  const to = point(((index + 1) / count) * 360, RADIUS);
  return `M${CENTRE} ${CENTRE}L${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}Z`;
}

const fills: Record<WheelKind, Record<WheelPrize["kind"], readonly string[]>> = {
  daily: {
    nothing: ["fill-wheel-dusk"],
    spins: ["fill-wheel-sea"],
    bonus: ["fill-wheel-beak", "fill-wheel-sand", "fill-wheel-coral"],
    cash: ["fill-wheel-gold"],
  },
  lottery: {
    nothing: ["fill-wheel-night"],
    spins: ["fill-wheel-sea"],
    bonus: ["fill-wheel-violet", "fill-wheel-rose", "fill-wheel-blue"],
    cash: ["fill-wheel-gold"],
  },
};

/** Each prize keeps its colour; prizes of one kind differ from each other as far as they can. */
function fillsOf(kind: WheelKind, prizes: readonly WheelPrize[]): ReadonlyMap<string, string> {
  return new Map(
    prizes.map((prize) => {
      const same = prizes.filter((one) => one.kind === prize.kind);
      const choice = fills[kind][prize.kind];
      return [prize.code, choice[same.indexOf(prize) % choice.length] ?? ""] as const;
    }),
  );
}

function shortPrize(prize: Pick<WheelPrize, "kind" | "quantity">): string {
  if (prize.kind === "nothing") return formatShortMoney("0.00");
  return prize.kind === "spins" ? `+${prize.quantity}` : formatShortMoney(prize.quantity);
}

interface FieldProps {
  kind: WheelKind;
  prize: WheelPrize;
  fill: string | undefined;
  index: number;
  count: number;
}

function Field({ kind, prize, fill, index, count }: FieldProps) {
  const middle = ((index + 0.5) / count) * 360;
  const isDark = prize.kind === "nothing" || (kind === "lottery" && prize.kind === "bonus");
  return (
    <g>
      <path d={slice(index, count)} className={cx(fill, "stroke-black/25")} strokeWidth={1.5} />
      <g transform={`rotate(${middle} ${CENTRE} ${CENTRE})`}>
        <text
          x={CENTRE}
          y={CENTRE - RADIUS + 14}
          transform={`rotate(90 ${CENTRE} ${CENTRE - RADIUS + 14})`}
          dominantBaseline="central"
          className={cx("tabular text-[19px] font-bold", isDark ? "fill-white" : "fill-wheel-ink")}
        >
          {shortPrize(prize)}
        </text>
      </g>
    </g>
  );
}

function Lamps() {
  return Array.from({ length: LAMPS }, (_, index) => {
    const [x, y] = point((index / LAMPS) * 360, RADIUS + 14).split(" ");
    return (
      <circle
        key={index}
        cx={x}
        cy={y}
        r={4.5}
        className={index % 2 === 0 ? "fill-wheel-lamp" : "fill-wheel-beak"}
      />
    );
  });
}

function Gold({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="var(--wheel-gold-1)" />
      <stop offset="0.5" stopColor="var(--wheel-gold-2)" />
      <stop offset="1" stopColor="var(--wheel-gold-3)" />
    </linearGradient>
  );
}

interface WheelPictureProps {
  kind: WheelKind;
  prizes: readonly WheelPrize[];
  /** The prize of each field, clockwise from the top. */
  fields: readonly string[];
  angle: number;
  /** 0: at once. */
  turnMs: number;
}

/** Decoration; everything it shows is also in the text beside it. */
export function WheelPicture({ kind, prizes, fields, angle, turnMs }: WheelPictureProps) {
  const byCode = new Map(prizes.map((prize) => [prize.code, prize]));
  const fillByCode = fillsOf(kind, prizes);
  return (
    <svg viewBox="0 0 400 410" aria-hidden="true" className="wheel w-full max-w-105 select-none">
      <defs>
        <Gold id="wheel-rim" />
        <radialGradient id="wheel-gloss" cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" stopColor="white" stopOpacity="0.35" />
          <stop offset="0.55" stopColor="white" stopOpacity="0" />
          <stop offset="1" stopColor="black" stopOpacity="0.35" />
        </radialGradient>
      </defs>
      <ellipse cx={CENTRE} cy={400} rx={130} ry={8} className="fill-black/25" />
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 27} fill="url(#wheel-rim)" />
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 3} className="fill-wheel-ink" />
      <g
        style={{
          transform: `rotate(${angle}deg)`,
          transformOrigin: `${CENTRE}px ${CENTRE}px`,
          transition:
            turnMs === 0 ? "none" : `transform ${turnMs}ms cubic-bezier(0.12, 0.7, 0.12, 1)`,
        }}
      >
        {fields.map((code, index) => {
          const prize = byCode.get(code);
          return (
            prize !== undefined && (
              <Field
                key={index}
                kind={kind}
                prize={prize}
                fill={fillByCode.get(code)}
                index={index}
                count={fields.length}
              />
            )
          );
        })}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill="url(#wheel-gloss)" />
      <Lamps />
      <circle cx={CENTRE} cy={CENTRE} r={46} fill="url(#wheel-rim)" />
      <circle cx={CENTRE} cy={CENTRE} r={38} className="fill-wheel-ink" />
      <image href="/brand/mark.svg" x={CENTRE - 27} y={CENTRE - 27} width={54} height={54} />
      <path
        d={`M${CENTRE - 17} 2H${CENTRE + 17}L${CENTRE} 46Z`}
        fill="url(#wheel-rim)"
        className="stroke-wheel-ink"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
    </svg>
  );
}
