import { Trans } from "@lingui/react/macro";
import { cx } from "@tucano/ui/cx.ts";
import { useFactWords } from "./fact-words.ts";

type Facts = Readonly<Record<string, string>>;

/**
 * Before and after, one fact a row; what differs stands out, not by colour alone, and what stays is
 * said once.
 */
export function FactsDiff({ before, after }: { before: Facts; after: Facts }) {
  const { nameOf, show } = useFactWords();
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // What differs comes first: the rest is there to recognise what it is about.
  const keys = [
    ...all.filter((key) => before[key] !== after[key]),
    ...all.filter((key) => before[key] === after[key]),
  ];
  if (keys.length === 0) return null;
  // Of what is new there is nothing to compare with.
  const isNew = Object.keys(before).length === 0;
  return (
    <table className="facts-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          {!isNew && (
            <th scope="col">
              <Trans>Before</Trans>
            </th>
          )}
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const isChanged = before[key] !== after[key];
          const old = key in before ? show(before[key] ?? "", key) : undefined;
          const fresh = key in after ? show(after[key] ?? "", key) : undefined;
          return (
            <tr key={key} className={cx(!isChanged && "text-quiet")}>
              <th scope="row">{nameOf(key)}</th>
              {isChanged ? (
                <>
                  {!isNew && <td>{old === undefined ? "–" : <Gone text={old} />}</td>}
                  <td>{fresh === undefined ? "–" : <Come text={fresh} />}</td>
                </>
              ) : (
                <td colSpan={2}>{fresh}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Gone = ({ text }: { text: string }) => <del className="text-coral-text">{text}</del>;

const Come = ({ text }: { text: string }) => (
  <ins className="font-medium text-leaf-text no-underline">{text}</ins>
);
