import { PDFDocument, TextRenderingMode } from '@cantoo/pdf-lib';
import type { Canvas } from '@napi-rs/canvas';
import type { ReadWord } from '@szansa/domain/reading';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';

import { drawPage } from '#adapters/pdf/draw-page.ts';
import { textOfPage } from '../text-layer.ts';
import { badlyRead, withoutMarks } from './degrading/bad-layer.ts';
import { photographed } from './degrading/camera.ts';
import { faxed } from './degrading/fax.ts';
import { between, type Picture } from './degrading/paper.ts';
import { scanned, wellScanned } from './degrading/scanner.ts';
import type { Random } from './generator/random.ts';

/** How a document comes when it is not the file itself. */
export const degradations = ['scan', 'fax', 'photo'] as const;
export type Degradation = (typeof degradations)[number];

const machines = { scan: scanned, fax: faxed, photo: photographed } as const;
const dots = { scan: [150, 200, 200, 300], fax: [200], photo: [150, 180, 200, 220] } as const;

/** A picture of a page, and what is hidden under or over it; `isOver` when invisibly over it. */
interface PicturePage {
  readonly picture: Picture;
  readonly hidden?: { readonly words: readonly ReadWord[]; readonly isOver: boolean };
}

const creationDate = new Date('2026-11-20T12:00:00Z');

async function pdfOfPictures(pages: readonly PicturePage[]): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(creationDate);
  const font = await document.embedFont('Helvetica');
  for (const { picture, hidden } of pages) {
    const [width, height] = [(picture.width / picture.dpi) * 72, (picture.height / picture.dpi) * 72];
    const page = document.addPage([width, height]);
    const image = await (picture.format === 'jpg'
      ? document.embedJpg(picture.data)
      : document.embedPng(picture.data));
    const draw = () => page.drawImage(image, { x: 0, y: 0, width, height });
    if (!hidden?.isOver) {
      write(hidden?.words ?? []);
      draw();
    } else {
      draw();
      write(hidden.words, TextRenderingMode.Invisible);
    }
    function write(words: readonly ReadWord[], renderMode = TextRenderingMode.Fill) {
      for (const { text, box } of words)
        page.drawText(withoutMarks(text), {
          x: box.x,
          y: height - box.y - box.height,
          font,
          size: Math.max(4, box.height),
          renderMode,
        });
    }
  }
  return Buffer.from(await document.save());
}

async function pagesOf<Made>(
  pdf: Uint8Array,
  dpi: number,
  make: (page: PDFPageProxy, drawn: Canvas) => Promise<Made>,
): Promise<Made[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const made: Made[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    made.push(await make(page, await drawPage(page, dpi / 72)));
  }
  await document.loadingTask.destroy();
  return made;
}

/** Returns a PDF whose pages are pictures of the pages of another, as such a machine makes them; no letter is text. */
export async function degraded(pdf: Uint8Array, kind: Degradation, random: Random): Promise<Buffer> {
  const dpi = random.pick(dots[kind]);
  const pages = await pagesOf(pdf, dpi, async (_, drawn) => ({
    picture: await machines[kind](drawn, dpi, random),
  }));
  return pdfOfPictures(pages);
}

/** The share of words that the program of a bad scanner reads wrongly. */
const badShare = [0.1, 0.5] as const;

/**
 * Returns a PDF of good scans with a hidden text under or over each, some of whose words are wrong, as bad programs of
 * scanners leave it.
 */
export async function withBadTextLayer(pdf: Uint8Array, random: Random): Promise<Buffer> {
  const isOver = random.chance(0.6);
  const share = between(random, ...badShare);
  const pages = await pagesOf(pdf, 200, async (page, drawn) => ({
    picture: await wellScanned(drawn, 200, between(random, -0.2, 0.2)),
    hidden: { words: badlyRead(await textOfPage(page), share, random), isOver },
  }));
  return pdfOfPictures(pages);
}
