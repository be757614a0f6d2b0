/**
 * The browser needs of an endpoint its method and its path: answers are checked by the server's own
 * tests, and what a person types by the server itself. This build step takes the schemas out of
 * the endpoint objects and tells the bundler that making a schema has no side effect, so that
 * those nobody uses, and the validator behind them, are left out of the first visit.
 */
import type { NodePath, PluginObject, types as Types } from "@babel/core";

const KEPT = new Set(["method", "path", "access", "idempotent"]);

export function addressesOnly({ types: t }: { types: typeof Types }): PluginObject {
  function isEndpointCall(node: Types.Expression): node is Types.CallExpression {
    return t.isCallExpression(node) && t.isIdentifier(node.callee, { name: "endpoint" });
  }

  function keepAddress(call: Types.CallExpression): void {
    const [definition] = call.arguments;
    if (!t.isObjectExpression(definition)) return;
    definition.properties = definition.properties.filter(
      (property) =>
        t.isObjectProperty(property) && t.isIdentifier(property.key) && KEPT.has(property.key.name),
    );
  }

  function asPure(value: Types.Expression): Types.Expression {
    const call = t.callExpression(t.arrowFunctionExpression([], value), []);
    t.addComment(call, "leading", "#__PURE__");
    return call;
  }

  return {
    name: "tucano-addresses-only",
    visitor: {
      Program(program: NodePath<Types.Program>) {
        for (const statement of program.node.body) {
          const declaration = t.isExportNamedDeclaration(statement)
            ? statement.declaration
            : statement;
          if (!t.isVariableDeclaration(declaration, { kind: "const" })) continue;
          for (const one of declaration.declarations) {
            if (one.init === null || one.init === undefined || t.isLiteral(one.init)) continue;
            if (isEndpointCall(one.init)) keepAddress(one.init);
            else one.init = asPure(one.init);
          }
        }
      },
    },
  };
}
