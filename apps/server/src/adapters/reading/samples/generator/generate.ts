import type { Expected, Section } from './entries.ts';
import { sectionsOf, styleOf } from './entries.ts';
import { drawFacts, type Facts } from './facts.ts';
import { makers, pdfOf, type Maker } from './makers.ts';
import { randomOf } from './random.ts';
import { recipes, recipesFor, type RecipeName, type Setting } from './recipes.ts';
import { families, paper, Sheet } from './sheet.ts';
import { paymentSchedule, sentences, variantTable } from './special.ts';
import { dayText } from './writing.ts';

/** A made-up quote of a bank that does not exist, and what is to be read of it. */
export interface MadeUpQuote {
  readonly name: string;
  readonly seed: number;
  readonly maker: Maker;
  /** The ways in which its sections are set, and whether it is in sentences or in variants. */
  readonly recipes: readonly string[];
  /** With its text; one or two pages. */
  readonly pdf: Buffer;
  /** The values that are printed, or follow from what is printed. */
  readonly expected: Expected;
  /** Those that differ between the variants of the offer; empty where there is one offer. */
  readonly variants: readonly Expected[];
}

interface Column {
  readonly x: number;
  readonly width: number;
  y: number;
}

const { margin, width: pageWidth, height: pageHeight, foot } = paper;

/** The head of the first page: the lessor, the date and the title. Returns its lower edge. */
function letterhead({ sheet, random, style }: Setting, facts: Facts, expected: Expected): number {
  const { bank, offerType, signing } = facts;
  const isPl = style.language === 'pl';
  let y = margin - 10;
  const isRight = random.chance(0.3);
  if (random.chance(0.7)) {
    sheet.write(bank.name, isRight ? pageWidth - margin : margin, y, {
      size: sheet.size * 1.2,
      isBold: true,
      isRight,
      color: '#123a7a',
    });
    Object.assign(expected, { 'bank.name': bank.name });
    y += sheet.size * 1.8;
  }
  if (random.chance(0.5)) {
    const text = isPl ? `Warszawa, ${dayText(signing, style)}` : `Warsaw, ${dayText(signing, style)}`;
    sheet.write(text, isRight ? margin : pageWidth - margin, y, {
      isRight: !isRight,
      size: sheet.size * 0.9,
    });
    y += sheet.size * 1.6;
  }
  const number = `${random.pick(['', ' nr ', ' nr '])}${random.pick(['OF', 'K', 'SYM'])}/2026/${random.int(100, 99_999)}`;
  const isLease = offerType === 'leasing';
  const names = isPl
    ? isLease
      ? [
          'Oferta leasingu operacyjnego',
          'Kalkulacja leasingu',
          'Symulacja leasingu',
          'Propozycja leasingu finansowego',
          'OFERTA LEASINGU',
        ]
      : [
          'Oferta najmu długoterminowego',
          'Najem długoterminowy – kalkulacja',
          'OFERTA NAJMU DŁUGOTERMINOWEGO',
        ]
    : isLease
      ? ['Operating lease quotation', 'Lease offer']
      : ['Long-term rental offer', 'Long-term rent quotation'];
  const title = `${random.pick(names)}${number.startsWith(' ') ? number : ''}`;
  sheet.write(title, margin, y + 4, { size: sheet.size * random.pick([1.3, 1.6, 1.9]), isBold: true });
  Object.assign(expected, { 'offer.offerType': offerType });
  y += sheet.size * 3.2;
  if (style.basis === 'all-net') {
    sheet.write(
      isPl
        ? random.pick([
            'Wszystkie kwoty są kwotami netto.',
            'Podane kwoty nie zawierają podatku VAT.',
            'Kwoty w ofercie podano w wartościach netto.',
          ])
        : 'All amounts are net of VAT.',
      margin,
      y,
      { size: sheet.size * 0.9 },
    );
    y += sheet.size * 1.8;
  }
  return y;
}

function footer({ sheet, random, style }: Setting, { bank }: Facts, expected: Expected): void {
  const size = Math.max(6, sheet.size * 0.7);
  let y = pageHeight - foot + 18;
  if (random.chance(0.6)) {
    const { street, postCode, city } = bank.address;
    sheet.write(
      `${bank.name}, ${street}, ${postCode} ${city}, NIP ${style.nip(bank.nip)}, KRS ${bank.krs}`,
      margin,
      y,
      { size, color: '#666666' },
    );
    sheet.write(
      `Kapitał zakładowy ${random.int(10, 90)} 000 000,00 zł. Infolinia: ${bank.hotline}`,
      margin,
      y + size * 1.3,
      { size, color: '#666666' },
    );
    Object.assign(expected, { 'bank.name': bank.name, 'bank.taxIdNumber': bank.nip });
    y += size * 2.6;
  }
  if (random.chance(0.6)) {
    sheet.write(
      'Niniejsza kalkulacja nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego.',
      margin,
      y,
      { size, color: '#666666' },
    );
  }
}

/** Columns for the sections: one, or two beside each other with a gutter of 12 to 28 points. */
function columnsFrom({ random }: Setting, y: number, isWide: boolean): Column[] {
  const width = pageWidth - 2 * margin;
  if (isWide || random.chance(0.55)) return [{ x: margin, width, y }];
  const gutter = random.int(12, 28);
  const left = Math.round((width - gutter) * random.pick([0.5, 0.5, 0.45, 0.55]));
  return [
    { x: margin, width: left, y },
    { x: margin + left + gutter, width: width - left - gutter, y },
  ];
}

function nextPage(columns: readonly Column[], sheet: Sheet): void {
  sheet.pages.push({ texts: [], rules: [] });
  for (const column of columns) column.y = margin;
}

function heightOf({ entries }: Section, sheet: Sheet): number {
  return (entries.length + 2) * sheet.leading * 1.15 + sheet.size * 2;
}

/** Draws the document of a seed: what it says, how it words and sets it, and how the file is made. */
export function madeUpQuote(seed: number): MadeUpQuote {
  const random = randomOf(seed);
  const facts = drawFacts(random);
  const style = styleOf(random);
  const size = random.pick([8, 9, 9.5, 10, 11]);
  const sheet = new Sheet(random.pick(families), size, size * random.pick([1.35, 1.5, 1.7, 1.9]));
  const setting: Setting = { sheet, random, style };
  const expected: Expected = {};
  const used: string[] = [];
  let variants: readonly Expected[] = [];
  const top = letterhead(setting, facts, expected);
  footer(setting, facts, expected);
  const isPl = style.language === 'pl';
  const special = isPl ? random.pick([null, null, null, null, 'sentences', 'variants'] as const) : null;
  const drawn = sectionsOf(random, style, facts);
  const sections =
    special === null ? drawn : drawn.filter(({ kind }) => kind !== 'terms' && kind !== 'costs');
  const columns = columnsFrom(setting, top, special !== null);
  const favourite = random.pick(Object.keys(recipes) as RecipeName[]);
  const isHeaded = random.chance(0.85);
  for (const section of random.chance(0.3) ? random.shuffled(sections) : sections) {
    let column = columns.toSorted((one, other) => one.y - other.y)[0];
    if (!column || section.entries.length === 0) continue;
    if (column.y + heightOf(section, sheet) > pageHeight - foot) {
      nextPage(columns, sheet);
      column = columns[0] ?? column;
    }
    const isParty = section.kind === 'customer' || section.kind === 'bank' || section.kind === 'dealer';
    if (isHeaded || isParty) {
      sheet.write(section.title, column.x, column.y, { isBold: true, size: size * 1.1 });
      column.y += size * 2;
    }
    const suitable = recipesFor(section);
    const name = suitable.includes(favourite) && random.chance(0.6) ? favourite : random.pick(suitable);
    const set = recipes[name](setting, section.entries, column);
    Object.assign(expected, set.expected);
    used.push(name);
    column.y = set.y + size * 1.2;
  }
  const wide = { x: margin, width: pageWidth - 2 * margin };
  const lowest = () => Math.max(...columns.map(({ y }) => y));
  if (special !== null) {
    if (lowest() > pageHeight - foot - 12 * sheet.leading) nextPage(columns, sheet);
    const set =
      special === 'sentences'
        ? { ...sentences(setting, facts, { ...wide, y: lowest() }), variants: [] }
        : variantTable(setting, facts, { ...wide, y: lowest() });
    Object.assign(expected, set.expected);
    variants = set.variants;
    used.push(special);
    for (const column of columns) column.y = set.y;
  }
  if (isPl && special !== 'variants' && random.chance(0.15)) {
    if (lowest() > pageHeight - foot - 10 * sheet.leading) nextPage(columns, sheet);
    paymentSchedule(setting, facts, { ...wide, y: lowest() + 6 });
    used.push('schedule');
  }
  const maker = random.pick(makers);
  return {
    name: `quote-${seed}`,
    seed,
    maker,
    recipes: used,
    pdf: pdfOf(sheet, maker, random),
    expected,
    variants,
  };
}
