export interface ChartTableContent {
  caption: string;
  /** Headings, the row's own first. */
  columns: readonly string[];
  /** Formatted cells, the row's name first. */
  rows: readonly (readonly string[])[];
}

interface ChartTableProps extends ChartTableContent {
  /** Only for screen readers. */
  hidden: boolean;
}

/** The numbers of a chart as a table, for users who cannot see the chart or need to copy the numbers. */
export function ChartTable({ caption, columns, rows, hidden }: ChartTableProps) {
  const table = (
    <table className="w-full border-collapse text-small tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th
              key={column}
              scope="col"
              className={`border-b border-border px-2 py-1.5 font-medium text-text-muted ${place === 0 ? 'text-left' : 'text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row" className="border-b border-border px-2 py-1.5 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td
                key={columns[place + 1]}
                className="border-b border-border px-2 py-1.5 text-right whitespace-nowrap"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return hidden ? (
    <div className="sr-only">{table}</div>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the chart scrolls, so the keyboard has to reach it
    <div role="group" aria-label={caption} tabIndex={0} className="mt-3 overflow-x-auto">
      {table}
    </div>
  );
}
