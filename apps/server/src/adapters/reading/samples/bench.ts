import { readQuote } from '@szansa/domain/reading';

import { readPdf } from '../read-pdf.ts';
import { sampleDocuments, sampleFile, type DocumentKind, type SampleDocument } from './documents.ts';
import { counted, noScore, score, type Score } from './scoring.ts';

const ways: readonly (readonly [DocumentKind, string])[] = [
  ['text', 'text'],
  ['scan', 'scan'],
  ['skewed', 'scan, tilted by 2°'],
];

const show = process.argv.includes('--show');

async function readInto(total: Score, document: SampleDocument, kind: DocumentKind, way: string) {
  const going = { signal: new AbortController().signal, onPage: () => undefined };
  const misses = score(document, readQuote(await readPdf(sampleFile(document, kind), going)), total);
  if (!show) return;
  for (const { field, found, wanted, isMisleading } of misses) {
    const mark = isMisleading ? '!' : ' ';
    process.stdout.write(
      `${mark} ${document.name} (${way}) ${field}: ${found ?? '–'} instead of ${wanted ?? 'nothing'}\n`,
    );
  }
}

function line(title: string, total: Score): string {
  const all = counted(total);
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  const { right, wrong, missing, certain, misleading } = total;
  return `${title.padEnd(32)} right ${share(right)} of ${all}, wrong ${wrong}, missing ${missing}, shown as certain ${share(certain)}, wrong ones among them ${misleading}\n`;
}

const documents = await sampleDocuments();
const sets = [
  ['own', documents.filter(({ isHeldOut }) => !isHeldOut)],
  ['held out', documents.filter(({ isHeldOut }) => isHeldOut)],
] as const;
for (const [kind, way] of ways) {
  if (kind !== 'text' && process.argv.includes('--text')) continue;
  for (const [title, several] of process.argv.includes('--own') ? sets.slice(0, 1) : sets) {
    const total = noScore();
    for (const document of several) await readInto(total, document, kind, way);
    process.stdout.write(line(`${way}, ${title}`, total));
  }
}
