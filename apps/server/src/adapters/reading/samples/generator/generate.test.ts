import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { nipProblem, peselProblem, isRegon } from '@szansa/domain/identity';
import { readingFields, readingGroups, readQuote } from '@szansa/domain/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { holdoutQuote } from '../holdout/holdout.ts';
import { counted, noScore, score } from '../scoring.ts';
import { textPages } from '../text-pages.ts';
import { madeUpQuote, type MadeUpQuote } from './generate.ts';
import { makers } from './makers.ts';
import { recipes } from './recipes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-quotes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const several = Array.from({ length: 80 }, (_, seed) => madeUpQuote(seed));

async function pagesOf({ name, pdf }: Pick<MadeUpQuote, 'name' | 'pdf'>) {
  const file = path.join(folder, `${name}.pdf`);
  await writeFile(file, pdf);
  return textPages(file);
}

const truths = ({ expected, variants }: MadeUpQuote) =>
  [expected, ...variants].flatMap((one) => Object.entries(one));

describe('made-up quotes', () => {
  it('are the same for the same seed', () => {
    const [{ pdf: _one, ...one }, { pdf: _other, ...other }] = [madeUpQuote(7), madeUpQuote(7)];
    expect(other).toEqual(one);
  });

  it('have numbers with right check digits', () => {
    const all = several.flatMap(truths);
    const of = (end: string) => all.filter(([field]) => field.endsWith(end)).map(([, value]) => value);
    expect(of('taxIdNumber').filter((value) => nipProblem(value) !== null)).toEqual([]);
    expect(of('company.regon').filter((value) => !isRegon(value))).toEqual([]);
    expect(of('personalIdNumber').filter((value) => peselProblem(value) !== null)).toEqual([]);
  });

  it('have every field, every way of setting and every maker of files', () => {
    const fields = readingGroups.flatMap((group) => readingFields[group].map((field) => `${group}.${field}`));
    const found = new Set(several.flatMap(truths).map(([field]) => field));
    expect(fields.filter((field) => !found.has(field))).toEqual([]);
    const used = new Set(several.flatMap((one) => one.recipes));
    const all = [...Object.keys(recipes), 'sentences', 'variants', 'schedule'];
    expect(all.filter((name) => !used.has(name))).toEqual([]);
    expect(new Set(several.map(({ maker }) => maker))).toEqual(new Set(makers));
  });

  it('print what is expected of them', async () => {
    for (const quote of several.slice(0, 20)) {
      const words = (await pagesOf(quote)).flatMap((page) => page.words.map(({ text }) => text));
      const printed = words.join('').toLowerCase();
      for (const [field, value] of truths(quote)) {
        if (!/\.(?:name|model|engine|version|city|representativeEmail|orderNo|vin)$/.test(field)) continue;
        expect({
          quote: quote.name,
          field,
          isPrinted: printed.includes(value.replaceAll(' ', '').toLowerCase()),
        }).toEqual({
          quote: quote.name,
          field,
          isPrinted: true,
        });
      }
    }
  });

  // 80 documents take about three seconds
  it('are read right: 95 of 100 values at least, fewer than one in 200 wrong and shown as certain', async () => {
    const total = noScore();
    for (const quote of several) score(quote, readQuote(await pagesOf(quote)), total);
    expect(total.right / counted(total)).toBeGreaterThanOrEqual(0.95);
    expect(total.misleading / counted(total)).toBeLessThan(0.005);
  });

  // 40 documents take two seconds
  it('in words that the rules were not written for are read right: 83 of 100 values at least', async () => {
    const total = noScore();
    for (let seed = 0; seed < 40; seed += 1) {
      const quote = holdoutQuote(seed);
      score(quote, readQuote(await pagesOf(quote)), total);
    }
    expect(total.right / counted(total)).toBeGreaterThanOrEqual(0.83);
    expect(total.misleading / counted(total)).toBeLessThan(0.02);
  });
});
