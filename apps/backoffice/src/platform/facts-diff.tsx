import { Trans } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";

type Facts = Readonly<Record<string, string>>;

/** Before and after, one fact a row; what differs stands out, not by colour alone. */
export function FactsDiff({ before, after }: { before: Facts; after: Facts }) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (keys.length === 0) return null;
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const old = before[key];
          const fresh = after[key];
          const isChanged = old !== fresh;
          return (
            <tr key={key} className={cx(!isChanged && "text-quiet")}>
              <th scope="row">{key}</th>
              <td>
                {isChanged && old !== undefined ? (
                  <del className="text-coral-text">{old}</del>
                ) : (
                  (old ?? "–")
                )}
              </td>
              <td>
                {isChanged && fresh !== undefined ? (
                  <ins className="font-medium text-leaf-text no-underline">{fresh}</ins>
                ) : (
                  (fresh ?? "–")
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
