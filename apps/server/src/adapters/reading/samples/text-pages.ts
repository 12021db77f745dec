import type { ReadPage } from '@szansa/domain/reading';

import { openPdf } from '#adapters/pdf/open-pdf.ts';
import { textOfPage } from '../text-layer.ts';

/** The pages of a file with a text layer, read in this process: only of files that the tests made themselves. */
export async function textPages(file: string): Promise<ReadPage[]> {
  const pdf = await openPdf(file);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ number, width, height, source: 'text', words: await textOfPage(page) });
  }
  await pdf.loadingTask.destroy();
  return pages;
}
