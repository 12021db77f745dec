import { grossOf } from '@szansa/domain/leasing';
import { toAmount, toGrosz } from '@szansa/domain/shared';

import type { Entry, Expected, Section, Style } from './entries.ts';
import type { Random } from './random.ts';
import { widthOf, wrapped, type Sheet } from './sheet.ts';

/** Where a section is set: its left edge, its width, and its upper edge. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

export interface Setting {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly style: Style;
}

/** Sets entries at a place; returns the lower edge and what is to be read of them. */
export type Recipe = (
  setting: Setting,
  entries: readonly Entry[],
  place: Place,
) => { y: number; expected: Expected };

const expectedOf = (entries: readonly Entry[]): Expected =>
  Object.assign({}, ...entries.map(({ expected }) => expected));

/** Label and value in columns beside each other; long ones go on in the next line. */
function pairs(
  { sheet }: Setting,
  entries: readonly Entry[],
  { x, width, y }: Place,
  look: {
    share: number;
    mark?: string;
    isRight?: boolean;
    isBold?: boolean;
    isRuled?: boolean;
    pad?: number;
  },
): number {
  const labelWidth = width * look.share;
  const pad = look.pad ?? 0;
  let top = y;
  for (const { label, value } of entries) {
    const marked = `${label}${look.mark ?? ''}`;
    const left = wrapped(marked, labelWidth - 8 - pad, sheet.family, sheet.size);
    const right = wrapped(
      value,
      width - labelWidth - 4 - pad,
      sheet.family,
      sheet.size,
      look.isBold ?? false,
    );
    left.forEach((line, at) => sheet.write(line, x + pad, top + pad + at * sheet.size * 1.25));
    right.forEach((line, at) =>
      sheet.write(
        line,
        look.isRight ? x + width - pad : x + labelWidth + pad,
        top + pad + at * sheet.size * 1.25,
        {
          isRight: look.isRight ?? false,
          isBold: look.isBold ?? false,
          room: width - labelWidth - 2,
        },
      ),
    );
    const height = (Math.max(left.length, right.length) - 1) * sheet.size * 1.25 + sheet.leading + pad;
    if (look.isRuled) {
      sheet.rule(x, top, width, 0.6);
      sheet.rule(x, top, 0.6, height);
      sheet.rule(x + labelWidth, top, 0.6, height);
      sheet.rule(x + width, top, 0.6, height);
      sheet.rule(x, top + height, width, 0.6);
    }
    top += height;
  }
  return top;
}

const inColumns =
  (look: Parameters<typeof pairs>[3]): Recipe =>
  (setting, entries, place) => ({ y: pairs(setting, entries, place, look), expected: expectedOf(entries) });

const dotLeaders: Recipe = ({ sheet }, entries, { x, width, y }) => {
  let top = y;
  for (const { label, value } of entries) {
    const dot = widthOf('.', sheet.family, sheet.size);
    const room = width - widthOf(`${label}  ${value}`, sheet.family, sheet.size);
    if (room < 4 * dot) {
      sheet.write(`${label}:`, x, top);
      top += sheet.leading;
      sheet.write(value, x + 12, top);
    } else {
      sheet.write(`${label} ${'.'.repeat(Math.floor(room / dot))} ${value}`, x, top);
    }
    top += sheet.leading;
  }
  return { y: top, expected: expectedOf(entries) };
};

const oneLine =
  (before: string, between: string): Recipe =>
  ({ sheet }, entries, { x, width, y }) => {
    let top = y;
    for (const { label, value } of entries) {
      for (const line of wrapped(`${before}${label}${between}${value}`, width, sheet.family, sheet.size)) {
        sheet.write(line, x, top);
        top += sheet.leading;
      }
    }
    return { y: top, expected: expectedOf(entries) };
  };

/** Labels above their values, several beside each other. */
const above =
  (perRow: number, look: { isSmall: boolean; isBoxed: boolean }): Recipe =>
  ({ sheet }, entries, { x, width, y }) => {
    const columns = Math.max(1, Math.min(perRow, Math.floor(width / 110)));
    const step = width / columns;
    const small = look.isSmall ? sheet.size * 0.8 : sheet.size;
    let top = y;
    for (let at = 0; at < entries.length; at += columns) {
      const row = entries.slice(at, at + columns);
      const labels = row.map(({ label }) => wrapped(label, step - 10, sheet.family, small));
      const values = row.map(({ value }) => wrapped(value, step - 10, sheet.family, sheet.size, true));
      const labelHeight = Math.max(...labels.map(({ length }) => length)) * small * 1.2;
      const valueHeight = Math.max(...values.map(({ length }) => length)) * sheet.size * 1.25;
      row.forEach((_, index) => {
        const left = x + index * step;
        labels[index]?.forEach((line, order) =>
          sheet.write(line, left + 3, top + 2 + order * small * 1.2, { size: small, color: '#555555' }),
        );
        values[index]?.forEach((line, order) =>
          sheet.write(line, left + 3, top + 4 + labelHeight + order * sheet.size * 1.25, {
            isBold: true,
            room: step - 8,
          }),
        );
        if (look.isBoxed) {
          const height = labelHeight + valueHeight + 8;
          sheet.rule(left, top, step - 4, 0.6);
          sheet.rule(left, top + height, step - 4, 0.6);
          sheet.rule(left, top, 0.6, height);
          sheet.rule(left + step - 4, top, 0.6, height);
        }
      });
      top += labelHeight + valueHeight + 14;
    }
    return { y: top, expected: expectedOf(entries) };
  };

/** A table whose first row has the labels and whose second has the values. */
const headRow: Recipe = ({ sheet }, entries, { x, width, y }) => {
  const perRow = Math.max(1, Math.floor(width / 95));
  let top = y;
  for (let at = 0; at < entries.length; at += perRow) {
    const row = entries.slice(at, at + perRow);
    const step = width / row.length;
    const labels = row.map(({ label }) => wrapped(label, step - 8, sheet.family, sheet.size * 0.9, true));
    const values = row.map(({ value }) => wrapped(value, step - 8, sheet.family, sheet.size));
    const head = Math.max(...labels.map(({ length }) => length)) * sheet.size * 1.15 + 6;
    const body = Math.max(...values.map(({ length }) => length)) * sheet.size * 1.2 + 6;
    sheet.rule(x, top, width, head, '#e4e7ec');
    row.forEach((_, index) => {
      labels[index]?.forEach((line, order) =>
        sheet.write(line, x + index * step + 4, top + 3 + order * sheet.size * 1.15, {
          size: sheet.size * 0.9,
          isBold: true,
        }),
      );
      values[index]?.forEach((line, order) =>
        sheet.write(line, x + index * step + 4, top + head + 3 + order * sheet.size * 1.2, {
          room: step - 6,
        }),
      );
      sheet.rule(x + index * step, top, 0.6, head + body);
    });
    sheet.rule(x, top + head + body, width, 0.6);
    top += head + body + 8;
  }
  return { y: top, expected: expectedOf(entries) };
};

/** Two pairs of label and value in a row. */
const twoPairs: Recipe = (setting, entries, place) => {
  if (place.width < 420) return inColumns({ share: 0.45 })(setting, entries, place);
  const half = Math.ceil(entries.length / 2);
  const width = place.width / 2 - 8;
  const left = pairs(setting, entries.slice(0, half), { ...place, width }, { share: 0.52 });
  const right = pairs(
    setting,
    entries.slice(half),
    { x: place.x + width + 16, y: place.y, width },
    { share: 0.52 },
  );
  return { y: Math.max(left, right), expected: expectedOf(entries) };
};

/** Amounts in columns of net, VAT and gross; what is no amount comes below. */
const netVatGross: Recipe = (setting, entries, place) => {
  const { sheet, style } = setting;
  const amounts = entries.filter(({ net }) => net !== null);
  const others = entries.filter(({ net }) => net === null);
  if (amounts.length < 2 || place.width < 330) return inColumns({ share: 0.5 })(setting, entries, place);
  const columns = [0.58, 0.78, 1].map((share) => place.x + place.width * share - 3);
  const heads = style.language === 'pl' ? ['Netto', 'VAT', 'Brutto'] : ['Net', 'VAT', 'Gross'];
  let top = place.y;
  sheet.rule(place.x, top - 2, place.width, sheet.leading, '#e4e7ec');
  sheet.write(style.language === 'pl' ? 'Pozycja' : 'Item', place.x + 3, top, { isBold: true });
  heads.forEach((head, at) => sheet.write(head, columns[at] ?? 0, top, { isRight: true, isBold: true }));
  top += sheet.leading;
  for (const { label, net } of amounts) {
    const value = net ?? '0';
    const vat = toAmount(toGrosz(grossOf(value)) - toGrosz(value));
    const bare = label.replace(/ \(?(?:netto|brutto|net|gross|NETTO|BRUTTO)\)?$/, '');
    sheet.write(bare, place.x + 3, top);
    [value, vat, grossOf(value)].forEach((one, at) =>
      sheet.write(style.money(one), columns[at] ?? 0, top, { isRight: true }),
    );
    top += sheet.leading;
    sheet.rule(place.x, top - 3, place.width, 0.4);
  }
  const rest = pairs(setting, others, { ...place, y: top + 4 }, { share: 0.5 });
  const expected = Object.assign({}, ...amounts.map(({ netExpected }) => netExpected), expectedOf(others));
  return { y: rest, expected };
};

/** Entries one after the other in a paragraph. */
const paragraph: Recipe = ({ sheet }, entries, { x, width, y }) => {
  const text = entries.map(({ label, value }) => `${label}: ${value}`).join('; ');
  let top = y;
  for (const line of wrapped(`${text}.`, width, sheet.family, sheet.size)) {
    sheet.write(line, x, top);
    top += sheet.size * 1.35;
  }
  return { y: top + 4, expected: expectedOf(entries) };
};

/** The ways in which a section is set, by name. */
export const recipes = {
  'left-colon': inColumns({ share: 0.45, mark: ':' }),
  left: inColumns({ share: 0.5 }),
  'left-bold': inColumns({ share: 0.42, isBold: true }),
  'left-right-aligned': inColumns({ share: 0.6, isRight: true }),
  ruled: inColumns({ share: 0.5, isRuled: true, pad: 2 }),
  'ruled-right': inColumns({ share: 0.55, isRuled: true, isRight: true, pad: 3 }),
  'dot-leaders': dotLeaders,
  inline: oneLine('', ': '),
  bullets: oneLine('• ', ': '),
  dashes: oneLine('', ' – '),
  'bullets-dash': oneLine('- ', ': '),
  above: above(4, { isSmall: false, isBoxed: false }),
  'above-small': above(3, { isSmall: true, isBoxed: false }),
  cards: above(3, { isSmall: true, isBoxed: true }),
  'head-row': headRow,
  'two-pairs': twoPairs,
  'net-vat-gross': netVatGross,
  paragraph,
} as const satisfies Readonly<Record<string, Recipe>>;

export type RecipeName = keyof typeof recipes;

/** The recipes that suit a section. */
export function recipesFor({ kind }: Section): RecipeName[] {
  const all = Object.keys(recipes) as RecipeName[];
  if (kind === 'terms' || kind === 'costs') return all;
  return all.filter((name) => name !== 'net-vat-gross');
}
