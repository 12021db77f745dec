import { StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

import { layOutLetter, muted, rule, Words } from '../stationery.ts';
import type { PdfColumn, PdfTable, ReportPdfContent } from './content.ts';

const styles = StyleSheet.create({
  title: { fontSize: 18, fontWeight: 600, marginTop: 18, marginBottom: 8, lineHeight: 1.2 },
  fact: { flexDirection: 'row', gap: 8, paddingVertical: 1 },
  label: { color: muted, width: 150 },
  heading: { fontSize: 10, fontWeight: 600, marginTop: 16, marginBottom: 4 },
  row: {
    flexDirection: 'row',
    gap: 6,
    paddingVertical: 3,
    borderBottomWidth: 0.5,
    borderBottomColor: rule,
    fontSize: 7.5,
    lineHeight: 1.3,
  },
  headRow: { fontWeight: 600, color: muted },
  plainRow: {},
  sumRow: { fontWeight: 600, borderBottomWidth: 0 },
  note: { marginTop: 12, fontSize: 8, color: muted },
});

function row(
  columns: readonly PdfColumn[],
  cells: readonly string[],
  key: string,
  style: (typeof styles)[keyof typeof styles],
): ReactElement {
  return h(
    View,
    { key, style: [styles.row, style], wrap: false },
    ...columns.map(({ share, isAmount, heading }, index) =>
      h(
        View,
        { key: heading, style: { flexGrow: share, flexShrink: 1, flexBasis: 0 } },
        h(Words, { style: { textAlign: isAmount ? 'right' : 'left' } }, cells[index] ?? ''),
      ),
    ),
  );
}

function table({ title, columns, rows, sums }: PdfTable): ReactElement[] {
  return [
    h(Words, { key: title, style: styles.heading }, title),
    row(
      columns,
      columns.map(({ heading }) => heading),
      `${title} head`,
      styles.headRow,
    ),
    ...rows.map((cells, index) => row(columns, cells, `${title} ${index}`, styles.plainRow)),
    ...(sums ? [row(columns, sums, `${title} sums`, styles.sumRow)] : []),
  ];
}

/** Lays a report, or a part of one, out as an A4 document of as many pages as needed. */
export function layOutReport(content: ReportPdfContent): Promise<Buffer> {
  return layOutLetter(content, [
    h(Words, { key: 'title', style: styles.title }, content.title),
    ...content.facts.map(({ label, value }) =>
      h(
        View,
        { key: label, style: styles.fact },
        h(Words, { style: styles.label }, label),
        h(Words, {}, value),
      ),
    ),
    ...content.tables.flatMap(table),
    ...(content.note === null ? [] : [h(Words, { key: 'note', style: styles.note }, content.note)]),
  ]);
}
