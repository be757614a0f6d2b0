/** Numbers as the operator's language writes them. */
import { figureIn, percentIn } from "@tucano/i18n/numbers.ts";
import { language } from "./language.ts";

export const formatFigure = (figure: string | number): string => figureIn(language, figure);
export const formatPercent = (wire: string): string => percentIn(language, wire);
