import { chartToken } from '../chart/tones.ts';
import { NumberTable } from './number-table.tsx';
import { PictureCard, type PictureCardProps } from './picture-card.tsx';
import { longestOf, partsOf, type BarColumn, type BarRow } from './rows.ts';

export interface BarTableProps extends PictureCardProps {
  /** What the rows are: the heading of their names. */
  rowLabel: string;
  columns: readonly BarColumn[];
  rows: readonly BarRow[];
}

/** Numbers of a few kinds beside the bars they make: a picture and its table in one. */
export function BarTable({ rowLabel, columns, rows, ...card }: BarTableProps) {
  const longest = longestOf(rows, columns);
  const file = { title: card.title, rowLabel, columns, rows };
  const barOf = (row: BarRow) => <Bar row={row} columns={columns} longest={longest} />;
  return (
    <PictureCard slot="bar-table" file={file} {...card}>
      <NumberTable file={file} barOf={barOf} />
    </PictureCard>
  );
}

interface BarProps {
  row: BarRow;
  columns: readonly BarColumn[];
  longest: number;
}

function Bar({ row, columns, longest }: BarProps) {
  return (
    <span className="flex h-3 gap-px">
      {partsOf(row, columns, longest).map(({ key, tone, share }) => (
        <span
          key={key}
          className="block h-full min-w-0.5 rounded-small"
          style={{ width: `${share * 100}%`, background: `var(--${chartToken(tone)})` }}
        />
      ))}
    </span>
  );
}
