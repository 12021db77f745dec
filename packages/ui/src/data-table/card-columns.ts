import type { DataColumn } from './columns.ts';

/** The columns of a card: its title, the facts always shown, and those shown when the card is unfolded. */
export interface CardColumns<Column> {
  title: Column | undefined;
  facts: readonly Column[];
  rest: readonly Column[];
}

/** Splits columns by their priority; where no column has one, all are always shown. */
export function cardColumns<Column extends { columnDef: { meta?: Pick<DataColumn<never>, 'priority'> } }>([
  title,
  ...lines
]: readonly Column[]): CardColumns<Column> {
  const priorityOf = ({ columnDef }: Column) => columnDef.meta?.priority;
  const facts = lines
    .filter((column) => priorityOf(column) !== undefined)
    .toSorted((one, other) => (priorityOf(one) ?? 0) - (priorityOf(other) ?? 0));
  if (facts.length === 0) return { title, facts: lines, rest: [] };
  return { title, facts, rest: lines.filter((column) => priorityOf(column) === undefined) };
}
