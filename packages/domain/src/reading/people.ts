import { contactsOf, contactValue } from './contacts.ts';
import type { ReadingField } from './fields.ts';
import {
  addressIn,
  idIn,
  isFirmName,
  mendedId,
  personIn,
  withLegalForm,
  type IdKind,
} from './identifiers.ts';
import type { Cell } from './layout.ts';
import type { Captioned, PaperCell, PaperLine, Piece } from './paper.ts';
import { houseValues } from './houses.ts';
import { nameIn } from './names.ts';
import { partiesOf, type Party, type PeopleContext } from './parties.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

/** The maximum confidence of a value that no heading assigns to a party. */
const ownerless = 0.62;

const trustOf = (party: Party | null, trust: number) =>
  party === 'customer' ? trust : Math.min(trust, ownerless);

const isOfCustomer = (party: Party | null) => party === null || party === 'customer';

/** Returns the customer's values first, then the unassigned ones, without those of another party. */
function ofCustomer<One extends { readonly party: Party | null }>(found: readonly One[]): One[] {
  const mine = found.filter(({ party }) => isOfCustomer(party));
  return mine.toSorted((one, other) => Number(other.party === 'customer') - Number(one.party === 'customer'));
}

const idFields = {
  taxId: ['nip', 'company.taxIdNumber'],
  regon: ['regon', 'company.regon'],
  krs: ['krs', 'company.krs'],
  pesel: ['pesel', 'customer.personalIdNumber'],
} as const satisfies Record<string, readonly [IdKind, ReadingField]>;

function idValue({ captioned, partyOf }: PeopleContext, key: keyof typeof idFields): ReadValue[] {
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
  const { piece, party } = best;
  const mended = piece.cell.source === 'scan' ? mendedId(best.id, kind) : null;
  const id = mended ?? best.id;
  const isOpen = party === null && second !== undefined && second.id.value !== id.value;
  const source = {
    ...sourceOf(piece.cell, id.start, id.end, ruleOf[piece.way]),
    ...(id.isRight ? { rule: 'RD18' as const } : {}),
  };
  return [
    readValue(field, id.value, source, {
      trust: trustOf(party, mended ? 0.6 : id.isRight === false ? 0.3 : trustIn[piece.way]),
      // a right check digit proves the number, not whose it is
      isProved: id.isRight === true && party === 'customer',
      doubts: [
        ...(id.isRight === false && !mended ? (['checksum_wrong'] as const) : []),
        ...(isOpen ? (['several_values'] as const) : []),
        ...(party === null || mended ? (['guessed'] as const) : []),
      ],
    }),
  ];
}

function nameFields(context: PeopleContext): ReadValue[] {
  const named = context.captioned.filter(
    ({ caption, cell }) => caption.key === 'customerName' && context.partyOf(cell) === 'customer',
  );
  const headed = context.captioned.filter(({ caption }) => caption.key === 'customer');
  for (const { beside, below, caption } of [...named, ...headed]) {
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const name = nameIn(piece);
      if (!name || (caption.key === 'customer' && !isOfCustomer(context.partyOf(piece.cell)))) continue;
      const trust = trustIn[piece.way] - (caption.key === 'customer' && piece.way === 'below' ? 0.04 : 0);
      return nameValues(name, piece, trust, hasTaxId(context));
    }
  }
  return [];
}

function hasTaxId({ captioned, partyOf }: PeopleContext): boolean {
  return captioned.some(({ caption, cell }) => caption.key === 'taxId' && partyOf(cell) === 'customer');
}

function nameValues(
  name: { text: string; start: number; end: number },
  piece: Piece,
  trust: number,
  isTaxed: boolean,
): ReadValue[] {
  const source = sourceOf(piece.cell, name.start, name.end, ruleOf[piece.way]);
  const whole = withLegalForm(name.text);
  const person = personIn(name.text);
  if (person && !isTaxed) {
    return [
      readValue('customer.firstName', person.firstName, source, { trust }),
      readValue('customer.lastName', person.lastName, source, { trust }),
    ];
  }
  const isSure = isFirmName(name.text) || isTaxed;
  // without its legal form a name may be cut off
  const sureness = isFirmName(name.text) ? trust : Math.min(trust, 0.75);
  return [readValue('company.name', whole, source, { trust: sureness, doubts: isSure ? [] : ['guessed'] })];
}

/** Names under captions of their own. */
function ownNames({ captioned, partyOf }: PeopleContext): ReadValue[] {
  return (['firstName', 'lastName'] as const).flatMap((key) => {
    const found = captioned.find(({ caption, cell }) => caption.key === key && isOfCustomer(partyOf(cell)));
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

/** The street before the post code in its cell or after the town, else the cell above it. */
function streetOf({ lines }: PeopleContext, { one, at }: AddressHit, start: number) {
  const { cell, captions } = one;
  const from = captions.findLast(({ end }) => end <= start)?.end ?? 0;
  const after = addressIn(cell.text)?.end ?? start;
  const own = streetIn(cell, from, start) ?? streetIn(cell, after, cell.text.length);
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

function streetIn(cell: Cell, start: number, to: number) {
  // a name may be before the street in the same line
  const kind = /(?<!\p{L})(?:ul|al|pl|os)\.\s/iu.exec(cell.text.slice(start, to));
  const from = start + (kind?.index ?? 0);
  const text = cell.text.slice(from, to);
  const match =
    /(?:(?:ul|al|pl|os)\.?\s|ulica\s|aleja\s|plac\s)?\p{Lu}?[\p{L}\d.' -]*\p{L}{2}[\p{L}.' -]*\s\d+[\p{L}]?(?:\s?\/\s?\d+\p{L}?)?(?:\s(?:m|lok|apt)\.?\s?\d+)?/u.exec(
      text,
    );
  const value = match?.[0].trim();
  if (!match || !value || /\d{5,}/.test(value)) return null;
  const at = from + match.index;
  return { cell, value: value.replace(/^[\s:,-]+/, ''), start: at, end: at + match[0].length };
}

function addressFields(context: PeopleContext, group: 'customer' | 'company'): ReadValue[] {
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

/** The contact person of a firm, who is the customer with whom the firm deals. */
function contactPerson({ captioned, partyOf }: PeopleContext): ReadValue[] {
  for (const { caption, cell, beside, below } of captioned) {
    if (caption.key !== 'contactPerson' || partyOf(cell) !== 'customer') continue;
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const name = nameIn(piece);
      const person = name && personIn(name.text);
      if (!name || !person) continue;
      const source = sourceOf(piece.cell, name.start, name.end, ruleOf[piece.way]);
      const trust = trustIn[piece.way];
      return [
        readValue('customer.firstName', person.firstName, source, { trust }),
        readValue('customer.lastName', person.lastName, source, { trust }),
      ];
    }
  }
  return [];
}

/** Who the quote is for: a person, a firm, or both; and who it comes from. */
export function peopleValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const context: PeopleContext = { lines, captioned, partyOf: partiesOf(lines, captioned) };
  const ids = (Object.keys(idFields) as (keyof typeof idFields)[]).flatMap((key) => idValue(context, key));
  const own = ownNames(context);
  const names = nameFields(context).filter(({ field }) => !own.some((one) => one.field === field));
  const isFirm = [...ids, ...names].some(({ field }) => field.startsWith('company.'));
  const contacts = contactsOf(lines, context.partyOf);
  return [
    ...names,
    ...own,
    ...(isFirm ? contactPerson(context) : []),
    ...ids,
    ...addressFields(context, isFirm ? 'company' : 'customer'),
    ...contactValue('customer.email', contacts.emails, 'customer'),
    ...contactValue('customer.phone', contacts.phones, 'customer'),
    ...houseValues(context, contacts),
  ];
}
