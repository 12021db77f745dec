import { createCanvas } from '@napi-rs/canvas';
import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createElement as h } from 'react';
import sharp from 'sharp';

import { families, loadFonts } from '#adapters/documents/fonts.ts';
import type { Drawing, Mark } from './drawing.ts';

const page = { width: 595, height: 842 };
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
  { marks }: Pick<Drawing, 'marks'>,
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

const dpi = 200;

/** The same as a scanner makes it: a grey picture of 200 dpi, turned by some degrees, on a page without a letter. */
export async function scannedPdf(pdf: Uint8Array, degrees = 0): Promise<Buffer> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const first = await document.getPage(1);
  const viewport = first.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const straight = createCanvas(width, height);
  const context = straight.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  await first.render({ canvas: straight, viewport }).promise;
  const turned = createCanvas(width, height);
  const paper = turned.getContext('2d');
  paper.fillStyle = '#f4f2ee';
  paper.fillRect(0, 0, width, height);
  paper.translate(width / 2, height / 2);
  paper.rotate((degrees * Math.PI) / 180);
  paper.filter = 'grayscale(1) blur(0.6px)';
  paper.drawImage(straight, -width / 2, -height / 2);
  await document.loadingTask.destroy();
  const grey = sharp(turned.toBuffer('image/png')).greyscale();
  const picture = { data: await grey.jpeg({ quality: 60 }).toBuffer(), format: 'jpg' } as const;
  const image = h(Image, { src: picture, style: { width: page.width, height: page.height - 1 } });
  return renderToBuffer(h(Document, { creationDate }, h(Page, { size: 'A4' }, image)));
}
