import type { ExcludableField } from '../access/index.ts';
import { fold } from '../shared/index.ts';

/** What a table can be imported as. */
export const importedEntities = ['customer', 'customer_organisation'] as const;

export type ImportedEntity = (typeof importedEntities)[number];

interface FieldFacts {
  /** Headings that mean the field, folded, of letters and digits alone. */
  readonly headings: readonly string[];
  /** Whom it is hidden from may not import it (rule IM5). */
  readonly excludable?: ExcludableField;
  /** Of a list, whose values several columns may contain: the separator between values in one cell. */
  readonly between?: RegExp;
}

/** What no e-mail and no phone has in it. */
const betweenContacts = /[,;|\r\n]+/;

const taxIdNumber = {
  headings: ['nip', 'numernip', 'nrnip', 'taxid', 'taxidnip', 'taxidnumber', 'vatid', 'vatnumber'],
  excludable: 'customer.taxIdNumber',
} as const;

const address = {
  street: {
    headings: ['ulica', 'ulicainumer', 'adres', 'street', 'address', 'addressline1'],
    excludable: 'customer.address',
  },
  postCode: {
    headings: ['kodpocztowy', 'kod', 'postcode', 'postalcode', 'zip', 'zipcode'],
    excludable: 'customer.address',
  },
  city: {
    headings: ['miasto', 'miejscowosc', 'city', 'town'],
    excludable: 'customer.address',
  },
  country: { headings: ['kraj', 'panstwo', 'country'], excludable: 'customer.address' },
} as const;

const customerFields = {
  firstName: { headings: ['imie', 'firstname', 'givenname', 'forename'] },
  lastName: { headings: ['nazwisko', 'lastname', 'surname', 'familyname'] },
  /** The name of a person, or of the firm of a customer without one, in one cell. */
  fullName: {
    headings: [
      'imieinazwisko',
      'imienazwisko',
      'klient',
      'osobakontaktowa',
      'fullname',
      'name',
      'customer',
      'customername',
      'contactperson',
    ],
  },
  personalIdNumber: {
    headings: ['pesel', 'numerpesel', 'nrpesel', 'personalid', 'personalidpesel', 'personalidnumber'],
    excludable: 'customer.personalIdNumber',
  },
  taxIdNumber,
  emails: {
    headings: ['email', 'emaile', 'emails', 'mail', 'adresemail', 'emailaddress'],
    excludable: 'customer.emails',
    between: betweenContacts,
  },
  phones: {
    headings: [
      'telefon',
      'telefony',
      'tel',
      'komorka',
      'numertelefonu',
      'nrtelefonu',
      'phone',
      'phones',
      'phonenumber',
      'mobile',
    ],
    excludable: 'customer.phones',
    between: betweenContacts,
  },
  ...address,
  firm: {
    headings: [
      'firma',
      'firmy',
      'nazwafirmy',
      'company',
      'companies',
      'companyname',
      'firm',
      'firms',
      'organisation',
      'organization',
    ],
    // names of firms have commas in them
    between: /[;\r\n]+/,
  },
  note: { headings: ['notatka', 'uwagi', 'note', 'notes', 'comment'], excludable: 'customer.note' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

const firmFields = {
  name: { headings: ['nazwa', 'nazwafirmy', 'firma', 'name', 'company', 'companyname', 'firm'] },
  taxIdNumber,
  legalForm: { headings: ['formaprawna', 'legalform'] },
  regon: { headings: ['regon', 'numerregon', 'nrregon'] },
  krs: { headings: ['krs', 'numerkrs', 'nrkrs', 'krsnumber'] },
  ...address,
} as const satisfies Readonly<Record<string, FieldFacts>>;

const fields = { customer: customerFields, customer_organisation: firmFields } as const;

/** A field of a record that a column can bring. */
export type ImportField<Entity extends ImportedEntity> = keyof (typeof fields)[Entity] & string;

/** A field of any record that can be imported. */
export type AnyImportField = { [Entity in ImportedEntity]: ImportField<Entity> }[ImportedEntity];

/** What each column of a table brings; null for one that is left out. */
export type ImportMapping<Entity extends ImportedEntity> = readonly (ImportField<Entity> | null)[];

function factsOf(entity: ImportedEntity): Readonly<Record<string, FieldFacts>> {
  return fields[entity];
}

/** Whether a name is one of a field that can be imported. */
export function isImportField<Entity extends ImportedEntity>(
  entity: Entity,
  name: string,
): name is ImportField<Entity> {
  return Object.hasOwn(fields[entity], name);
}

/** Fields a person may import, in the order of the form. */
export function importFields<Entity extends ImportedEntity>(
  entity: Entity,
  excluded: ReadonlySet<ExcludableField>,
): ImportField<Entity>[] {
  return Object.entries(factsOf(entity)).flatMap(([name, { excludable }]) =>
    isImportField(entity, name) && (excludable === undefined || !excluded.has(excludable)) ? [name] : [],
  );
}

const nothingHidden = new Set<never>();

/** All fields of all records, each once. */
export const importFieldNames = [
  ...new Set(importedEntities.flatMap((entity): AnyImportField[] => importFields(entity, nothingHidden))),
];

/** Returns the separator between values of a list in one cell; null for a field with a single value. */
export function separatorsOf(entity: ImportedEntity, field: string): RegExp | null {
  return factsOf(entity)[field]?.between ?? null;
}

/** Whether several columns may bring values of a field. */
export function isListField(entity: ImportedEntity, field: string): boolean {
  return separatorsOf(entity, field) !== null;
}

/** A text of a table as it is compared with known words: folded, letters and digits alone. */
export function comparable(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What the columns of a table bring, by its headings (rules IM3 and IM5). */
export function recognisedColumns<Entity extends ImportedEntity>(
  entity: Entity,
  headings: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): ImportMapping<Entity> {
  const allowed = importFields(entity, excluded);
  const used = new Set<string>();
  return headings.map((heading) => {
    const text = comparable(heading);
    const withoutNumber = text.replace(/\d$/, '');
    const field = allowed.find((name) => {
      const known = factsOf(entity)[name]?.headings ?? [];
      return known.includes(text) || (isListField(entity, name) && known.includes(withoutNumber));
    });
    if (field === undefined || (used.has(field) && !isListField(entity, field))) return null;
    used.add(field);
    return field;
  });
}

/** Rows among which the headings are: a title and what else people write above a table is shorter. */
export const mostRowsToHeadings = 10;

/**
 * Returns which of the first rows of a table contains its headings (rule IM12): the first of those that name most
 * fields, if it names at least two; else the first row, or, where the first rows have a single cell, the first row with
 * several.
 */
export function headingsAt(entity: ImportedEntity, rows: readonly (readonly string[])[]): number {
  const named = rows
    .slice(0, mostRowsToHeadings)
    .map((cells) => recognisedColumns(entity, cells, nothingHidden).filter((field) => field !== null).length);
  const most = Math.max(0, ...named);
  if (most >= 2 || named[0] === 1) return named.indexOf(most);
  const isWide = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length > 1;
  const wide = rows.findIndex(isWide);
  return rows.slice(wide + 1).some(isWide) ? Math.max(0, wide) : 0;
}
