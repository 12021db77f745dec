import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { legible, lettering, loadFonts } from './fonts.ts';
import type { AgencyPaper, Letter } from './letter.ts';

export const muted = '#5a554e';
export const rule = '#dedad4';

/** Sizes of the footer in points: font size, line height, and the distance of the last line from the page's edge. */
const foot = { fontSize: 7.5, line: 11, bottom: 28 } as const;
/** Letters of the footer's font size that fit on a line, estimated low so that a line never overflows. */
const footLetters = 110;

const styles = StyleSheet.create({
  page: {
    padding: 44,
    ...lettering,
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

/** Content of every page, regardless of its recipient. */
export type Paper = AgencyPaper & Pick<Letter, 'title' | 'reference' | 'smallPrint'>;

export type Style = ComponentProps<typeof View>['style'];

/** A text in letters the fonts have. */
export function Words({ style, children }: { style?: Style; children?: string }): ReactElement {
  return h(Text, style === undefined ? null : { style }, legible(children ?? ''));
}

/** An agency's text of many short lines is set as running text, so that the foot does not eat the page. */
const mostFootLines = 6;

/** A text of at most so many lines: one of more is set as running text. */
export function inFewLines(text: string, most: number): string {
  const written = text.split('\n').filter((line) => line.trim() !== '');
  return written.join(written.length > most ? ' · ' : '\n');
}

/** Returns the maximum number of lines a text needs in the footer. */
function footLines(text: string): number {
  return text.split('\n').reduce((count, line) => count + Math.ceil(line.length / footLetters), 0);
}

/** Returns the footer of every page and the space it needs. */
function footer({ smallPrint, footer: own }: Paper): { element: ReactElement; room: number } {
  const texts = own === null ? [smallPrint] : [inFewLines(own, mostFootLines), smallPrint];
  const lineCount = texts.reduce((count, text) => count + footLines(text), 0);
  const element = h(
    View,
    { style: styles.footer, fixed: true },
    ...texts.map((text) => h(Words, { key: text }, text)),
  );
  return { element, room: foot.bottom + lineCount * foot.line + 12 };
}

function logo({ logo: image }: Paper): ReactElement | null {
  return image && h(Image, { style: styles.logo, src: Buffer.from(image) });
}

function page(letter: Paper, content: readonly ReactNode[]): ReactElement {
  const { element, room } = footer(letter);
  return h(
    Page,
    { size: 'A4', style: [styles.page, { paddingBottom: room }] },
    h(
      View,
      { style: [styles.header, { borderBottomColor: letter.accent.line }] },
      h(
        View,
        null,
        logo(letter),
        h(Words, { style: [styles.agency, { color: letter.accent.text }] }, letter.agencyName),
        ...letter.agencyLines.map((line) => h(Words, { key: line, style: styles.small }, line)),
      ),
      h(
        View,
        { style: styles.right },
        h(Words, {}, letter.date),
        h(Words, { style: styles.small }, letter.reference),
      ),
    ),
    ...content,
    element,
  );
}

interface LaidOut {
  readonly bytes: Buffer;
  readonly pages: number;
}

async function laidOut(letter: Paper, content: readonly ReactNode[]): Promise<LaidOut> {
  await loadFonts();
  const { title, agencyName: author, language } = letter;
  let pages = 0;
  const counter = h(Text, {
    key: 'pages',
    fixed: true,
    render: ({ totalPages }: { readonly totalPages?: number }) => {
      pages = totalPages ?? pages;
      return '';
    },
  });
  const document = h(Document, { title, author, language }, page(letter, [...content, counter]));
  return { bytes: await renderToBuffer(document), pages };
}

/** An A4 document on the agency's paper: its name, logo and colour above, its footer below. */
export async function layOutLetter(letter: Paper, content: readonly ReactNode[]): Promise<Buffer> {
  const { bytes } = await laidOut(letter, content);
  return bytes;
}

/** Lays the letter out with the fuller content, unless that needs a further page. */
export async function layOutLetterWith(
  letter: Paper,
  content: readonly ReactNode[],
  fuller: readonly ReactNode[],
): Promise<Buffer> {
  const plain = await laidOut(letter, content);
  const full = await laidOut(letter, fuller);
  return full.pages > plain.pages ? plain.bytes : full.bytes;
}

/** By how much the content of one page is made smaller, until it fits. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const;

/** The same on one page: what does not fit is set smaller, to three fifths at most. */
export async function layOutOnePage(
  letter: Paper,
  contentAt: (scale: number) => readonly ReactNode[],
): Promise<Buffer> {
  const [whole, ...smaller] = scales;
  let laid = await laidOut(letter, contentAt(whole));
  for (const scale of smaller) {
    if (laid.pages <= 1) break;
    laid = await laidOut(letter, contentAt(scale));
  }
  return laid.bytes;
}
