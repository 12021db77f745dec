import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

import { layOutOnePage, muted, rule, Words } from '../stationery.ts';
import type { ComparisonPdfBank, ComparisonPdfContent, ComparisonPdfSection } from './content.ts';

/**
 * Returns compact styles, so that four banks with all optional rows fit on one page; smaller ones where they do not
 * fit.
 */
const stylesAt = (scale: number) =>
  StyleSheet.create({
    top: { flexDirection: 'row', gap: 28, marginTop: 8 * scale },
    column: { flex: 1 },
    title: { fontSize: 15 * scale, fontWeight: 600, lineHeight: 1.3, marginBottom: 2 * scale },
    heading: { fontSize: 7 * scale, fontWeight: 600, lineHeight: 1.3, color: muted },
    strong: { fontSize: 9 * scale, fontWeight: 600, lineHeight: 1.3 },
    small: { fontSize: 7.5 * scale, lineHeight: 1.3 },
    row: {
      flexDirection: 'row',
      paddingVertical: 0.7 * scale,
      borderBottomWidth: 0.5,
      borderBottomColor: rule,
    },
    banks: { flexDirection: 'row', marginTop: 6 * scale, alignItems: 'flex-end' },
    // a line height of their own: that of the page is inherited in points
    label: { width: 187, fontSize: 7 * scale, lineHeight: 1.2, paddingRight: 6 },
    cell: { flex: 1, fontSize: 7.5 * scale, lineHeight: 1.15, textAlign: 'right' },
    plain: {},
    marked: { fontWeight: 600 },
    bank: { flex: 1, textAlign: 'right', paddingLeft: 4 },
    /** In the bank's colour, below its name. */
    bankLine: { height: 2, marginTop: 2 },
    bankName: { fontSize: 8.5 * scale, fontWeight: 600, lineHeight: 1.2 },
    /** Fits into a box; neither stretched nor cut. */
    bankLogo: {
      height: 16 * scale,
      marginTop: 2,
      marginBottom: 1,
      objectFit: 'contain',
      objectPosition: '100% 50%',
    },
    bankNote: { fontSize: 6.5 * scale, color: muted, lineHeight: 1.2 },
    section: { fontSize: 7.5 * scale, fontWeight: 600, lineHeight: 1.2, marginTop: 4 * scale },
    notes: { marginTop: 6 * scale, fontSize: 6.5 * scale, color: muted, lineHeight: 1.3 },
  });

type Styles = ReturnType<typeof stylesAt>;

function bankHead(
  styles: Styles,
  { name, color, logo, notes, isPromoted }: ComparisonPdfBank,
  accent: string,
  index: number,
): ReactElement {
  return h(
    View,
    { key: index, style: styles.bank },
    ...notes.map((note) => h(Words, { key: note, style: styles.bankNote }, note)),
    logo && h(Image, { style: styles.bankLogo, src: Buffer.from(logo) }),
    h(Words, { style: styles.bankName }, name),
    h(View, { style: [styles.bankLine, { backgroundColor: color ?? (isPromoted ? accent : rule) }] }),
  );
}

function sectionOf(styles: Styles, { title, rows }: ComparisonPdfSection): ReactElement {
  return h(
    View,
    { key: title },
    h(Words, { style: styles.section }, title),
    ...rows.map(({ label, cells }) =>
      h(
        View,
        { key: label, style: styles.row, wrap: false },
        h(Words, { style: styles.label }, label),
        ...cells.map(({ text, isMarked }, index) =>
          h(Words, { key: index, style: [styles.cell, isMarked ? styles.marked : styles.plain] }, text),
        ),
      ),
    ),
  );
}

/** A heading with lines below it, the first of them strong. */
function person(styles: Styles, title: string, lines: readonly string[]): ReactElement {
  return h(
    View,
    { style: styles.column },
    h(Words, { style: styles.heading }, lines.length > 0 ? title : ''),
    ...lines.map((line, index) =>
      h(Words, { key: line, style: index === 0 ? styles.strong : styles.small }, line),
    ),
  );
}

function contentAt(content: ComparisonPdfContent, scale: number): readonly ReactElement[] {
  const styles = stylesAt(scale);
  return [
    h(
      View,
      { key: 'top', style: styles.top },
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.title }, content.title),
        h(Words, { style: styles.strong }, content.subject),
      ),
      person(styles, content.customerTitle, content.customerLines),
      person(styles, content.contactTitle, content.contactLines),
    ),
    h(
      View,
      { key: 'banks', style: styles.banks },
      h(Words, { style: styles.label }, ''),
      ...content.banks.map((bank, index) => bankHead(styles, bank, content.accent.line, index)),
    ),
    ...content.sections.map((section) => sectionOf(styles, section)),
    h(
      View,
      { key: 'notes', style: styles.notes },
      ...content.notes.map((note) => h(Words, { key: note }, note)),
    ),
  ];
}

/** The comparison as an A4 document of one page. */
export function layOutComparison(content: ComparisonPdfContent): Promise<Buffer> {
  return layOutOnePage(content, (scale) => contentAt(content, scale));
}
