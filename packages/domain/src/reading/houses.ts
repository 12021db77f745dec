import type { CaptionKey } from './caption-patterns.ts';
import { contactValue, type Contact, type Contacts } from './contacts.ts';
import type { ReadingField } from './fields.ts';
import { firmIn, idIn, isFirmName, isLessorName, personIn, withLegalForm } from './identifiers.ts';
import type { Cell } from './layout.ts';
import { nameIn } from './names.ts';
import type { Captioned, PaperLine, Piece } from './paper.ts';
import type { Party, PeopleContext } from './parties.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

/** The places of a caption's value, the nearest first. */
const placesOf = ({ beside, below }: Captioned): Piece[] => [...beside, ...below.slice(0, 1)];

/** The name of a bank or dealer beside or below its heading, or beside a caption for names in its section. */
function houseName(context: PeopleContext, house: 'bank' | 'dealer'): ReadValue[] {
  const { captioned, partyOf } = context;
  const named = captioned.filter(
    ({ caption, cell }) => caption.key === 'customerName' && partyOf(cell) === house,
  );
  const headed = captioned.filter(({ caption }) => caption.key === house);
  for (const one of [...named, ...headed]) {
    for (const piece of placesOf(one)) {
      const name = nameIn(piece);
      if (!name || personIn(name.text)) continue;
      const isFirm = isFirmName(name.text);
      if (!isFirm && one.caption.key !== 'customerName' && piece.way === 'below') continue;
      return [
        readValue(
          `${house}.name`,
          withLegalForm(name.text),
          sourceOf(piece.cell, name.start, name.end, ruleOf[piece.way]),
          {
            trust: isFirm ? trustIn[piece.way] : trustIn[piece.way] - 0.2,
          },
        ),
      ];
    }
  }
  return [];
}

/** A lessor that no heading names: a firm of such a name that is not the customer, in a head or foot of the page. */
function namedAnywhere({ lines, partyOf }: PeopleContext): { value: ReadValue; cell: Cell } | null {
  for (const { cells } of lines) {
    for (const { cell } of cells) {
      const found = firmIn(cell.text);
      const isOther = ['customer', 'dealer', 'dealerContact', 'other'].includes(partyOf(cell) ?? '');
      if (!found || isOther || !isLessorName(found.name)) continue;
      const source = sourceOf(cell, found.start, found.end, 'RD17');
      return { value: readValue('bank.name', withLegalForm(found.name), source, { trust: 0.75 }), cell };
    }
  }
  return null;
}

function taxIdOfBank({ captioned, partyOf }: PeopleContext, named: Cell | null): ReadValue[] {
  for (const one of captioned) {
    const isOwn = partyOf(one.cell) === 'bank' || one.cell === named;
    if (one.caption.key !== 'taxId' || !isOwn) continue;
    for (const piece of placesOf(one)) {
      const id = idIn(piece.cell.text.slice(0, piece.end), piece.start, 'nip');
      if (!id) continue;
      return [
        readValue('bank.taxIdNumber', id.value, sourceOf(piece.cell, id.start, id.end, 'RD18'), {
          trust: id.isRight === false ? 0.3 : 0.9,
          isProved: id.isRight === true,
          doubts: id.isRight === false ? ['checksum_wrong'] : [],
        }),
      ];
    }
  }
  return [];
}

const isContact = (key: CaptionKey) =>
  key === 'bankContact' || key === 'dealerContact' || key === 'contactPerson';

/** Whose people a caption names: by its words, by the section it is in, and the bank's where neither says it. */
function houseOf(key: CaptionKey, party: Party | null): 'bank' | 'dealer' | null {
  if (key === 'dealerContact' || party === 'dealer' || party === 'dealerContact') return 'dealer';
  if (key === 'contactPerson' && party !== 'bank' && party !== 'bankContact') return null;
  return 'bank';
}

/** How far above the words for an adviser's work the name is in a signature, in heights of its letters. */
const signature = 2.2;

/** The line right above a caption for an adviser: in a letter the name comes before the work. */
function signatureOf(lines: readonly PaperLine[], { cell }: Captioned): Piece[] {
  const { x, y, height } = cell.box;
  return lines
    .filter(({ page }) => page === cell.page)
    .flatMap(({ cells }) => cells)
    .filter(({ cell: { box } }) => Math.abs(box.x - x) < 4 && box.y < y && y - box.y < signature * height)
    .map((one) => ({ cell: one.cell, start: 0, end: one.cell.text.length, way: 'below' }));
}

/** The person at a bank or dealer, with e-mail and phone. */
function representative(
  { captioned, partyOf, lines }: PeopleContext,
  { emails, phones }: Contacts,
  house: 'bank' | 'dealer',
): ReadValue[] {
  const party: Party = `${house}Contact`;
  const headed = captioned.filter(
    ({ caption: { key }, cell }) =>
      // "Sprzedawca" may be the dealer or who works there
      key === house || (isContact(key) && houseOf(key, partyOf(cell)) === house),
  );
  const named = captioned.filter(
    ({ caption, cell }) => caption.key === 'customerName' && partyOf(cell) === party,
  );
  // an adviser within the section of a dealer may be the bank's
  const isOpen = (one: Captioned) => house === 'dealer' && one.caption.key === 'bankContact';
  const pieces = [...headed, ...named].flatMap((one) =>
    [...placesOf(one), ...signatureOf(lines, one)].map((piece) => ({
      piece,
      trust: isOpen(one) ? 0.75 : trustIn[piece.way],
    })),
  );
  const inSection = lines.flatMap(({ cells }) =>
    cells
      .filter(({ cell, captions }) => captions.length === 0 && partyOf(cell) === party)
      .map(({ cell }) => ({
        piece: { cell, start: 0, end: cell.text.length, way: 'below' } as const,
        trust: trustIn.below,
      })),
  );
  const name = [...pieces, ...inSection].flatMap(({ piece, trust }) => {
    const found = nameIn(piece);
    const person = found && personIn(found.text.replace(/[,;].*$/, ''));
    return found && person ? [{ found, person, piece, trust }] : [];
  })[0];
  // an e-mail of the house is its representative's, less surely, where one is named
  const contact = (field: ReadingField, found: readonly Contact[]) => {
    const own = contactValue(field, found, party);
    return own.length > 0 || !name ? own : contactValue(field, found, house, 0.75);
  };
  return [
    ...(name
      ? [
          readValue(
            `${house}.representativeName`,
            `${name.person.firstName} ${name.person.lastName}`,
            sourceOf(name.piece.cell, name.found.start, name.found.end, 'RD17'),
            { trust: name.trust },
          ),
        ]
      : []),
    ...contact(`${house}.representativeEmail`, emails),
    ...contact(`${house}.representativePhone`, phones),
  ];
}

/** The bank that made the quote, the dealer who sells the vehicle, and their people. Rule RD27. */
export function houseValues(context: PeopleContext, contacts: Contacts): ReadValue[] {
  const headed = houseName(context, 'bank');
  const anywhere = headed.length === 0 ? namedAnywhere(context) : null;
  return [
    ...headed,
    ...(anywhere ? [anywhere.value] : []),
    ...taxIdOfBank(context, anywhere?.cell ?? null),
    ...representative(context, contacts, 'bank'),
    ...houseName(context, 'dealer'),
    ...representative(context, contacts, 'dealer'),
  ];
}
