import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readQuote, type ReadValue } from '@szansa/domain/reading';

import { drawPage } from '#adapters/pdf/draw-page.ts';
import { openPdf } from '#adapters/pdf/open-pdf.ts';
import { readPdf } from '../read-pdf.ts';
import { degraded, degradations } from './degrade.ts';
import { madeUpQuote } from './generator/generate.ts';
import { randomOf } from './generator/random.ts';
import { holdoutQuote } from './holdout/holdout.ts';
import { counted, noScore, score, type Score } from './scoring.ts';
import { textPages } from './text-pages.ts';

const kinds = ['text', ...degradations] as const;
type Kind = (typeof kinds)[number];

/** Two generators: the first one's words are known to the rules, the holdout's were written apart from them. */
const sets = { first: madeUpQuote, holdout: holdoutQuote } as const;
type Quote = ReturnType<(typeof sets)[keyof typeof sets]>;

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    documents: { type: 'string', default: '20' },
    kinds: { type: 'string', default: kinds.join(',') },
    set: { type: 'string', default: 'first' },
    show: { type: 'boolean', default: false },
    fields: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const folder = options.keep ?? (await mkdtemp(path.join(tmpdir(), 'quotes-')));
await mkdir(folder, { recursive: true });

/** Writes the file of a quote in one way. */
async function fileOf(quote: Quote, kind: Kind): Promise<string> {
  const file = path.join(folder, `${quote.name}.${kind}.pdf`);
  const random = randomOf(quote.seed * 31 + kinds.indexOf(kind));
  await writeFile(file, kind === 'text' ? quote.pdf : await degraded(quote.pdf, kind, random));
  return file;
}

/** Writes a picture of each page beside its file. */
async function drawPictures(file: string): Promise<void> {
  const pdf = await openPdf(file);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await drawPage(await pdf.getPage(number), 1.5);
    await writeFile(file.replace(/\.pdf$/, `.${number}.png`), page.toBuffer('image/png'));
  }
  await pdf.loadingTask.destroy();
}

async function valuesOf(file: string, kind: Kind): Promise<readonly ReadValue[]> {
  if (kind === 'text') return readQuote(await textPages(file));
  const { values } = await readPdf(file, { signal: new AbortController().signal, onPage: () => undefined });
  return values;
}

const share = (count: number, total: Score) =>
  `${((100 * count) / Math.max(1, counted(total))).toFixed(1)} %`;

function line(title: string, total: Score): string {
  const { right, misleading, unsure, missing } = total;
  return (
    `${title.padEnd(30)} right ${share(right, total).padStart(7)}, wrong and certain ${share(misleading, total)} (${misleading}), ` +
    `wrong and unsure ${share(unsure, total)} (${unsure}), missing ${share(missing, total)} (${missing}), of ${counted(total)}\n`
  );
}

const first = Number(options.seed) * 1000;
const drawn = options.set === 'holdout' ? sets.holdout : sets.first;
const quotes: Quote[] = Array.from({ length: Number(options.documents) }, (_, at) => drawn(first + at));
for (const kind of kinds.filter((one) => options.kinds.split(',').includes(one))) {
  const total = noScore();
  const fields = new Map<string, Score>();
  let milliseconds = 0;
  for (const quote of quotes) {
    if (options.keep) {
      const { expected, variants, maker } = quote;
      const truth = JSON.stringify({ maker, expected, variants }, null, 2);
      await writeFile(path.join(folder, `${quote.name}.json`), truth);
    }
    const file = await fileOf(quote, kind);
    if (options.keep) await drawPictures(file);
    const start = performance.now();
    const values = await valuesOf(file, kind);
    milliseconds += performance.now() - start;
    const misses = score(quote, values, total);
    for (const { field, found, wanted, isMisleading } of misses) {
      const own = fields.get(field) ?? noScore();
      fields.set(field, own);
      own[isMisleading ? 'misleading' : found === undefined ? 'missing' : 'unsure'] += 1;
      if (options.show)
        process.stdout.write(
          `${isMisleading ? '!' : ' '} ${quote.name} (${kind}) ${field}: ${found ?? '–'} instead of ${wanted ?? 'nothing'}\n`,
        );
    }
  }
  const seconds = milliseconds / 1000 / quotes.length;
  process.stdout.write(line(`${kind}, ${seconds.toFixed(2)} s a document`, total));
  if (!options.fields) continue;
  const worst = [...fields].toSorted(([, one], [, other]) => counted(other) - counted(one));
  for (const [field, { misleading, unsure, missing }] of worst)
    process.stdout.write(
      `  ${field.padEnd(32)} certain ${misleading}, unsure ${unsure}, missing ${missing}\n`,
    );
}
if (!options.keep) await rm(folder, { recursive: true });
