import { readdir, readFile } from 'node:fs/promises';

import { readingFields, readingGroups, readQuote, type ReadPage } from '@szansa/domain/reading';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';

import { openPdf } from '#adapters/pdf/open-pdf.ts';
import { textOfPage } from '../text-layer.ts';
import {
  documentKinds,
  documentLayouts,
  documentsFolder,
  sampleDocuments,
  sampleFile,
  type DocumentKind,
  type SampleDocument,
} from './documents.ts';
import { heldOutDrawings } from './held-out-drawings.ts';
import { ownDrawings } from './own-drawings.ts';
import { counted, noScore, score } from './scoring.ts';

let documents: readonly SampleDocument[];
beforeAll(async () => {
  documents = await sampleDocuments();
});

/** The one page of a file: its texts, and the sizes of its pictures. */
async function pageOf(document: SampleDocument, kind: DocumentKind) {
  const data = new Uint8Array(await readFile(sampleFile(document, kind)));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures = fnArray.flatMap((operation, at) =>
    operation === OPS.paintImageXObject ? [(argsArray[at] as unknown[]).slice(1)] : [],
  );
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return { numPages, text: text.replaceAll(/\s+/g, ''), pictures };
}

/** The pages as they are read where they have a text; that a process of its own does so is seen in `read-pdf.test.ts`. */
async function textsOf(document: SampleDocument): Promise<ReadPage[]> {
  const pdf = await openPdf(sampleFile(document, 'text'));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ number, width, height, source: 'text', words: await textOfPage(page) });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

describe('made-up documents of banks', () => {
  it('each have their values, and no file has none', async () => {
    const files = (await readdir(documentsFolder)).filter((file) => file.endsWith('.pdf'));
    const named = documents.flatMap((document) => document.files.map(({ name }) => name));
    expect(files.toSorted()).toEqual(named.toSorted());
    for (const { name, expected } of documents) {
      expect({ name, count: Object.keys(expected).length > 5 }).toEqual({ name, count: true });
    }
  });

  it('have values of fields that can be read alone', () => {
    const fields = new Set<string>(
      readingGroups.flatMap((group) => readingFields[group].map((field) => `${group}.${field}`)),
    );
    const unknown = documents.flatMap(({ expected }) =>
      Object.keys(expected).filter((one) => !fields.has(one)),
    );
    expect(unknown).toEqual([]);
  });

  it('exist in each way, layout and language, for writing rules and as held-out ones', () => {
    for (const { name, files } of documents) {
      expect({ name, kinds: files.map(({ kind }) => kind) }).toEqual({ name, kinds: documentKinds });
    }
    const layouts = new Set(documents.map(({ layout }) => layout));
    expect([...layouts].toSorted()).toEqual(documentLayouts.toSorted());
    expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['pl', 'en']));
    expect(new Set(documents.map(({ isHeldOut }) => isHeldOut))).toEqual(new Set([true, false]));
  });

  it('are as they are drawn: the same words in the text, the page in 200 dpi on the others', async () => {
    const drawings = [
      ...ownDrawings.map((drawing) => ({ drawing, isHeldOut: false })),
      ...heldOutDrawings.map((drawing) => ({ drawing, isHeldOut: true })),
    ];
    expect(drawings.map(({ drawing }) => drawing.name).toSorted()).toEqual(documents.map(({ name }) => name));
    for (const { drawing, isHeldOut } of drawings) {
      const document = documents.find(({ name }) => name === drawing.name);
      if (!document) throw new Error(drawing.name);
      expect({ name: document.name, isHeldOut: document.isHeldOut }).toEqual({
        name: drawing.name,
        isHeldOut,
      });
      const { text, numPages } = await pageOf(document, 'text');
      const words = drawing.marks.map((mark) => mark.text).join('');
      expect({ numPages, text }).toEqual({ numPages: 1, text: words.replaceAll(/\s+/g, '') });
      for (const kind of ['scan', 'skewed'] as const) {
        // an A4 page is 595.28 by 841.89 points
        expect(await pageOf(document, kind)).toEqual({ numPages: 1, text: '', pictures: [[1654, 2339]] });
      }
    }
  });

  it('are read right from their texts: 95 of 100 values at least, no wrong one shown as certain', async () => {
    const total = noScore();
    for (const document of documents) score(document, readQuote(await textsOf(document)), total);
    expect(total.right / counted(total)).toBeGreaterThanOrEqual(0.95);
    expect(total.misleading).toBe(0);
  });
});
