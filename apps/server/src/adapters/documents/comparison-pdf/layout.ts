import { StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

import { layOutLetter, muted, rule, Words } from '../stationery.ts';
import type { ComparisonPdfBank, ComparisonPdfContent, ComparisonPdfSection } from './content.ts';

/** Set close, so that four banks with all that can be shown stand on one page. */
const styles = StyleSheet.create({
  top: { flexDirection: 'row', gap: 28, marginTop: 10 },
  column: { flex: 1 },
  title: { fontSize: 15, fontWeight: 600, lineHeight: 1.2 },
  heading: { fontSize: 7, fontWeight: 600, lineHeight: 1.3, color: muted },
  strong: { fontSize: 9, fontWeight: 600, lineHeight: 1.3 },
  small: { fontSize: 7.5, lineHeight: 1.3 },
  row: { flexDirection: 'row', paddingVertical: 0.7, borderBottomWidth: 0.5, borderBottomColor: rule },
  banks: { flexDirection: 'row', marginTop: 8, alignItems: 'flex-end' },
  // a line height of their own: that of the page is inherited in points
  label: { width: 187, fontSize: 7, lineHeight: 1.2, paddingRight: 6 },
  cell: { flex: 1, fontSize: 7.5, lineHeight: 1.15, textAlign: 'right' },
  marked: { fontWeight: 600 },
  bank: { flex: 1, textAlign: 'right', paddingLeft: 4, paddingBottom: 2, borderBottomWidth: 1 },
  bankName: { fontSize: 8.5, fontWeight: 600, lineHeight: 1.2 },
  bankNote: { fontSize: 6.5, color: muted, lineHeight: 1.2 },
  section: { fontSize: 7.5, fontWeight: 600, lineHeight: 1.2, marginTop: 4 },
  notes: { marginTop: 6, fontSize: 6.5, color: muted, lineHeight: 1.3 },
});

function bankHead(
  { name, notes, isPromoted }: ComparisonPdfBank,
  accent: string,
  index: number,
): ReactElement {
  return h(
    View,
    { key: index, style: [styles.bank, { borderBottomColor: isPromoted ? accent : rule }] },
    ...notes.map((note) => h(Words, { key: note, style: styles.bankNote }, note)),
    h(Words, { style: styles.bankName }, name),
  );
}

function sectionOf({ title, rows }: ComparisonPdfSection): ReactElement {
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
          h(Words, { key: index, style: [styles.cell, isMarked ? styles.marked : {}] }, text),
        ),
      ),
    ),
  );
}

/** A heading with lines below it, the first of them strong. */
function person(title: string, lines: readonly string[]): ReactElement {
  return h(
    View,
    { style: styles.column },
    h(Words, { style: styles.heading }, lines.length > 0 ? title : ''),
    ...lines.map((line, index) =>
      h(Words, { key: line, style: index === 0 ? styles.strong : styles.small }, line),
    ),
  );
}

/** The comparison as an A4 document of one page. */
export function layOutComparison(content: ComparisonPdfContent): Promise<Buffer> {
  return layOutLetter(content, [
    h(
      View,
      { key: 'top', style: styles.top },
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.title }, content.title),
        h(Words, { style: styles.strong }, content.subject),
      ),
      person(content.customerTitle, content.customerLines),
      person(content.contactTitle, content.contactLines),
    ),
    h(
      View,
      { key: 'banks', style: styles.banks },
      h(Words, { style: styles.label }, ''),
      ...content.banks.map((bank, index) => bankHead(bank, content.accent.line, index)),
    ),
    ...content.sections.map(sectionOf),
    h(
      View,
      { key: 'notes', style: styles.notes },
      ...content.notes.map((note) => h(Words, { key: note }, note)),
    ),
  ]);
}
