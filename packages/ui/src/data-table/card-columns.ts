import type { DataColumn } from './columns.ts';

/** The columns of a card: its title, the facts always there, and those that wait until the card is unfolded. */
export interface CardColumns<Column> {
  title: Column | undefined;
  facts: readonly Column[];
  rest: readonly Column[];
}

/** Facts stand by their priority; where no column has one, all are always there. */
export function cardColumns<Column extends Pick<DataColumn<never>, 'priority'>>([
  title,
  ...lines
]: readonly Column[]): CardColumns<Column> {
  const facts = lines
    .filter(({ priority }) => priority !== undefined)
    .toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
  if (facts.length === 0) return { title, facts: lines, rest: [] };
  return { title, facts, rest: lines.filter(({ priority }) => priority === undefined) };
}
