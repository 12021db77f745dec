import type { Random } from '../generator/random.ts';
import { truthOf, type Item, type Truth } from './items.ts';
import type { Paper } from './paper.ts';

/** Where items are set. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** One way to set items: the same items at the same place look the same, so that it can be measured before. */
export interface Setter {
  /** Returns the lower edge. */
  readonly draw: (paper: Paper, items: readonly Item[], place: Place) => number;
  /** What is to be read of items that are set so. */
  readonly truth: (items: readonly Item[]) => Truth;
}

const grey = '#e6e9ee';

interface RowLook {
  /** Of the width, for the names. */
  readonly share: number;
  readonly mark?: string;
  readonly align?: 'left' | 'right';
  readonly isBold?: boolean;
  readonly isBoldName?: boolean;
  readonly lines?: 'none' | 'under' | 'boxes' | 'zebra';
  readonly pad?: number;
}

/** Names left and values beside them, both going on in the next line where they are long. */
export function rows(look: RowLook): Setter {
  const {
    share,
    mark = '',
    align = 'left',
    isBold = false,
    isBoldName = false,
    lines = 'none',
    pad = 0,
  } = look;
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const nameWidth = width * share;
    const step = paper.size * 1.22;
    let top = y;
    items.forEach(({ label, value }, at) => {
      const names = paper.wrap(`${label}${mark}`, nameWidth - 6 - pad, { isBold: isBoldName });
      const values = paper.wrap(value, width - nameWidth - 2 * pad - 1, { isBold });
      const height = Math.max(names.length, values.length) * step + (paper.leading - step) + 2 * pad;
      if (lines === 'zebra' && at % 2 === 0) paper.bar(x, top, width, height, '#f1f4f8');
      paper.writeLines(names, x + pad, top + pad + 1, step, { isBold: isBoldName });
      const edge = align === 'right' ? x + width - pad - 1 : x + nameWidth + pad;
      paper.writeLines(values, edge, top + pad + 1, step, {
        isBold,
        align,
        room: width - nameWidth - 2 * pad - 1,
      });
      if (lines === 'under') paper.bar(x, top + height - 1, width, 0.5, '#c3c9d2');
      if (lines === 'boxes') {
        paper.box(x, top, nameWidth, height);
        paper.box(x + nameWidth, top, width - nameWidth, height);
      }
      top += height;
    });
    return top;
  };
  return { draw, truth: truthOf };
}

/** Two names with their values in each row of a ruled table. */
export function fourCells(look: { readonly isGreyName: boolean; readonly isAcross: boolean }): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    if (width < 380) return rows({ share: 0.5, lines: 'boxes', pad: 2 }).draw(paper, items, { x, y, width });
    const half = Math.ceil(items.length / 2);
    const step = paper.size * 1.22;
    const [nameWidth, valueWidth] = [width * 0.24, width * 0.26];
    let top = y;
    for (let row = 0; row < half; row += 1) {
      const pair = look.isAcross ? [items[row * 2], items[row * 2 + 1]] : [items[row], items[row + half]];
      const cells = pair.map((one) => ({
        names: one ? paper.wrap(one.label, nameWidth - 6) : [],
        values: one ? paper.wrap(one.value, valueWidth - 6, { isBold: !look.isGreyName }) : [],
      }));
      const height =
        Math.max(1, ...cells.flatMap(({ names, values }) => [names.length, values.length])) * step + 6;
      cells.forEach(({ names, values }, at) => {
        const left = x + at * (nameWidth + valueWidth);
        if (look.isGreyName) paper.bar(left, top, nameWidth, height, grey);
        paper.writeLines(names, left + 3, top + 3, step);
        paper.writeLines(values, left + nameWidth + 3, top + 3, step, {
          isBold: !look.isGreyName,
          room: valueWidth - 6,
        });
        paper.box(left, top, nameWidth, height);
        paper.box(left + nameWidth, top, valueWidth, height);
      });
      top += height;
    }
    return top;
  };
  return { draw, truth: truthOf };
}

/** Names above their values or below them, several beside each other. */
export function cards(look: {
  readonly perRow: number;
  readonly isBoxed: boolean;
  readonly isNameBelow: boolean;
  readonly isLarge: boolean;
}): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const perRow = Math.max(1, Math.min(look.perRow, Math.floor(width / 105)));
    const cell = width / perRow;
    const small = { size: paper.size * 0.82, color: '#5a6270' };
    const large = { size: look.isLarge ? paper.size * 1.25 : paper.size, isBold: true };
    let top = y;
    for (let at = 0; at < items.length; at += perRow) {
      const texts = items.slice(at, at + perRow).map(({ label, value }) => ({
        names: paper.wrap(label, cell - 14, small),
        values: paper.wrap(value, cell - 14, large),
      }));
      const nameHeight = Math.max(...texts.map(({ names }) => names.length)) * small.size * 1.2;
      const valueHeight = Math.max(...texts.map(({ values }) => values.length)) * large.size * 1.2;
      const height = nameHeight + valueHeight + 11;
      texts.forEach(({ names, values }, index) => {
        const left = x + index * cell;
        const [nameTop, valueTop] = look.isNameBelow
          ? [top + valueHeight + 5, top + 3]
          : [top + 3, top + nameHeight + 5];
        paper.writeLines(names, left + 4, nameTop, small.size * 1.2, { ...small, room: cell - 12 });
        paper.writeLines(values, left + 4, valueTop, large.size * 1.2, { ...large, room: cell - 12 });
        if (look.isBoxed) paper.box(left, top, cell - 4, height);
      });
      top += height + (look.isBoxed ? 5 : 4);
    }
    return top;
  };
  return { draw, truth: truthOf };
}

/** A table whose head has the names and whose row has the values. */
export function headed(look: { readonly isGrey: boolean }): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const perRow = Math.max(1, Math.floor(width / 92));
    const small = { size: paper.size * 0.9, isBold: true };
    let top = y;
    for (let at = 0; at < items.length; at += perRow) {
      const row = items.slice(at, at + perRow);
      const cell = width / row.length;
      const names = row.map(({ label }) => paper.wrap(label, cell - 9, small));
      const values = row.map(({ value }) => paper.wrap(value, cell - 9));
      const head = Math.max(...names.map(({ length }) => length)) * small.size * 1.2 + 6;
      const body = Math.max(...values.map(({ length }) => length)) * paper.size * 1.22 + 6;
      if (look.isGrey) paper.bar(x, top, width, head, grey);
      row.forEach((_, index) => {
        const left = x + index * cell;
        paper.writeLines(names[index] ?? [], left + 4, top + 3, small.size * 1.2, {
          ...small,
          room: cell - 8,
        });
        paper.writeLines(values[index] ?? [], left + 4, top + head + 3, paper.size * 1.22, {
          room: cell - 8,
        });
        paper.box(left, top, cell, head);
        paper.box(left, top + head, cell, body);
      });
      top += head + body + 7;
    }
    return top;
  };
  return { draw, truth: truthOf };
}

/** Name, dots, and value in one line. */
export function leaders(sign: '.' | '. ' | '_'): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    let top = y;
    for (const { label, value } of items) {
      const room = width - paper.widthOf(`${label}  ${value}`);
      const count = Math.floor(room / paper.widthOf(sign)) - 1;
      if (count < 4) {
        top = paper.writeLines(paper.wrap(`${label}:`, width), x, top, paper.leading);
        top = paper.writeLines(paper.wrap(value, width - 14), x + 14, top, paper.leading);
      } else {
        paper.write(`${label} ${sign.repeat(count).trim()}`, x, top);
        paper.write(value, x + width, top, { align: 'right' });
        top += paper.leading;
      }
    }
    return top;
  };
  return { draw, truth: truthOf };
}

/** Each item in a line of its own: behind a bullet or a number, with a sign between name and value. */
export function listed(look: {
  readonly before: 'none' | 'bullet' | 'dash' | 'number' | 'letter';
  readonly between: string;
}): Setter {
  const before = (at: number) =>
    ({
      none: '',
      bullet: '• ',
      dash: '- ',
      number: `${at + 1}. `,
      letter: `${String.fromCodePoint(97 + at)}) `,
    })[look.before];
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    let top = y;
    items.forEach(({ label, value }, at) => {
      top = paper.writeLines(
        paper.wrap(`${before(at)}${label}${look.between}${value}`, width),
        x,
        top,
        paper.leading,
        { room: width },
      );
    });
    return top;
  };
  return { draw, truth: truthOf };
}

/** All items one after the other in a paragraph. */
export function paragraph(between: ', ' | '; ' | ' | '): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const text = items.map(({ label, value }) => `${label}: ${value}`).join(between);
    return paper.writeLines(paper.wrap(text, width), x, y, paper.size * 1.35) + 3;
  };
  return { draw, truth: truthOf };
}

/** Draws one of the plain ways. */
export function anySetter(random: Random): Setter {
  return random.pick([
    () => rows({ share: random.pick([0.4, 0.45, 0.5]), mark: random.pick([':', '', ':']) }),
    () => rows({ share: 0.55, align: 'right', lines: random.pick(['none', 'under']) }),
    () =>
      rows({
        share: 0.5,
        lines: random.pick(['boxes', 'zebra', 'under']),
        pad: 2,
        isBold: random.chance(0.4),
      }),
    () =>
      listed({
        before: random.pick(['none', 'bullet', 'dash', 'number', 'letter']),
        between: random.pick([': ', ' – ', ' - ', ' = ']),
      }),
    () =>
      cards({
        perRow: random.int(2, 4),
        isBoxed: random.chance(0.5),
        isNameBelow: false,
        isLarge: random.chance(0.3),
      }),
    () => leaders(random.pick(['.', '. ', '_'])),
    () => fourCells({ isGreyName: random.chance(0.5), isAcross: random.chance(0.5) }),
  ])();
}
