import { Image, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

import { layOutLetter, layOutLetterWith, muted, rule, Words } from '../stationery.ts';
import type { OfferPdfContent, PdfAmount, PdfLine, PdfPicture } from './content.ts';

const styles = StyleSheet.create({
  title: { fontSize: 20, fontWeight: 600, marginTop: 22, marginBottom: 14, lineHeight: 1.2 },
  columns: { flexDirection: 'row', gap: 28 },
  column: { flex: 1 },
  heading: { fontSize: 8, fontWeight: 600, color: muted, marginTop: 14, marginBottom: 4 },
  strong: { fontSize: 11, fontWeight: 600 },
  line: { flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingVertical: 1.5 },
  // a long value wraps onto more lines; its label does not
  label: { color: muted, flexShrink: 0 },
  value: { flex: 1, textAlign: 'right' },
  pictures: { flexDirection: 'row', gap: 10, marginTop: 16 },
  picture: { width: 162 },
  image: { height: 108, objectFit: 'cover', objectPosition: '50% 50%' },
  caption: { fontSize: 7.5, color: muted, marginTop: 2 },
  table: { marginTop: 20 },
  row: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 1, borderBottomColor: rule },
  headRow: { fontSize: 8, fontWeight: 600, color: muted },
  plainRow: {},
  lastRow: { fontSize: 11, fontWeight: 600, borderBottomWidth: 0 },
  item: { flex: 1 },
  share: { width: 70, textAlign: 'right' },
  amount: { width: 112, textAlign: 'right' },
});

function lines(items: readonly PdfLine[]): ReactElement[] {
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
  { label, share, net, gross }: PdfAmount,
  style: (typeof styles)[keyof typeof styles],
): ReactElement {
  return h(
    View,
    { key: label, style: [styles.row, style], wrap: false },
    h(Words, { style: styles.item }, label),
    h(Words, { style: styles.share }, share),
    h(Words, { style: styles.amount }, net),
    h(Words, { style: styles.amount }, gross),
  );
}

function amountTable(content: OfferPdfContent): ReactElement {
  const [label, share, net, gross] = content.amountHeadings;
  const last = content.amounts.length - 1;
  return h(
    View,
    { style: styles.table },
    amountRow({ label, share, net, gross }, styles.headRow),
    ...content.amounts.map((amount, index) =>
      amountRow(amount, index === last ? styles.lastRow : styles.plainRow),
    ),
  );
}

/** Returns the elements that every offer has; pictures are placed between the vehicle and the amounts. */
function contentOf(content: OfferPdfContent, between: ReactElement | null): readonly (ReactElement | null)[] {
  return [
    h(Words, { style: styles.title }, content.title),
    h(
      View,
      { style: styles.columns },
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.heading }, content.customerTitle),
        ...content.customerLines.map((line, index) =>
          h(Words, { key: line, style: index === 0 ? styles.strong : {} }, line),
        ),
        content.terms.length > 0 ? h(Words, { style: styles.heading }, content.termsTitle) : null,
        ...lines(content.terms),
      ),
      h(
        View,
        { style: styles.column },
        h(Words, { style: styles.heading }, content.vehicleTitle),
        h(Words, { style: [styles.strong, { marginBottom: 4 }] }, content.vehicleName),
        ...lines(content.vehicleLines),
      ),
    ),
    between,
    amountTable(content),
    content.contactLines.length > 0 ? h(Words, { style: styles.heading }, content.contactTitle) : null,
    ...content.contactLines.map((line, index) =>
      h(Words, { key: line, style: index === 0 ? styles.strong : {} }, line),
    ),
  ];
}

function pictureRow(pictures: readonly PdfPicture[]): ReactElement {
  return h(
    View,
    { style: styles.pictures, wrap: false },
    ...pictures.map(({ bytes, alt }, index) =>
      h(
        View,
        { key: index, style: styles.picture },
        h(Image, { style: styles.image, src: Buffer.from(bytes) }),
        alt === null ? null : h(Words, { style: styles.caption }, alt),
      ),
    ),
  );
}

/** Lays the offer out as an A4 document; pictures are included only where they need no further page. */
export function layOutOffer(content: OfferPdfContent): Promise<Buffer> {
  const plain = contentOf(content, null);
  return content.pictures.length === 0
    ? layOutLetter(content, plain)
    : layOutLetterWith(content, plain, contentOf(content, pictureRow(content.pictures)));
}
