import { grossOf } from '@szansa/domain/leasing';
import { toAmount, toGrosz } from '@szansa/domain/shared';

import { truthOf, type Item } from './items.ts';
import { rows, type Setter } from './setters.ts';
import type { Voice } from './voice.ts';

const grey = '#e6e9ee';

/** Spreadsheet cells: the name in the first column, the value in a later one, empty cells between. */
export function gridded(columns: number, valueColumn: number): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const first = width * 0.42;
    const cell = (width - first) / (columns - 1);
    const height = paper.size * 1.22 + 5;
    let top = y;
    for (const { label, value } of items) {
      const names = paper.wrap(label, first - 6);
      const left = x + first + (valueColumn - 1) * cell;
      const values = paper.wrap(value, x + width - left - 6);
      const tall = height + (Math.max(names.length, values.length) - 1) * paper.size * 1.22;
      paper.writeLines(names, x + 3, top + 2, paper.size * 1.22);
      paper.writeLines(values, left + 3, top + 2, paper.size * 1.22, { room: x + width - left - 5 });
      paper.bar(x, top, width, 0.4, '#c9ced6');
      paper.bar(x, top, 0.4, tall, '#c9ced6');
      for (let column = 0; column < columns; column += 1) {
        const edge = x + first + column * cell;
        const isCovered =
          edge > left + 1 && edge < left + Math.max(...values.map((one) => paper.widthOf(one))) + 4;
        if (!isCovered) paper.bar(edge, top, 0.4, tall, '#c9ced6');
      }
      top += tall;
      paper.bar(x, top, width, 0.4, '#c9ced6');
    }
    return top;
  };
  return { draw, truth: truthOf };
}

export type SumColumn = 'percent' | 'net' | 'vat' | 'gross';

/** Amounts in columns under their heads; what has no amount comes below as rows. */
export function sumTable(
  voice: Voice,
  columns: readonly SumColumn[],
  look: { readonly isRuled: boolean; readonly hasCurrency: boolean },
): Setter {
  const heads = {
    percent: voice.in(voice.habit < 0.5 ? '%' : 'Udział %', '%'),
    net: voice.in(voice.habit < 0.5 ? 'Netto' : 'Kwota netto', 'Net'),
    vat: voice.in(voice.habit < 0.5 ? 'VAT' : 'VAT 23%', 'VAT'),
    gross: voice.in(voice.habit < 0.5 ? 'Brutto' : 'Kwota brutto', 'Gross'),
  } as const;
  const write = look.hasCurrency ? voice.money : voice.bare;
  const cellOf = (column: SumColumn, net: string, percent: string | null): string => {
    const gross = grossOf(net);
    switch (column) {
      case 'percent':
        return percent === null ? '' : voice.percent(percent);
      case 'net':
        return write(net);
      case 'vat':
        return write(toAmount(toGrosz(gross) - toGrosz(net)));
      default:
        return write(gross);
    }
  };
  const isSum = ({ sums }: Item) => sums !== null;
  const isOwnRow = (one: Item, items: readonly Item[]) =>
    columns.includes('percent') &&
    one.sums === null &&
    items.some(({ sums, name }) => sums?.percent !== null && sums !== null && one.name.startsWith(name));
  const othersOf = (items: readonly Item[]) => items.filter((one) => !isSum(one) && !isOwnRow(one, items));
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const first = width * (columns.length > 3 ? 0.34 : 0.42);
    const cell = (width - first) / columns.length;
    const edges = columns.map((_, at) => x + first + (at + 1) * cell - 3);
    const step = paper.size * 1.22;
    let top = y;
    paper.bar(x, top, width, step + 6, grey);
    paper.write(voice.in('Składnik', 'Item'), x + 3, top + 3, { isBold: true });
    columns.forEach((column, at) =>
      paper.write(heads[column], edges[at] ?? 0, top + 3, { align: 'right', isBold: true }),
    );
    top += step + 6;
    for (const { name, sums } of items) {
      if (!sums) continue;
      const names = paper.wrap(name, first - 6);
      const height = names.length * step + 6;
      paper.writeLines(names, x + 3, top + 3, step);
      columns.forEach((column, at) =>
        paper.write(cellOf(column, sums.net, sums.percent), edges[at] ?? 0, top + 3, { align: 'right' }),
      );
      if (look.isRuled) {
        paper.box(x, top, first, height);
        columns.forEach((_, at) => paper.box(x + first + at * cell, top, cell, height));
      }
      top += height;
    }
    return rows({ share: 0.42, pad: 1 }).draw(paper, othersOf(items), { x, y: top + 5, width });
  };
  const truth: Setter['truth'] = (items) => ({
    ...truthOf(othersOf(items)),
    ...Object.assign(
      {},
      ...items.map(({ sums }) =>
        sums ? { ...sums.truth, ...(columns.includes('percent') ? sums.percentTruth : {}) } : {},
      ),
    ),
  });
  return { draw, truth };
}
