interface SchemeTableProps {
  caption: string;
  /** The first column names the line; the others are numbers. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
}

const cell = "tabular py-2 pl-3 text-right whitespace-nowrap";

function Row({ line, isStrong }: { line: readonly string[]; isStrong: boolean }) {
  const [name, ...values] = line;
  return (
    <tr>
      <th scope="row" className={`py-2 text-left ${isStrong ? "font-semibold" : "font-normal"}`}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} className={cell}>
          {value}
        </td>
      ))}
    </tr>
  );
}

export function SchemeTable({ caption, head, rows, foot }: SchemeTableProps) {
  const [first, ...others] = head;
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">
            {first}
          </th>
          {others.map((name) => (
            <th key={name} scope="col" className={`${cell} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <Row key={line.join()} line={line} isStrong={false} />
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot className="font-semibold">
          <Row line={foot} isStrong />
        </tfoot>
      )}
    </table>
  );
}
