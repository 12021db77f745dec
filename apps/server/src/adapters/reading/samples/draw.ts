import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';

import { families, loadFonts } from '#adapters/documents/fonts.ts';
import type { Mark } from './drawing.ts';

/** The same in every file, so that one that is drawn again is the same to the byte. */
const creationDate = new Date('2026-11-20T12:00:00Z');

function drawn({ x, y, text, size = 9.5, right = false }: Mark, index: number) {
  const style = right
    ? ({
        position: 'absolute',
        left: x - 140,
        width: 200,
        top: y,
        fontSize: size,
        textAlign: 'right',
      } as const)
    : ({ position: 'absolute', left: x, top: y, fontSize: size } as const);
  return h(View, { key: index, style }, h(Text, null, text));
}

/** Returns the document as a PDF with text, which needs the password to be opened if one is given. */
export async function textPdf(
  { marks }: { readonly marks: readonly Mark[] },
  protection: { readonly userPassword?: string } = {},
): Promise<Buffer> {
  await loadFonts();
  const content = marks.filter(({ text }) => text !== '').map(drawn);
  return renderToBuffer(
    h(
      Document,
      { creationDate, ...protection },
      h(Page, { size: 'A4', style: { fontFamily: families } }, ...content),
    ),
  );
}
