import { readQuote, type ReadPage } from '@szansa/domain/reading';
import type { PDFDocumentProxy } from 'pdfjs-dist';

import { openPdf, pdfProblem } from '../pdf/open-pdf.ts';
import { mostPages, mostScans, type ChildMessage } from './exchange.ts';
import { isTextHidden } from './hidden-text.ts';
import { openRecognition } from './recognition.ts';
import { fewestLetters, textOfPage } from './text-layer.ts';

const report = (message: ChildMessage) => process.send?.(message);

async function readPages(document: PDFDocumentProxy): Promise<ReadPage[]> {
  let recognition: ReturnType<typeof openRecognition> | null = null;
  let scans = 0;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    let words = await textOfPage(page);
    const letters = words.reduce((count, { text }) => count + text.length, 0);
    const isScan = scans < mostScans && (letters < fewestLetters || (await isTextHidden(page)));
    if (isScan) {
      scans += 1;
      recognition ??= openRecognition();
      const seen = await (await recognition).wordsOf(page);
      // what is seen counts; a hidden text is better than none
      words = seen.length > 0 ? seen : words.map((word) => ({ ...word, confidence: 0.5 }));
    }
    pages.push({ number, width, height, source: isScan ? 'scan' : 'text', words });
    page.cleanup();
    report({ kind: 'page', done: number, total: document.numPages });
  }
  return pages;
}

/** Reads one file, sends the result to the parent process, and ends. */
async function read(file: string): Promise<ChildMessage> {
  try {
    const document = await openPdf(file);
    if (document.numPages > mostPages) return { kind: 'refused', problem: 'too_many_pages' };
    report({ kind: 'page', done: 0, total: document.numPages });
    const pages = await readPages(document);
    return { kind: 'read', pages, values: readQuote(pages) };
  } catch (error) {
    return { kind: 'refused', problem: pdfProblem(error) };
  }
}

const [, , file = ''] = process.argv;
const answer = await read(file);
process.send?.(answer, () => process.exit(0));
