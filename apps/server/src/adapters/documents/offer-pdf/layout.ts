import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ComponentProps, type ReactElement } from 'react';

import type { OfferPdfContent, PdfAmount, PdfLine } from './content.ts';
import { families, legible, loadFonts } from './fonts.ts';

const muted = '#5a554e';
const rule = '#dedad4';

/** Points of the foot: what one line takes, and how far the last stands from the edge. */
const foot = { fontSize: 7.5, line: 11, bottom: 28 } as const;
/** Letters of that size a line holds, reckoned so that it never holds fewer. */
const footLetters = 110;

const styles = StyleSheet.create({
  page: {
    padding: 44,
    fontFamily: families,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: '#1f1d1a',
  },
  header: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 12, borderBottomWidth: 2 },
  /** Fits into a box; neither stretched nor cut. */
  logo: { height: 44, maxWidth: 200, marginBottom: 8, objectFit: 'contain', objectPosition: '0 50%' },
  agency: { fontSize: 15, fontWeight: 600, lineHeight: 1.3, marginBottom: 4 },
  small: { fontSize: 8, color: muted },
  right: { textAlign: 'right' },
  title: { fontSize: 20, fontWeight: 600, marginTop: 22, marginBottom: 14, lineHeight: 1.2 },
  columns: { flexDirection: 'row', gap: 28 },
  column: { flex: 1 },
  heading: { fontSize: 8, fontWeight: 600, color: muted, marginTop: 14, marginBottom: 4 },
  strong: { fontSize: 11, fontWeight: 600 },
  line: { flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingVertical: 1.5 },
  label: { color: muted },
  table: { marginTop: 20 },
  row: { flexDirection: 'row', paddingVertical: 6, borderBottomWidth: 1, borderBottomColor: rule },
  headRow: { fontSize: 8, fontWeight: 600, color: muted },
  plainRow: {},
  lastRow: { fontSize: 11, fontWeight: 600, borderBottomWidth: 0 },
  item: { flex: 1 },
  share: { width: 70, textAlign: 'right' },
  amount: { width: 112, textAlign: 'right' },
  footer: {
    position: 'absolute',
    left: 44,
    right: 44,
    bottom: foot.bottom,
    fontSize: foot.fontSize,
    lineHeight: foot.line / foot.fontSize,
    color: muted,
  },
});

type Style = ComponentProps<typeof View>['style'];

/** A text in letters the fonts have. */
function Words({ style, children }: { style?: Style; children?: string }): ReactElement {
  return h(Text, style === undefined ? null : { style }, legible(children ?? ''));
}

function lines(items: readonly PdfLine[]): ReactElement[] {
  return items.map(({ label, value }) =>
    h(
      View,
      { key: label, style: styles.line },
      h(Words, { style: styles.label }, label),
      h(Words, {}, value),
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

/** An agency's text of many short lines is set as running text, so that the foot does not eat the page. */
const mostFootLines = 6;

function asFootText(text: string): string {
  const written = text.split('\n').filter((line) => line.trim() !== '');
  return written.join(written.length > mostFootLines ? ' · ' : '\n');
}

/** How many lines a text takes at the foot of a page, at most. */
function footLines(text: string): number {
  return text.split('\n').reduce((count, line) => count + Math.ceil(line.length / footLetters), 0);
}

/** What stands at the foot of every page, and the room to leave for it. */
function footer({ smallPrint, footer: own }: OfferPdfContent): { element: ReactElement; room: number } {
  const texts = own === null ? [smallPrint] : [asFootText(own), smallPrint];
  const lineCount = texts.reduce((count, text) => count + footLines(text), 0);
  const element = h(
    View,
    { style: styles.footer, fixed: true },
    ...texts.map((text) => h(Words, { key: text }, text)),
  );
  return { element, room: foot.bottom + lineCount * foot.line + 12 };
}

function logo({ logo: image }: OfferPdfContent): ReactElement | null {
  return image && h(Image, { style: styles.logo, src: Buffer.from(image) });
}

function page(content: OfferPdfContent): ReactElement {
  const { element, room } = footer(content);
  return h(
    Page,
    { size: 'A4', style: [styles.page, { paddingBottom: room }] },
    h(
      View,
      { style: [styles.header, { borderBottomColor: content.accent.line }] },
      h(
        View,
        null,
        logo(content),
        h(Words, { style: [styles.agency, { color: content.accent.text }] }, content.agencyName),
        ...content.agencyLines.map((line) => h(Words, { key: line, style: styles.small }, line)),
      ),
      h(
        View,
        { style: styles.right },
        h(Words, {}, content.date),
        h(Words, { style: styles.small }, content.reference),
      ),
    ),
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
    amountTable(content),
    content.contactLines.length > 0 ? h(Words, { style: styles.heading }, content.contactTitle) : null,
    ...content.contactLines.map((line, index) =>
      h(Words, { key: line, style: index === 0 ? styles.strong : {} }, line),
    ),
    element,
  );
}

/** The offer as an A4 document. */
export async function layOutOffer(content: OfferPdfContent): Promise<Buffer> {
  await loadFonts();
  const document = h(
    Document,
    { title: content.title, author: content.agencyName, language: content.language },
    page(content),
  );
  return renderToBuffer(document);
}
