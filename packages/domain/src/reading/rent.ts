import type { CaptionKey } from './caption-patterns.ts';
import type { ReadingField } from './fields.ts';
import type { Captioned, PaperLine } from './paper.ts';
import type { ReadCount } from './terms.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue, type Source } from './value.ts';

interface Mileage {
  readonly kilometres: number;
  readonly source: Source;
  readonly trust: number;
  /** A year, in all, or not said. */
  readonly span: 'year' | 'total' | null;
}

const distance =
  /(?<![\d.,/-])(\d{1,3}(?:[ \u00a0\u202f.,']\d{3})+|\d{4,7})\s*(tys\.?\s*)?(km|kilomet\p{L}*)?(?!\d|\s*(?:zl|pln))/giu;
const shorthand = /(?<![\d.,/-])(\d{1,3})\s*(?:tys\.?|k)\s*km/iu;
const ofYear = /rocz\p{L}*|(?:\/|na |per |a )\s?(?:rok|year)|annual\p{L}*|yearly|p\.\s?a\./u;
const ofAll = /lacz\p{L}*|calkowit\p{L}*|caly|calym|w okresie|sumaryczn\p{L}*|total|overall|in all/u;

const captions: readonly CaptionKey[] = ['yearlyMileage', 'totalMileage', 'mileage'];

function spanOf(key: CaptionKey, around: string): Mileage['span'] {
  if (key === 'yearlyMileage') return 'year';
  if (key === 'totalMileage') return 'total';
  const isYear = ofYear.test(around);
  if (isYear === ofAll.test(around)) return null;
  return isYear ? 'year' : 'total';
}

function mileagesIn(one: Captioned): Mileage[] {
  const { caption, beside, below } = one;
  for (const piece of [...beside, ...below.slice(0, 1)]) {
    const text = piece.cell.text.slice(0, piece.end);
    const found = [...text.matchAll(distance)].filter(
      ({ index, 3: unit }) =>
        index >= piece.start && (unit !== undefined || !/zl|pln|%/.test(piece.cell.folded)),
    );
    const short = shorthand.exec(text.slice(piece.start));
    const all = found.map(({ 0: whole, 1: digits = '', index }, at) => ({
      kilometres: Number(digits.replaceAll(/\D/g, '')),
      start: index,
      end: index + whole.length,
      around: piece.cell.folded.slice(
        at === 0 ? Math.min(piece.start, caption.start) : index,
        found[at + 1]?.index ?? piece.cell.text.length,
      ),
    }));
    if (all.length === 0 && short) {
      const start = piece.start + short.index;
      all.push({
        kilometres: Number(short[1]) * 1000,
        start,
        end: start + short[0].length,
        around: piece.cell.folded,
      });
    }
    const valid = all.filter(({ kilometres }) => kilometres >= 1000 && kilometres <= 2_000_000);
    if (valid.length > 0) {
      return valid.map(({ kilometres, start, end, around }) => ({
        kilometres,
        source: sourceOf(piece.cell, start, end, ruleOf[piece.way]),
        trust: trustIn[piece.way],
        span: spanOf(caption.key, `${one.cell.folded} ${around}`),
      }));
    }
  }
  return [];
}

/** The kilometres a year and in all; with the months of the contract they prove each other. Rule RD30. */
function mileageValues(captioned: readonly Captioned[], counts: readonly ReadCount[]): ReadValue[] {
  const all = captioned.filter(({ caption }) => captions.includes(caption.key)).flatMap(mileagesIn);
  const year = all.find(({ span }) => span === 'year');
  const total = all.find(({ span }) => span === 'total');
  const open = all.find(({ span }) => span === null);
  const isProved =
    year !== undefined &&
    total !== undefined &&
    counts.some(({ value }) => Math.abs((year.kilometres * value) / 12 - total.kilometres) < 12);
  const value = (field: ReadingField, found: Mileage | undefined) =>
    found ? [readValue(field, String(found.kilometres), found.source, { trust: found.trust, isProved })] : [];
  const values = [...value('offer.yearlyMileage', year), ...value('offer.totalMileage', total)];
  if (values.length > 0 || !open) return values;
  return [
    readValue('offer.totalMileage', String(open.kilometres), open.source, {
      trust: 0.5,
      doubts: ['guessed'],
    }),
  ];
}

const services = {
  serviceInsurance: 'services.insurance',
  serviceMaintenance: 'services.maintenance',
  serviceReplacementCar: 'services.replacementCar',
  serviceAssistance: 'services.assistance',
  serviceDamageControl: 'services.damageControl',
  serviceTyres: 'services.tyres',
} as const satisfies Partial<Record<CaptionKey, ReadingField>>;

const isService = (key: CaptionKey): key is keyof typeof services => key in services;

const no =
  /(?<!\p{L})(?:nie|niezawart\p{L}*|nieobjet\p{L}*|brak|bez|no|not included|excluded|wylaczon\p{L}*|poza (?:rata|czynszem))(?!\p{L})|^[\s:]*[-–—✗✘×x]\s*$/u;
const yes =
  /(?<!\p{L})(?:tak|yes|w ?cenie|w ?racie|w czynszu|w ramach|zawart\p{L}*|wliczon\p{L}*|included|pelny|pelna|pelne|w pakiecie|obejmuje|bez limitu)(?!\p{L})|[✓✔☑☒]|^[\s:]*(?:x|v)\s*$/u;
/** Words before a list of services that are in the price, or are not. */
const included =
  /(?:w (?:cenie|racie|czynszu|ramach|skladzie)|(?:rata|czynsz|cena|oplata|abonament|oferta)\p{L}*(?: \p{L}+){0,2} (?:obejmuje|zawiera|uwzglednia)\p{L}*|uslugi w cenie|zakres uslug|included|includes|services)/u;
const excluded =
  /(?:nie (?:obejmuje|zawiera|uwzglednia)|poza (?:cena|czynszem|rata)|bez uslug|not included|excludes|excluding)/u;

function said(text: string): 'yes' | 'no' | null {
  if (/bez limitu/.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  return yes.test(text) ? 'yes' : null;
}

function serviceAt(one: Captioned, key: keyof typeof services, heading: Heading | null): ReadValue[] {
  const { caption, cell, beside, below } = one;
  const field = services[key];
  for (const piece of [...beside, ...below.slice(0, 1)]) {
    const value = said(piece.cell.folded.slice(piece.start, piece.end));
    if (!value) continue;
    const source = sourceOf(piece.cell, piece.start, piece.end, ruleOf[piece.way]);
    return [readValue(field, value, source, { trust: trustIn[piece.way] - 0.04 })];
  }
  if (!heading) return [];
  const source = sourceOf(cell, caption.start, caption.end, 'RD31');
  return [readValue(field, heading.value, source, { trust: heading.isSameCell ? 0.84 : 0.72 })];
}

interface Heading {
  readonly value: 'yes' | 'no';
  readonly isSameCell: boolean;
}

/** What the words before a list of services say of it: in the same cell, or on the lines above. */
function headingOf(lines: readonly PaperLine[], { cell, caption }: Captioned): Heading | null {
  const before = cell.folded.slice(0, caption.start);
  if (excluded.test(before)) return { value: 'no', isSameCell: true };
  if (included.test(before)) return { value: 'yes', isSameCell: true };
  const at = lines.findIndex(({ cells }) => cells.some((one) => one.cell === cell));
  for (const { cells, page } of lines.slice(Math.max(0, at - 8), Math.max(0, at)).toReversed()) {
    const near = cells.find(
      (one) =>
        page === cell.page &&
        one.cell.box.x <= cell.box.x + cell.box.width &&
        one.cell.box.x + one.cell.box.width >= cell.box.x,
    );
    if (!near) continue;
    if (excluded.test(near.cell.folded)) return { value: 'no', isSameCell: false };
    if (included.test(near.cell.folded)) return { value: 'yes', isSameCell: false };
    if (!near.captions.some(({ key }) => isService(key))) break;
  }
  return null;
}

function serviceValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  return captioned.flatMap((one) => {
    const key = one.caption.key === 'carInsurance' ? 'serviceInsurance' : one.caption.key;
    return isService(key) ? serviceAt(one, key, one.caption.key === key ? headingOf(lines, one) : null) : [];
  });
}

/** What a rent is quoted with: kilometres and services. */
export function rentValues(
  lines: readonly PaperLine[],
  captioned: readonly Captioned[],
  counts: readonly ReadCount[],
): ReadValue[] {
  return [...mileageValues(captioned, counts), ...serviceValues(lines, captioned)];
}
