import type { CaptionKey } from './caption-patterns.ts';
import type { ReadingDoubt, ReadingField } from './fields.ts';
import { firmIn, vinIn } from './identifiers.ts';
import { foldedLetters } from './layout.ts';
import { manufacturers } from './manufacturers.ts';
import type { Captioned, PaperCell, PaperLine, Piece } from './paper.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

/** Short names that people and banks write. */
const shortNames = [
  { name: 'Volkswagen', folded: 'vw' },
  { name: 'Mercedes-Benz', folded: 'mercedes' },
] as const;

const brands = [
  ...manufacturers.map((name) => ({ name, folded: foldedLetters(name) })),
  ...shortNames,
].toSorted((one, other) => other.folded.length - one.folded.length);

/** The manufacturer that a text names, however its letters are written, and where. */
function brandIn(folded: string): { name: string; start: number; end: number } | null {
  const found = brands.flatMap(({ name, folded: brand }) => {
    const start = folded.search(
      new RegExp(`(?<![\\p{L}\\d])${brand.replaceAll(/[-\s]/g, '[- ]?')}(?![\\p{L}\\d])`, 'u'),
    );
    return start < 0 ? [] : [{ name, start, end: start + brand.length }];
  });
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null;
}

/** What ends the name of a vehicle. */
const ending = /[,;|(]|\.(?=\s|$)|\s[-–]\s|\s(?:rok|r\.|nowy|nowa|used|new|year|vin|nr|my\d|20\d\d)\b/iu;
const enginePattern =
  /(?<![\p{L}\d])\d[.,]\d\s?(?:\p{L}[\p{L}\d.+-]*\s?)*(?:\d{2,3}\s?(?:km|kw|hp|ps|bhp))?|(?<!\d)\d{2,3}\s?(?:km|kw|hp|bhp)(?!\p{L})/iu;
/** Names of models that consist of two words. */
const twoWords =
  /^(?:seria|klasa|model|land|range|grand|santa|e-tron|id\.?|transit|proace|cla|c-max|[a-z]-?klasse?|series|class)$/iu;
const bodies =
  /^(?:combi|kombi|sportback|touring|avant|sedan|hatchback|sw|sports|ts|st|wagon|break|grandtour|tourer|variant|limousine|estate|cross|van|furgon|liftback|fastback|gran|coupe)$/iu;

interface NamePart {
  readonly field: ReadingField;
  readonly start: number;
  readonly end: number;
}

/** The parts of a vehicle's name after its manufacturer: model, version and engine. */
function partsOf(text: string, from: number, to: number): NamePart[] {
  const rest = text.slice(from, to);
  const engine = enginePattern.exec(rest);
  const name = engine ? rest.slice(0, engine.index) : rest;
  const words = [...name.matchAll(/[^\s]+/g)];
  const isBody = (at: number) => bodies.test(words[at]?.[0] ?? '');
  let count = words.length === 0 ? 0 : twoWords.test(words[0]?.[0] ?? '') ? 2 : 1;
  while (count > 0 && count < words.length && isBody(count)) count += 1;
  const parts: NamePart[] = [];
  const add = (field: ReadingField, first: number, last: number) => {
    const [start, end] = [words[first], words[last]];
    if (start && end) parts.push({ field, start: from + start.index, end: from + end.index + end[0].length });
  };
  if (count > 0) add('vehicle.model', 0, Math.min(count, words.length) - 1);
  if (count < words.length) add('vehicle.version', count, words.length - 1);
  if (engine) {
    const start = from + engine.index;
    parts.push({ field: 'vehicle.engine', start, end: start + engine[0].trimEnd().length });
  }
  return parts;
}

function nameOfVehicle(captioned: readonly Captioned[]): ReadValue[] {
  const order: readonly CaptionKey[] = ['makeAndModel', 'manufacturer', 'model'];
  for (const key of order) {
    for (const { caption, beside, below } of captioned) {
      if (caption.key !== key) continue;
      for (const piece of [...beside, ...below.slice(0, 2)]) {
        const values = vehicleIn(piece);
        if (values.length > 0) return values;
      }
    }
  }
  return [];
}

function vehicleIn(piece: Piece): ReadValue[] {
  const { cell, way } = piece;
  const folded = cell.folded.slice(piece.start, piece.end);
  const brand = brandIn(folded);
  if (!brand) return [];
  const start = piece.start + brand.start;
  const trust = trustIn[way];
  const from = piece.start + brand.end;
  const ends = ending.exec(cell.text.slice(from, piece.end));
  const to = ends ? from + ends.index : piece.end;
  const parts = partsOf(cell.text, from, to);
  // one word after the manufacturer is the model; of several it is guessed where the model ends
  const isModelAlone = parts.length === 1 && !/\s/.test(cell.text.slice(from, to).trim());
  return [
    readValue('vehicle.manufacturer', brand.name, sourceOf(cell, start, from, ruleOf[way]), {
      trust,
      isProved: true,
    }),
    ...parts.map(({ field, start: first, end }) =>
      readValue(field, cell.text.slice(first, end), sourceOf(cell, first, end, 'RD16'), {
        trust: isModelAlone ? trust : trust - 0.1,
        doubts: isModelAlone ? [] : ['guessed'],
      }),
    ),
  ];
}

/** The manufacturer is a part of a firm's name, such as that of its own lessor or dealer. */
function isInFirm({ text, folded }: PaperCell['cell']): boolean {
  const [brand, firm] = [brandIn(folded), firmIn(text)];
  return brand !== null && firm !== null && brand.start >= firm.start && brand.end <= firm.end;
}

/** Returns a vehicle named anywhere in the document, where no caption labels one. */
function namedAnywhere(lines: readonly PaperLine[]): ReadValue[] {
  const found = lines
    .flatMap(({ cells }) => cells.map(({ cell }) => cell))
    .filter((one) => brandIn(one.folded) && !isInFirm(one));
  const [cell] = found;
  if (!cell) return [];
  return vehicleIn({ cell, start: 0, end: cell.text.length, way: 'below' }).map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, 0.6),
    doubts: [...new Set<ReadingDoubt>([...one.doubts, 'guessed'])],
  }));
}

type TextKey = 'model' | 'version' | 'engine' | 'shifter' | 'body' | 'bodyColor' | 'orderNo';

/** A model without the version and engine written after it, and an engine without what is written after its power. */
function ownPart(key: TextKey, text: string): string {
  const engine = enginePattern.exec(text);
  if (key === 'model' && engine && engine.index > 0) {
    const [model] = partsOf(text, 0, text.length);
    return model ? text.slice(model.start, model.end) : text;
  }
  const isWhole = engine !== null && /(?:km|kw|hp|ps|bhp)$/i.test(engine[0].trim());
  return key === 'engine' && isWhole ? text.slice(0, engine.index + engine[0].trimEnd().length) : text;
}

/** Returns the whole text that belongs to a caption of its own. */
function textValue(captioned: readonly Captioned[], key: TextKey): ReadValue[] {
  for (const { caption, beside, below } of captioned) {
    if (caption.key !== key) continue;
    const pieces = [...beside, ...below.slice(0, 1)];
    for (const [at, piece] of pieces.entries()) {
      // a small word right after a caption is the rest of the label, where the value may be elsewhere
      const isLabelRest = /^\s*\p{Ll}[\p{L}.]*\s*$/u.test(piece.cell.text.slice(piece.start, piece.end));
      if (piece.way === 'beside' && isLabelRest && at < pieces.length - 1) continue;
      // an entry ends where the next one starts
      const text = piece.cell.text.slice(piece.start, piece.end).replace(/(?<=.);.*/s, '');
      const [, lead = '', rest = ''] = /^([\s:;,.)\-–]*)(.*?)[\s,;:]*$/su.exec(text) ?? [];
      if (rest.length < 1 || rest.length > 100 || !/[\p{L}\d]/u.test(rest)) continue;
      if (key === 'orderNo' && !/\d{2}/.test(rest)) continue;
      const brand = key === 'model' ? brandIn(foldedLetters(rest)) : null;
      const cut = brand?.start === 0 ? brand.end + 1 : 0;
      const start = piece.start + lead.length + cut;
      const value = ownPart(key, rest.slice(cut).trim());
      if (value === '') continue;
      return [
        readValue(
          `vehicle.${key}`,
          value,
          sourceOf(piece.cell, start, start + value.length, ruleOf[piece.way]),
          { trust: trustIn[piece.way] },
        ),
      ];
    }
  }
  return [];
}

function yearOf(captioned: readonly Captioned[]): ReadValue[] {
  for (const { caption, beside, below } of captioned) {
    if (caption.key !== 'yearOfProduction') continue;
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const match = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(piece.cell.text.slice(piece.start, piece.end));
      if (!match) continue;
      const start = piece.start + match.index;
      return [
        readValue(
          'vehicle.yearOfProduction',
          match[0],
          sourceOf(piece.cell, start, start + 4, ruleOf[piece.way]),
          { trust: trustIn[piece.way] },
        ),
      ];
    }
  }
  return [];
}

function vinOf(captioned: readonly Captioned[], lines: readonly PaperLine[]): ReadValue[] {
  const pieces = captioned
    .filter(({ caption }) => caption.key === 'vin')
    .flatMap(({ beside, below }) => [...beside, ...below.slice(0, 1)]);
  const anywhere = lines.flatMap(({ cells }) =>
    cells.map(({ cell }): Piece => ({ cell, start: 0, end: cell.text.length, way: 'below' })),
  );
  for (const piece of [...pieces, ...anywhere]) {
    const vin = vinIn(piece.cell.text.slice(piece.start, piece.end));
    if (!vin) continue;
    const source = sourceOf(piece.cell, piece.start + vin.start, piece.start + vin.end, 'RD18');
    return [
      readValue('vehicle.vin', vin.value, source, {
        trust: trustIn[piece.way],
        doubts: vin.isRight === false ? ['guessed'] : [],
      }),
    ];
  }
  return [];
}

/** Returns the values of the vehicle; its name is split into parts where it is on one line. Rules RD16 and RD18. */
export function vehicleValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const named = nameOfVehicle(captioned);
  const name = named.length > 0 ? named : namedAnywhere(lines);
  const own = (['model', 'version', 'engine', 'shifter', 'body', 'bodyColor', 'orderNo'] as const).flatMap(
    (key) => textValue(captioned, key),
  );
  const known = new Set(own.map(({ field }) => field));
  return [
    ...name.filter(({ field }) => !known.has(field)),
    ...own,
    ...yearOf(captioned),
    ...vinOf(captioned, lines),
  ];
}
