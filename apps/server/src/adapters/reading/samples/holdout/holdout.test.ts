import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isRegon, nipProblem, peselProblem } from '@szansa/domain/identity';
import { grossOf } from '@szansa/domain/leasing';
import { readingFields, readingGroups } from '@szansa/domain/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { textPages } from '../text-pages.ts';
import { makers } from './files.ts';
import { holdoutQuote, type HoldoutQuote } from './holdout.ts';
import { a4, type Mark } from './paper.ts';
import { recipes } from './recipes.ts';

const several = Array.from({ length: 93 }, (_, seed) => holdoutQuote(seed));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-holdout-'));
});
afterAll(() => rm(folder, { recursive: true }));

const truths = ({ expected, variants }: HoldoutQuote) =>
  [expected, ...variants].flatMap((one) => Object.entries(one));

const squeezed = (text: string) => text.replaceAll(/[\s\u00A0\u202F]/g, '').toLowerCase();

async function printedOf({ name, pdf }: HoldoutQuote): Promise<string> {
  const file = path.join(folder, `${name}.pdf`);
  await writeFile(file, pdf);
  const pages = await textPages(file);
  return squeezed(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''));
}

/** How far two marks cover each other, in points; letters reach from 0.7 of their size above the base line to 0.15 below. */
function coverOf(one: Mark, other: Mark): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const bottom = Math.min(one.y + one.size * 0.15, other.y + other.size * 0.15);
  const down = bottom - Math.max(one.y - one.size * 0.7, other.y - other.size * 0.7);
  return Math.min(across, down);
}

/** Whether the digits of an amount are printed, or those of the gross amount that it follows from. */
function isAmountPrinted(printed: string, value: string): boolean {
  const [own, gross] = [value, grossOf(value)].map((one) => Math.round(Number(one) * 100));
  const near = [own, gross, (gross ?? 0) - 1, (gross ?? 0) + 1].map((one) => String(one));
  const digits = printed.replaceAll(/\D/g, '');
  return [...near, value.replace(/\.00$/, '')].some((one) => digits.includes(one));
}

describe('quotes of the second set', () => {
  it('are the same for the same seed', () => {
    const [one, other] = [holdoutQuote(11), holdoutQuote(11)];
    expect(other.paper.pages).toEqual(one.paper.pages);
    expect([other.expected, other.variants, other.maker]).toEqual([one.expected, one.variants, one.maker]);
  });

  it('have numbers with right check digits, and only addresses that do not exist', () => {
    const all = several.flatMap(truths);
    const valuesOf = (end: RegExp) => all.filter(([field]) => end.test(field)).map(([, value]) => value);
    expect(valuesOf(/taxIdNumber$/).filter((value) => nipProblem(value) !== null)).toEqual([]);
    expect(valuesOf(/regon$/).filter((value) => !isRegon(value))).toEqual([]);
    expect(valuesOf(/personalIdNumber$/).filter((value) => peselProblem(value) !== null)).toEqual([]);
    expect(valuesOf(/email$/i).filter((value) => !/^[a-z0-9.-]+@[a-z0-9]+\.example$/.test(value))).toEqual(
      [],
    );
  });

  it('have every field, every way of setting and every maker of files', () => {
    const fields = readingGroups.flatMap((group) => readingFields[group].map((field) => `${group}.${field}`));
    const found = new Set(several.flatMap(truths).map(([field]) => field));
    expect(fields.filter((field) => !found.has(field))).toEqual([]);
    const used = new Set<string>(several.map(({ recipe }) => recipe));
    expect(Object.keys(recipes).filter((name) => !used.has(name))).toEqual([]);
    expect(new Set(several.map(({ maker }) => maker))).toEqual(new Set(makers));
  });

  it('have amounts that are possible', () => {
    const amounts = several
      .flatMap(truths)
      .filter(([field]) => /^offer\.\w*(?:Amount|Payment|Price|Value|Insurance)$/.test(field));
    expect(amounts.filter(([, value]) => !(Number(value) > 0))).toEqual([]);
  });

  it('cover no text with another, and leave none outside of the page', () => {
    for (const { name, paper } of several) {
      for (const { marks } of paper.pages) {
        const outside = marks.filter(
          ({ x, y, width, size }) => x < 5 || x + width > a4.width - 5 || y < size || y > a4.height - 4,
        );
        expect({ name, outside }).toEqual({ name, outside: [] });
        const covered = marks.filter((one, at) =>
          marks.slice(at + 1).some((other) => coverOf(one, other) > 0.8),
        );
        expect({ name, covered }).toEqual({ name, covered: [] });
      }
    }
  });

  it('print what is expected of them', async () => {
    const texts =
      /\.(?:name|firstName|lastName|model|engine|version|shifter|body|bodyColor|city|email|representativeEmail|orderNo|vin|rateIndex|street|regon|krs|personalIdNumber)$/;
    for (const quote of several.filter(({ maker }) => maker === 'lines')) {
      const printed = await printedOf(quote);
      const isOnlyPercent = (field: string) =>
        /initialPayment$|buyoutPrice$/.test(field) &&
        truths(quote).some(([other]) => other === field.replace(/Price$/, '').concat('Percent'));
      const lacking = truths(quote).filter(([field, value]) =>
        /^\d+\.\d\d$/.test(value)
          ? !isAmountPrinted(printed, value) && !isOnlyPercent(field)
          : texts.test(field) && !printed.includes(squeezed(value)),
      );
      expect({ quote: quote.name, lacking }).toEqual({ quote: quote.name, lacking: [] });
    }
  });
});
