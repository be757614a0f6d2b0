/** What a mutant changes: each operator says how one node of the syntax tree could be wrong. */
import { isNode, type SyntaxNode } from "../gate/syntax.ts";

/** Other texts that may replace an expression. */
export type Replacements = readonly string[];

export interface Place {
  readonly text: string;
  /** Inside `a?.b.c()` a part cannot be put in brackets without changing what it means. */
  readonly isChained: boolean;
}

const otherOperators: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "===": ["!=="],
    "!==": ["==="],
    "+": ["-"],
    "-": ["+"],
    "*": ["/"],
    "/": ["*"],
    "%": ["*"],
    "**": ["*"],
    "&": ["|"],
    "|": ["&"],
    "^": ["&"],
    "<<": [">>"],
    ">>": ["<<"],
    ">>>": ["<<"],
    "&&": ["||"],
    "||": ["&&"],
    "+=": ["-="],
    "-=": ["+="],
    "*=": ["/="],
  }),
);
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    smaller: "larger",
    larger: "smaller",
    multiplyFloor: "multiplyCeil",
    multiplyCeil: "multiplyFloor",
    add: "subtract",
    subtract: "add",
  }),
);
const otherMethods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    min: "max",
    max: "min",
    floor: "ceil",
    ceil: "floor",
    round: "floor",
    some: "every",
    every: "some",
    find: "findLast",
    startsWith: "endsWith",
    endsWith: "startsWith",
  }),
);
/** Left out, the value they are called on is used unchanged. */
const needlessMethods = new Set(["filter", "toSorted", "toReversed", "slice", "trim"]);
const questions = new Set(["includes", "has", "some", "every", "startsWith", "endsWith", "test"]);
const comparisons = new Set(["<", "<=", ">", ">=", "===", "!=="]);

const child = (node: SyntaxNode, field: string): SyntaxNode | null => {
  const value = node[field];
  return isNode(value) ? value : null;
};
const textOf = ({ text }: Place, { start, end }: SyntaxNode): string => text.slice(start, end);

export function replacementsOf(node: SyntaxNode, place: Place): Replacements {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      return ofOperator(node, place);
    case "UnaryExpression":
      return ofUnary(node, place);
    case "UpdateExpression":
      return [textOf(place, node).replace(/\+\+|--/, (sign) => (sign === "++" ? "--" : "++"))];
    case "Literal":
      return ofLiteral(node);
    case "ArrayExpression":
      return Array.isArray(node["elements"]) && node["elements"].length > 0 ? ["[]"] : [];
    case "CallExpression":
      return ofCall(node, place);
    default:
      return [];
  }
}

function isWords(node: SyntaxNode): boolean {
  if (node.type === "TemplateLiteral") return true;
  if (node.type === "Literal") return typeof node["value"] === "string";
  const [left, right] = [child(node, "left"), child(node, "right")];
  return node.type === "BinaryExpression" && left !== null && right !== null
    ? isWords(left) || isWords(right)
    : false;
}

function ofOperator(node: SyntaxNode, place: Place): Replacements {
  const [left, right] = [child(node, "left"), child(node, "right")];
  const operator = node["operator"];
  if (left === null || right === null || typeof operator !== "string") return [];
  if (operator === "??") return [textOf(place, left), textOf(place, right)];
  if (operator.startsWith("+") && (isWords(left) || isWords(right))) return [];
  // Cut at the operator, so that the brackets around its sides stay where they are.
  const head = place.text.slice(node.start, left.end);
  const between = place.text.slice(left.end, right.start);
  const tail = place.text.slice(right.start, node.end);
  return (otherOperators.get(operator) ?? []).map(
    (other) => head + between.replace(operator, other) + tail,
  );
}

function ofUnary(node: SyntaxNode, place: Place): Replacements {
  const argument = child(node, "argument");
  const isSign = node["operator"] === "!" || node["operator"] === "-";
  return argument !== null && isSign ? [textOf(place, argument)] : [];
}

/** Words are not changed: the types hold codes and names, and texts are nobody's arithmetic. */
function ofLiteral({ value }: SyntaxNode): Replacements {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "bigint") return [`${value + 1n}n`];
  if (typeof value !== "number") return [];
  return value === 1 ? ["2", "0"] : [String(value + 1)];
}

function ofCall(node: SyntaxNode, place: Place): Replacements {
  const callee = child(node, "callee");
  if (callee === null || place.isChained) return [];
  const rest = place.text.slice(callee.end, node.end);
  if (callee.type === "Identifier") return ofNamedCall(String(callee["name"]), rest);
  const [object, property] = [child(callee, "object"), child(callee, "property")];
  if (callee.type !== "MemberExpression" || object === null || property === null) return [];
  const name = String(property["name"]);
  const other = otherMethods.get(name);
  const head = place.text.slice(node.start, property.start);
  return [
    ...(other === undefined ? [] : [head + other + rest]),
    ...(needlessMethods.has(name) ? [textOf(place, object)] : []),
    ...(questions.has(name) ? [`!${textOf(place, node)}`] : []),
  ];
}

/** The code that wakes the mutants provides the other one: the file need not import it. */
function ofNamedCall(name: string, rest: string): Replacements {
  if (name === "negate") return [rest];
  // Over one nothing is rounded.
  if (name.startsWith("multiply") && /, 1,?\s*\)$/.test(rest)) return [];
  const other = otherNames.get(name);
  return other === undefined ? [] : [`$mutants.${other}${rest}`];
}

/** A condition that is no comparison is turned round; comparisons have operators of their own. */
export function isPlainCondition(node: SyntaxNode): boolean {
  if (node.type === "LogicalExpression" || node.type === "UnaryExpression") return false;
  if (node.type === "Literal") return false;
  return !(node.type === "BinaryExpression" && comparisons.has(String(node["operator"])));
}
