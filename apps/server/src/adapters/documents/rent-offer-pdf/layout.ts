import { StyleSheet, View } from '@react-pdf/renderer';
import type { RentOfferSheet, SheetLine } from '@szansa/domain/language';
import { createElement as h, type ReactElement } from 'react';

import { inFewLines, layOutOnePage, muted, rule, Words } from '../stationery.ts';
import type { RentOfferPdfContent } from './content.ts';

/** More lines of additional information than these are set as running text. */
const mostLines = 12;

const stylesAt = (scale: number) =>
  StyleSheet.create({
    title: {
      fontSize: 20 * scale,
      fontWeight: 600,
      marginTop: 22 * scale,
      marginBottom: 12,
      lineHeight: 1.2,
    },
    columns: { flexDirection: 'row', gap: 28 },
    column: { flex: 1 },
    heading: {
      fontSize: 8 * scale,
      fontWeight: 600,
      lineHeight: 1.45,
      color: muted,
      marginTop: 12 * scale,
      marginBottom: 3,
    },
    strong: { fontSize: 11 * scale, fontWeight: 600, lineHeight: 1.4 },
    text: { fontSize: 9.5 * scale, lineHeight: 1.45 },
    line: { flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingVertical: 1.5 * scale },
    // a line height of their own: that of the page is inherited in points
    label: { fontSize: 9.5 * scale, lineHeight: 1.45, color: muted },
    value: { fontSize: 9.5 * scale, lineHeight: 1.45, flex: 1, textAlign: 'right' },
    table: { marginTop: 18 * scale },
    row: { flexDirection: 'row', paddingVertical: 5 * scale, borderBottomWidth: 1, borderBottomColor: rule },
    headCell: { fontSize: 8 * scale, fontWeight: 600, lineHeight: 1.45, color: muted },
    cell: { fontSize: 9.5 * scale, lineHeight: 1.45 },
    sum: { fontSize: 11 * scale, fontWeight: 600, lineHeight: 1.4 },
    item: { flex: 1 },
    amount: { width: 120, textAlign: 'right' },
  });

type Styles = ReturnType<typeof stylesAt>;

function lines(styles: Styles, items: readonly SheetLine[]): ReactElement[] {
  return items.map(({ label, value }) =>
    h(
      View,
      { key: label, style: styles.line },
      h(Words, { style: styles.label }, label),
      h(Words, { style: styles.value }, value),
    ),
  );
}

function amountRow(
  styles: Styles,
  [label, net, gross]: readonly [string, string, string],
  cell: Styles['cell'],
): ReactElement {
  return h(
    View,
    { key: label, style: styles.row, wrap: false },
    h(Words, { style: [cell, styles.item] }, label),
    h(Words, { style: [cell, styles.amount] }, net),
    h(Words, { style: [cell, styles.amount] }, gross),
  );
}

function amountTable(styles: Styles, { headings, amounts }: RentOfferSheet): ReactElement {
  return h(
    View,
    { key: 'amounts', style: styles.table },
    amountRow(styles, [headings.amount, headings.net, headings.gross], styles.headCell),
    ...amounts.map(({ name, label, net, gross }) =>
      amountRow(styles, [label, net, gross], name === 'sumOfPayments' ? styles.sum : styles.cell),
    ),
  );
}

/** People and what they are called: the first line strong. */
function people(styles: Styles, title: string, names: readonly string[]): ReactElement[] {
  if (names.length === 0) return [];
  return [
    h(Words, { key: title, style: styles.heading }, title),
    ...names.map((name, index) =>
      h(Words, { key: name, style: index === 0 ? styles.strong : styles.text }, name),
    ),
  ];
}

function contentAt(content: RentOfferPdfContent, scale: number): readonly ReactElement[] {
  const styles = stylesAt(scale);
  const { sheet } = content;
  const { headings, information } = sheet;
  return [
    h(Words, { key: 'title', style: styles.title }, content.title),
    h(
      View,
      { key: 'columns', style: styles.columns },
      h(
        View,
        { style: styles.column },
        ...people(styles, content.customerTitle, content.customerLines),
        h(Words, { style: styles.heading }, headings.terms),
        ...lines(styles, sheet.terms),
      ),
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.heading }, headings.car),
        h(Words, { style: styles.strong }, sheet.carName),
        ...lines(styles, sheet.carLines),
      ),
    ),
    amountTable(styles, sheet),
    h(
      View,
      { key: 'below', style: styles.columns },
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.heading }, headings.services),
        ...lines(
          styles,
          sheet.services.map(({ label, value }) => ({ label, value })),
        ),
      ),
      h(View, { style: styles.column }, ...people(styles, content.contactTitle, content.contactLines)),
    ),
    ...(information === null
      ? []
      : [
          h(Words, { key: 'heading', style: styles.heading }, headings.information),
          h(Words, { key: 'information', style: styles.text }, inFewLines(information, mostLines)),
        ]),
  ];
}

/** The rent offer as an A4 document of one page. */
export function layOutRentOffer(content: RentOfferPdfContent): Promise<Buffer> {
  return layOutOnePage(content, (scale) => contentAt(content, scale));
}
