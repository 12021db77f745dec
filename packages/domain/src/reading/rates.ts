import type { Captioned, PaperLine } from './paper.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

const fixed = /(?<!\p{L})(?:stal[aeyą]\p{L}*|fixed)(?!\p{L})/u;
const variable = /(?<!\p{L})(?:zmienn\p{L}*|wibor|polstr|euribor|wiron|variable|floating)(?!\p{L})/u;

/** The interest is fixed or variable by the words beside its caption; an index alone makes it variable, less surely. Rule RD15. */
function rateType(captioned: readonly Captioned[]): ReadValue[] {
  for (const { caption, cell, beside, below } of captioned) {
    if (caption.key !== 'intrestRateType') continue;
    for (const piece of [
      { cell, start: 0, end: cell.text.length, way: 'beside' as const },
      ...beside,
      ...below.slice(0, 1),
    ]) {
      const text = piece.cell.folded.slice(piece.start, piece.end);
      const [isFixed, isVariable] = [fixed.exec(text), variable.exec(text)];
      const found = isFixed ?? isVariable;
      if (!found) continue;
      const start = piece.start + found.index;
      const source = sourceOf(piece.cell, start, start + found[0].length, 'RD15');
      return [
        readValue('offer.intrestRateType', isFixed ? 'fixed' : 'variable', source, {
          trust: 0.94,
          doubts: isFixed && isVariable ? ['several_values'] : [],
        }),
      ];
    }
  }
  return [];
}

const index =
  /(?<!\p{L})(wibor|polstr|wiron|euribor|estr|€str)(?:\s?(?:on\b|(\d{1,2})\s?-?(?:m(?![\p{L}])|mies\p{L}*|months?)))?/gu;

interface FoundIndex {
  readonly value: string;
  readonly cell: PaperLine['cells'][number]['cell'];
  readonly start: number;
  readonly end: number;
}

function indexesIn(cell: FoundIndex['cell'], from = 0, to = cell.text.length): FoundIndex[] {
  return [...cell.folded.slice(0, to).matchAll(index)].flatMap((match) => {
    if (match.index < from) return [];
    const [whole, name = '', months] = match;
    const value = months === undefined ? name.toUpperCase() : `${name.toUpperCase()} ${months}M`;
    return [{ value, cell, start: match.index, end: match.index + whole.length }];
  });
}

/** A sentence about what happens when an index changes names none of this offer. */
const remark = /zmian\p{L}*|change/u;

/** The index of a variable rate: beside its caption, or the only one that the document names. Rule RD28. */
function rateIndex(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const beside = captioned
    .filter(({ caption }) => caption.key === 'rateIndex' || caption.key === 'intrestRateType')
    .flatMap((one) =>
      [...one.beside, ...one.below.slice(0, 1)].flatMap((piece) =>
        indexesIn(piece.cell, piece.start, piece.end).map((found) => ({
          found,
          rule: ruleOf[piece.way],
          trust: trustIn[piece.way],
        })),
      ),
    );
  const all = lines.flatMap(({ cells }) =>
    cells.flatMap(({ cell }) => (remark.test(cell.folded) ? [] : indexesIn(cell))),
  );
  const names = new Set(all.map(({ value }) => value));
  const [near] = beside;
  const [only] = all;
  if (near) {
    const { found, rule, trust } = near;
    const isAlone = new Set(beside.map((one) => one.found.value)).size === 1;
    const source = sourceOf(found.cell, found.start, found.end, rule);
    return [
      readValue('offer.rateIndex', found.value, source, { trust, doubts: isAlone ? [] : ['several_values'] }),
    ];
  }
  if (!only) return [];
  const source = sourceOf(only.cell, only.start, only.end, 'RD28');
  return [
    readValue('offer.rateIndex', only.value, source, {
      trust: 0.7,
      doubts: names.size > 1 ? ['several_values', 'guessed'] : ['guessed'],
    }),
  ];
}

/** Whether the rate is fixed or variable, and the index of a variable one. */
export function rateValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const type = rateType(captioned);
  return [...type, ...(type.some(({ value }) => value === 'fixed') ? [] : rateIndex(lines, captioned))];
}
