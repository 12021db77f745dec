import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isCertain, readQuote, type ReadValue } from '@szansa/domain/reading';

import { readPdf } from '../read-pdf.ts';
import { scannedPdf, textPdf } from './draw.ts';
import { heldOutSamples } from './held-out-samples.ts';
import { ownSamples } from './own-samples.ts';
import type { Sample } from './sample.ts';

interface Score {
  right: number;
  wrong: number;
  missing: number;
  /** Right, and shown as certain. */
  certain: number;
  /** Wrong, and shown as certain. */
  misleading: number;
}

const ways = [
  { way: 'text', degrees: null },
  { way: 'scan', degrees: 0 },
  { way: 'scan, tilted by 2°', degrees: 2 },
] as const;

const show = process.argv.includes('--show');

async function valuesOf(folder: string, sample: Sample, degrees: number | null): Promise<ReadValue[]> {
  const text = await textPdf(sample);
  const file = path.join(folder, 'sample.pdf');
  await writeFile(file, degrees === null ? text : await scannedPdf(text, degrees));
  const pages = await readPdf(file, { signal: new AbortController().signal, onPage: () => undefined });
  return readQuote(pages);
}

function score({ name, expected }: Sample, way: string, values: readonly ReadValue[], into: Score): void {
  const fields = new Set([...Object.keys(expected), ...values.map(({ field }) => field)]);
  for (const field of fields) {
    const wanted = Object.entries(expected).find(([one]) => one === field)?.[1];
    const found = values.find((one) => one.field === field);
    const isShownCertain = found !== undefined && isCertain(found);
    if (!found) into.missing += 1;
    else if (found.value === wanted) {
      into.right += 1;
      if (isShownCertain) into.certain += 1;
    } else {
      into.wrong += 1;
      if (isShownCertain) into.misleading += 1;
    }
    if (show && found?.value !== wanted) {
      const mark = isShownCertain ? '!' : ' ';
      process.stdout.write(
        `${mark} ${name} (${way}) ${field}: ${found?.value ?? '–'} instead of ${wanted ?? 'nothing'}\n`,
      );
    }
  }
}

function line(title: string, { right, wrong, missing, certain, misleading }: Score): string {
  const all = right + wrong + missing;
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  return `${title.padEnd(32)} right ${share(right)} of ${all}, wrong ${wrong}, missing ${missing}, shown as certain ${share(certain)}, wrong ones among them ${misleading}\n`;
}

const folder = await mkdtemp(path.join(tmpdir(), 'reading-'));
try {
  const sets = process.argv.includes('--own')
    ? [['own', ownSamples] as const]
    : [['own', ownSamples] as const, ['held out', heldOutSamples] as const];
  for (const { way, degrees } of ways) {
    if (degrees !== null && process.argv.includes('--text')) continue;
    for (const [title, samples] of sets) {
      const total: Score = { right: 0, wrong: 0, missing: 0, certain: 0, misleading: 0 };
      for (const sample of samples) score(sample, way, await valuesOf(folder, sample, degrees), total);
      process.stdout.write(line(`${way}, ${title}`, total));
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
