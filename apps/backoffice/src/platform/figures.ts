/** Numbers as the operator's language writes them. */
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { language } from "./language.ts";

export const formatFigure = (figure: string | number): string => figureIn(language, figure);
/** In a column of numbers a bare one is written as a figure. */
export const figureOr = <Cell>(cell: Cell, isNumber: boolean | undefined): Cell | string =>
  isNumber === true && typeof cell === "number" ? formatFigure(cell) : cell;

export const formatPercent = (wire: string): string => percentIn(language, wire);
