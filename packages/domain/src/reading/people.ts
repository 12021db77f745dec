import { email as emailSchema, normalisePhone } from '../identity/index.ts';
import type { ReadingField } from './fields.ts';
import { addressIn, idIn, isFirmName, personIn, type IdKind } from './identifiers.ts';
import type { Cell } from './layout.ts';
import type { Captioned, PaperCell, PaperLine, Piece } from './paper.ts';
import { partiesOf, type Party } from './parties.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

interface Context {
  readonly lines: readonly PaperLine[];
  readonly captioned: readonly Captioned[];
  readonly partyOf: (cell: Cell) => Party | null;
}

/** The maximum confidence of a value that no heading assigns to a party. */
const ownerless = 0.62;

const trustOf = (party: Party | null, trust: number) =>
  party === 'customer' ? trust : Math.min(trust, ownerless);

/** Returns the customer's values first, then the unassigned ones, without those of another party. */
function ofCustomer<One extends { readonly party: Party | null }>(found: readonly One[]): One[] {
  const mine = found.filter(({ party }) => party !== 'other');
  return mine.toSorted((one, other) => Number(other.party === 'customer') - Number(one.party === 'customer'));
}

const idFields = {
  taxId: ['nip', 'company.taxIdNumber'],
  regon: ['regon', 'company.regon'],
  krs: ['krs', 'company.krs'],
  pesel: ['pesel', 'customer.personalIdNumber'],
} as const satisfies Record<string, readonly [IdKind, ReadingField]>;

function idValue({ captioned, partyOf }: Context, key: keyof typeof idFields): ReadValue[] {
  const [kind, field] = idFields[key];
  const found = captioned.flatMap(({ caption, cell, beside, below }) => {
    if (caption.key !== key) return [];
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const id = idIn(piece.cell.text.slice(0, piece.end), piece.start, kind);
      if (id) return [{ id, piece, party: partyOf(cell) }];
    }
    return [];
  });
  const [best, second] = ofCustomer(found);
  if (!best) return [];
  const { id, piece, party } = best;
  const isOpen = party === null && second !== undefined && second.id.value !== id.value;
  const source = {
    ...sourceOf(piece.cell, id.start, id.end, ruleOf[piece.way]),
    ...(id.isRight ? { rule: 'RD18' as const } : {}),
  };
  return [
    readValue(field, id.value, source, {
      trust: trustOf(party, id.isRight === false ? 0.3 : trustIn[piece.way]),
      // a right check digit proves the number, not whose it is
      isProved: id.isRight === true && party === 'customer',
      doubts: [
        ...(id.isRight === false ? (['checksum_wrong'] as const) : []),
        ...(isOpen ? (['several_values'] as const) : []),
        ...(party === null ? (['guessed'] as const) : []),
      ],
    }),
  ];
}

/** Returns the text of a piece up to other content: a comma before an address, a bracket, a tax id. */
function nameIn(piece: Piece): { text: string; start: number; end: number } | null {
  const text = piece.cell.text.slice(piece.start, piece.end);
  const [, lead = '', rest = ''] = /^([\s:,;.\-–]*)(.*)$/su.exec(text) ?? [];
  const cut = /[,;]\s*(?=ul\.|al\.|pl\.|os\.|\d{2}-\d{3}|nip|\p{Lu}\p{L}+ \d)|\s[|(]/iu.exec(rest);
  const name = (cut ? rest.slice(0, cut.index) : rest).trim().replace(/[,;:]+$/, '');
  if (
    name.length < 3 ||
    !/\p{L}{2}/u.test(name) ||
    /^\d/.test(name) ||
    addressIn(name) ||
    /@|^ul\.|^al\./i.test(name)
  )
    return null;
  const start = piece.start + lead.length;
  return { text: name, start, end: start + name.length };
}

function nameFields(context: Context): ReadValue[] {
  const named = context.captioned.filter(
    ({ caption, cell }) => caption.key === 'customerName' && context.partyOf(cell) === 'customer',
  );
  const headed = context.captioned.filter(({ caption }) => caption.key === 'customer');
  for (const { beside, below, caption } of [...named, ...headed]) {
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const name = nameIn(piece);
      if (!name || (caption.key === 'customer' && context.partyOf(piece.cell) === 'other')) continue;
      const trust = trustIn[piece.way] - (caption.key === 'customer' && piece.way === 'below' ? 0.04 : 0);
      return nameValues(name, piece, trust, hasTaxId(context));
    }
  }
  return [];
}

function hasTaxId({ captioned, partyOf }: Context): boolean {
  return captioned.some(({ caption, cell }) => caption.key === 'taxId' && partyOf(cell) === 'customer');
}

function nameValues(
  name: { text: string; start: number; end: number },
  piece: Piece,
  trust: number,
  isTaxed: boolean,
): ReadValue[] {
  const source = sourceOf(piece.cell, name.start, name.end, ruleOf[piece.way]);
  // recognition loses the dot a legal form ends with
  const whole = name.text.replace(/(?:z o\.? ?o|s\. ?a|s\. ?c|sp\. ?[jk])$/i, '$&.');
  const person = personIn(name.text);
  if (person && !isTaxed) {
    return [
      readValue('customer.firstName', person.firstName, source, { trust }),
      readValue('customer.lastName', person.lastName, source, { trust }),
    ];
  }
  const isSure = isFirmName(name.text) || isTaxed;
  return [readValue('company.name', whole, source, { trust, doubts: isSure ? [] : ['guessed'] })];
}

/** Names under captions of their own. */
function ownNames({ captioned, partyOf }: Context): ReadValue[] {
  return (['firstName', 'lastName'] as const).flatMap((key) => {
    const found = captioned.find(({ caption, cell }) => caption.key === key && partyOf(cell) !== 'other');
    const piece = [...(found?.beside ?? []), ...(found?.below.slice(0, 1) ?? [])].find((one) => nameIn(one));
    const name = piece && nameIn(piece);
    if (!found || !name) return [];
    const source = sourceOf(piece.cell, name.start, name.end, ruleOf[piece.way]);
    return [
      readValue(`customer.${key}`, name.text, source, {
        trust: trustOf(partyOf(found.cell), trustIn[piece.way]),
      }),
    ];
  });
}

interface AddressHit {
  readonly line: PaperLine;
  readonly at: number;
  readonly one: PaperCell;
  readonly party: Party | null;
}

/** The street before the post code in its cell, else the cell above it. */
function streetOf({ lines }: Context, { one, at }: AddressHit, start: number) {
  const { cell, captions } = one;
  const from = captions.findLast(({ end }) => end <= start)?.end ?? 0;
  const own = streetIn(cell, from, start);
  if (own) return own;
  for (const line of lines.slice(Math.max(0, at - 2), at).toReversed()) {
    const above = line.cells.find(
      (other) =>
        other.cell.page === cell.page && Math.abs(other.cell.box.x - cell.box.x) < 3 * cell.box.height,
    );
    const below = line.cells.find(
      (other) => other.cell.box.x <= cell.box.x && other.cell.box.x + other.cell.box.width > cell.box.x,
    );
    const found = above ?? below;
    if (!found || cell.box.y - found.cell.box.y > 3 * cell.box.height) continue;
    return streetIn(found.cell, found.captions.at(-1)?.end ?? 0, found.cell.text.length);
  }
  return null;
}

function streetIn(cell: Cell, from: number, to: number) {
  const text = cell.text.slice(from, to);
  const match =
    /(?:(?:ul|al|pl|os)\.?\s|ulica\s|aleja\s|plac\s)?\p{Lu}?[\p{L}\d.' -]*\p{L}{2}[\p{L}.' -]*\s\d+[\p{L}]?(?:\s?\/\s?\d+\p{L}?)?(?:\s(?:m|lok|apt)\.?\s?\d+)?/u.exec(
      text,
    );
  const value = match?.[0].trim();
  if (!match || !value || /\d{5,}/.test(value)) return null;
  const start = from + match.index;
  return { cell, value: value.replace(/^[\s:,-]+/, ''), start, end: start + match[0].length };
}

function addressFields(context: Context, group: 'customer' | 'company'): ReadValue[] {
  const hits: AddressHit[] = context.lines.flatMap((line, at) =>
    line.cells.flatMap((one) =>
      addressIn(one.cell.text) ? [{ line, at, one, party: context.partyOf(one.cell) }] : [],
    ),
  );
  const [hit] = ofCustomer(hits);
  const address = hit && addressIn(hit.one.cell.text);
  if (!hit || !address || hit.party !== 'customer') return [];
  const { cell } = hit.one;
  const street = streetOf(context, hit, address.start);
  const trust = 0.92;
  return [
    ...(street
      ? [
          readValue(
            `${group}.street`,
            street.value,
            sourceOf(street.cell, street.start, street.end, 'RD17'),
            { trust: 0.86 },
          ),
        ]
      : []),
    readValue(
      `${group}.postCode`,
      address.postCode,
      sourceOf(cell, address.start, address.start + 6, 'RD17'),
      { trust },
    ),
    readValue(`${group}.city`, address.city, sourceOf(cell, address.cityStart, address.end, 'RD17'), {
      trust,
    }),
  ];
}

function contacts({ lines, partyOf }: Context): ReadValue[] {
  const cells = lines.flatMap((line) => line.cells.map(({ cell }) => cell));
  const emails = cells.flatMap((cell) => {
    const match = /[\w.+-]+@[\p{L}\p{M}\w-]+(?:\.[\p{L}\p{M}\w-]+)+/u.exec(cell.text);
    const value = match && emailSchema.safeParse(match[0]).data;
    return match && value
      ? [{ cell, value, start: match.index, end: match.index + match[0].length, party: partyOf(cell) }]
      : [];
  });
  const phones = cells.flatMap((cell) => {
    const match =
      /(?<!\d[\s-]?)(?:\+48[\s-]?)?(?:\d{3}[\s-]\d{3}[\s-]\d{3}|\d{2}[\s-]\d{3}[\s-]\d{2}[\s-]\d{2}|(?<=(?:tel|kom|phone)\D{0,12})\d{9})(?![\s-]?\d)/iu.exec(
        cell.text,
      );
    const value = match && normalisePhone(match[0]);
    const isPhone =
      match !== null && (/tel|kom|phone|mobil|\+48/i.test(cell.text) || /^[\d\s+-]+$/.test(cell.text));
    return match && value && isPhone
      ? [{ cell, value, start: match.index, end: match.index + match[0].length, party: partyOf(cell) }]
      : [];
  });
  return (
    [
      ['customer.email', emails],
      ['customer.phone', phones],
    ] as const
  ).flatMap(([field, found]) => {
    const best = found.find(({ party }) => party === 'customer');
    if (!best) return [];
    return [readValue(field, best.value, sourceOf(best.cell, best.start, best.end, 'RD17'), { trust: 0.9 })];
  });
}

/** Who the quote is for: a person, a firm, or both. */
export function peopleValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const context: Context = { lines, captioned, partyOf: partiesOf(captioned) };
  const ids = (Object.keys(idFields) as (keyof typeof idFields)[]).flatMap((key) => idValue(context, key));
  const own = ownNames(context);
  const names = nameFields(context).filter(({ field }) => !own.some((one) => one.field === field));
  const isFirm = [...ids, ...names].some(({ field }) => field.startsWith('company.'));
  return [
    ...names,
    ...own,
    ...ids,
    ...addressFields(context, isFirm ? 'company' : 'customer'),
    ...contacts(context),
  ];
}
