import type { ExcludableField } from '../access/index.ts';
import { comparable } from './comparable.ts';

/** What a table can be imported as. */
export const importedEntities = ['customer', 'customer_organisation'] as const;

export type ImportedEntity = (typeof importedEntities)[number];

interface FieldFacts {
  /** Headings that mean the field, folded, of letters and digits alone. */
  readonly headings: readonly string[];
  /** Whom it is hidden from may not import it (rule IM5). */
  readonly excludable?: ExcludableField;
  /** Whether several columns may bring values of it. */
  readonly isList?: true;
}

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
  personalIdNumber: {
    headings: ['pesel', 'numerpesel', 'nrpesel', 'personalid', 'personalidpesel', 'personalidnumber'],
    excludable: 'customer.personalIdNumber',
  },
  taxIdNumber,
  emails: {
    headings: ['email', 'emaile', 'emails', 'mail', 'adresemail', 'emailaddress'],
    excludable: 'customer.emails',
    isList: true,
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
    isList: true,
  },
  ...address,
  firm: {
    headings: ['firma', 'nazwafirmy', 'company', 'companyname', 'firm', 'organisation', 'organization'],
  },
  note: { headings: ['notatka', 'uwagi', 'note', 'notes', 'comment'], excludable: 'customer.note' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

const firmFields = {
  name: { headings: ['nazwa', 'nazwafirmy', 'firma', 'name', 'company', 'companyname'] },
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

/** All of them, each once. */
export const importFieldNames = [
  'firstName',
  'lastName',
  'personalIdNumber',
  'taxIdNumber',
  'emails',
  'phones',
  'street',
  'postCode',
  'city',
  'country',
  'firm',
  'note',
  'name',
  'legalForm',
  'regon',
  'krs',
] as const satisfies readonly AnyImportField[];

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

/** Whether several columns may bring values of a field. */
export function isListField(entity: ImportedEntity, field: string): boolean {
  return factsOf(entity)[field]?.isList === true;
}

/** What the columns of a table bring, by its headings (rules IM3 and IM5). */
export function recognisedColumns<Entity extends ImportedEntity>(
  entity: Entity,
  headings: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): ImportMapping<Entity> {
  const allowed = importFields(entity, excluded);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const text = comparable(heading);
    const withoutNumber = text.replace(/\d$/, '');
    const field = allowed.find((name) => {
      const { headings: known = [], isList } = factsOf(entity)[name] ?? {};
      return known.includes(text) || (isList === true && known.includes(withoutNumber));
    });
    if (field === undefined || (taken.has(field) && !isListField(entity, field))) return null;
    taken.add(field);
    return field;
  });
}
