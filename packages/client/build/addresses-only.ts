/**
 * The browser needs of an endpoint its method, its path and whether it takes or gives a file:
 * answers are checked by the server's own tests, and what a person types by the server itself. This
 * build step takes the schemas out of the endpoint objects and tells the bundler that making a
 * schema has no side effect, so that those nobody uses, and the validator behind them, are left out
 * of the first visit.
 */
const KEPT = new Set(["method", "path", "access", "idempotent", "repeatable", "body", "answer"]);

/** As much of Babel's syntax tree as is looked at here. */
interface Expression {
  type: string;
  callee?: { type: string; name?: string };
  arguments?: Expression[];
  properties?: { key?: { name?: string } }[];
}

interface Statement {
  type: string;
  declaration?: Statement | null;
  kind?: string;
  declarations?: { init?: Expression | null }[];
}

interface BabelPlugin {
  name: string;
  visitor: { Program: (program: { node: { body: Statement[] } }) => void };
}

/** What declares a call, in the contract's endpoint.ts; its definition comes last. */
const MAKERS = new Set(["endpoint", "memberCall", "openCall", "playCall"]);

function keepAddress(call: Expression): void {
  const definition = call.arguments?.at(-1);
  if (definition?.properties === undefined) return;
  definition.properties = definition.properties.filter(({ key }) => KEPT.has(key?.name ?? ""));
}

/** The value, made inside a call that may be dropped when nobody wants its result. */
function asPure(value: Expression): Expression {
  const maker = { type: "ArrowFunctionExpression", params: [], body: value, async: false };
  const call = {
    type: "CallExpression",
    callee: maker,
    arguments: [],
    leadingComments: [{ type: "CommentBlock", value: "#__PURE__" }],
  };
  return call;
}

function isEndpointCall({ type, callee }: Expression): boolean {
  return type === "CallExpression" && MAKERS.has(callee?.name ?? "");
}

function lighten(statement: Statement): void {
  const declaration =
    statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return;
  for (const one of declaration.declarations ?? []) {
    if (one.init === null || one.init === undefined || one.init.type.endsWith("Literal")) continue;
    if (isEndpointCall(one.init)) keepAddress(one.init);
    else one.init = asPure(one.init);
  }
}

export function addressesOnly(): BabelPlugin {
  return {
    name: "tucano-addresses-only",
    visitor: {
      Program({ node }) {
        for (const statement of node.body) lighten(statement);
      },
    },
  };
}
