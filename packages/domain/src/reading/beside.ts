import type { ReadingField } from './fields.ts';

/** What was read of a customer and a firm beside what is stored of them. Free of schemas, like fields.ts. */

type Text = string | null | undefined;

/** A firm as a customer names it. */
interface NamedFirm {
  readonly id: string;
  readonly name: string;
  readonly taxIdNumber?: Text;
}

/** A customer as people read one: the personal id masked, hidden fields left out. */
export interface StoredCustomer {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly personalIdNumber?: Text;
  readonly taxIdNumber?: Text;
  readonly street?: Text;
  readonly postCode?: Text;
  readonly city?: Text;
  readonly emails?: readonly { readonly email: string }[] | undefined;
  readonly phones?: readonly { readonly phone: string }[] | undefined;
  readonly customerOrganizations: readonly NamedFirm[];
}

export interface StoredFirm {
  readonly name: string;
  readonly taxIdNumber?: Text;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly street?: Text;
  readonly postCode?: Text;
  readonly city?: Text;
}

/** Values by their fields, as they were read. */
export type ReadTexts = ReadonlyMap<ReadingField, string>;

/** What is stored where a value would go. */
export interface StoredBeside {
  /** Several of a list. */
  readonly stored: readonly string[];
  readonly isEqual: boolean;
  /** Whether the value is added to the stored ones; otherwise it replaces them. */
  readonly isAdded: boolean;
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('pl');

const isSame = (one: Text, other: Text) => Boolean(one && other) && plain(one ?? '') === plain(other ?? '');

function besideOne(value: string, stored: Text): StoredBeside {
  return { stored: stored ? [stored] : [], isEqual: isSame(value, stored), isAdded: false };
}

function besideSome(value: string, stored: readonly string[] = []): StoredBeside {
  return { stored, isEqual: stored.some((one) => isSame(one, value)), isAdded: true };
}

/** Fields of a customer; a tax id and an address of a firm are those of a customer who trades by themselves. */
const customerFields = {
  'customer.firstName': 'firstName',
  'customer.lastName': 'lastName',
  'customer.personalIdNumber': 'personalIdNumber',
  'customer.street': 'street',
  'customer.postCode': 'postCode',
  'customer.city': 'city',
  'company.taxIdNumber': 'taxIdNumber',
  'company.street': 'street',
  'company.postCode': 'postCode',
  'company.city': 'city',
} as const satisfies Partial<Record<ReadingField, keyof StoredCustomer>>;

const isIn = <Fields extends object>(fields: Fields, field: PropertyKey): field is keyof Fields =>
  field in fields;

/**
 * Returns a customer's stored value beside an extracted one (rules RD23 to RD25): a personal id is masked, and never
 * reported as equal. Null for a value for which customers have no field.
 */
export function besideCustomer(
  field: ReadingField,
  value: string,
  customer: StoredCustomer,
): StoredBeside | null {
  const { emails, phones } = customer;
  if (field === 'customer.email')
    return besideSome(
      value,
      emails?.map(({ email }) => email),
    );
  if (field === 'customer.phone')
    return besideSome(
      value,
      phones?.map(({ phone }) => phone),
    );
  if (!isIn(customerFields, field)) return null;
  const beside = besideOne(value, customer[customerFields[field]]);
  return field === 'customer.personalIdNumber' ? { ...beside, isEqual: false } : beside;
}

const firmFields = {
  'company.name': 'name',
  'company.taxIdNumber': 'taxIdNumber',
  'company.regon': 'regon',
  'company.krs': 'krs',
  'company.street': 'street',
  'company.postCode': 'postCode',
  'company.city': 'city',
} as const satisfies Partial<Record<ReadingField, keyof StoredFirm>>;

/** What a firm has where a value would go; null for what a firm has no field for. */
export function besideFirm(field: ReadingField, value: string, firm: StoredFirm): StoredBeside | null {
  return isIn(firmFields, field) ? besideOne(value, firm[firmFields[field]]) : null;
}

/** Where values of a firm go, by itself: the id of a firm of the customer's, `new` or `customer` (rule RD22). */
export function placeOfFirm(read: ReadTexts, customer: StoredCustomer): string {
  const [taxId, name] = [read.get('company.taxIdNumber'), read.get('company.name')];
  const firms = customer.customerOrganizations;
  const same =
    firms.find((firm) => isSame(firm.taxIdNumber, taxId)) ??
    firms.find((firm) => isSame(firm.name, name) && !isAnother(firm, taxId));
  if (same) return same.id;
  if (isSame(customer.taxIdNumber, taxId)) return 'customer';
  const [only, second] = firms;
  if (only && !second && !isAnother(only, taxId)) return only.id;
  return name === undefined ? 'customer' : 'new';
}

/** Whether a firm has another tax id than the one that was read. */
const isAnother = (firm: NamedFirm, taxId: string | undefined) =>
  Boolean(firm.taxIdNumber && taxId) && !isSame(firm.taxIdNumber, taxId);

type Named<Fields extends object> = Partial<Record<Fields[keyof Fields] & string, string>>;

/** Accepted values under the names that a record has for them. */
function named<const Fields extends Readonly<Record<string, string>>>(
  accepted: ReadTexts,
  fields: Fields,
): Named<Fields> {
  return Object.fromEntries(
    [...accepted].flatMap(([field, value]) => (isIn(fields, field) ? [[fields[field], value]] : [])),
  );
}

/** A change of a customer by accepted values (rule RD25); what a customer has no field for changes nothing. */
export function changeOfCustomer(accepted: ReadTexts, { emails = [], phones = [] }: StoredCustomer) {
  const email = accepted.get('customer.email');
  const phone = accepted.get('customer.phone');
  return {
    ...named(accepted, customerFields),
    ...(email === undefined ? {} : { emails: [...emails.map((one) => one.email), email] }),
    ...(phone === undefined ? {} : { phones: [...phones.map((one) => one.phone), phone] }),
  };
}

/** A change of a firm by accepted values. */
export const changeOfFirm = (accepted: ReadTexts) => named(accepted, firmFields);

/** A new firm of a customer beside those there are; null without a name. The rest comes once the firm is there. */
export function withNewFirm(accepted: ReadTexts, { customerOrganizations }: StoredCustomer) {
  const [name, taxIdNumber] = [accepted.get('company.name'), accepted.get('company.taxIdNumber')];
  if (name === undefined) return null;
  return withFirm({ name, ...(taxIdNumber === undefined ? {} : { taxIdNumber }) }, { customerOrganizations });
}

/** A firm beside those of a customer. */
export function withFirm<Firm extends object>(
  firm: Firm,
  { customerOrganizations }: Pick<StoredCustomer, 'customerOrganizations'>,
) {
  return { customerOrganizations: [...customerOrganizations.map(({ id }) => ({ id })), firm] };
}
