import type { z } from 'zod';

import type { ExcludableField } from '../access/index.ts';
import { customerPatch, newCustomer } from '../customer/index.ts';
import {
  organisationInput,
  organisationPatch,
  legalFormOf,
  legalForms,
  legalFormsEn,
  legalFormsPl,
  type LegalForm,
} from '../customer-organisation/index.ts';
import { problemOf, type MessageCode, type MessageParameters } from '../language/index.ts';
import { personName, fold } from '../shared/index.ts';
import { comparable, importFields, separatorsOf, type ImportedEntity, type ImportMapping } from './fields.ts';

const soleTrader = /^(jdg|jednoosobowa dzialalnosc( gospodarcza)?|osoba fizyczna.*)$/;

/** How a form may be written: `Spółka cywilna (s.c.)`, `Spółka cywilna`, `s.c.`. */
function waysToWrite(name: string): string[] {
  const [, whole, abbreviation] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  return [name, whole, abbreviation].flatMap((one) => (one ? [comparable(one)] : []));
}

/** Every form by its code, and by its names in both languages, as exports write them. */
const byName = new Map<string, LegalForm>(
  legalForms.flatMap((form) =>
    [comparable(form), ...waysToWrite(legalFormsPl[form]), ...waysToWrite(legalFormsEn[form])].map(
      (name) => [name, form] as const,
    ),
  ),
);

/** The legal form a cell names: in words, abbreviated or by its code; the text as it is when it names none. */
function typedLegalForm(text: string): string {
  const words = fold(text).trim();
  if (soleTrader.test(words)) return 'sole_trader';
  return byName.get(comparable(text)) ?? legalFormOf(words.replace(/^spolka (?=z )/, 'sp. ')) ?? text;
}

/** What is wrong with a row: the field, the code of its message and what fills that. */
export interface RowProblem {
  readonly field: string;
  readonly code: MessageCode;
  readonly parameters?: MessageParameters;
}

/** A row as a form would send it. */
export interface CheckedRow<Input, Patch> {
  /** What the row calls its record; empty where it does not. */
  readonly name: string;
  /** For a new record; null where a form would be refused. */
  readonly input: Input | null;
  /** The fields its columns bring, for a record that is there; null where one of them is wrong. */
  readonly patch: Patch | null;
  /** All that is wrong with it as a new record. */
  readonly problems: readonly RowProblem[];
}

/** A row of a table of customers. */
export type CustomerRow = CheckedRow<z.output<typeof newCustomer>, z.output<typeof customerPatch>>;

/** A row of a table of firms. */
export type FirmRow = CheckedRow<z.output<typeof organisationInput>, z.output<typeof organisationPatch>>;

/** Values of a row by field. A field is missing if no column brings it, and then stays as it is (rule IM4). */
function valuesOf<Entity extends ImportedEntity>(
  entity: Entity,
  mapping: ImportMapping<Entity>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): Map<string, string | string[]> {
  const allowed = new Set<string>(importFields(entity, excluded));
  const values = new Map<string, string | string[]>();
  for (const [index, field] of mapping.entries()) {
    if (field === null || !allowed.has(field)) continue;
    const text = (cells[index] ?? '').trim();
    const between = separatorsOf(entity, field);
    if (between === null) {
      values.set(field, text);
      continue;
    }
    const more = text
      .split(between)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const before = values.get(field);
    values.set(field, [...new Set([...(Array.isArray(before) ? before : []), ...more])]);
  }
  return values;
}

/** Validates a row with the schema of a new record and with that of a change. */
function checked<Input extends z.ZodType, Patch extends z.ZodType>(
  schemas: { readonly input: Input; readonly patch: Patch },
  value: unknown,
): Omit<CheckedRow<z.output<Input>, z.output<Patch>>, 'name'> {
  const patched = schemas.patch.safeParse(value);
  const patch = patched.success ? patched.data : null;
  const parsed = schemas.input.safeParse(value);
  if (parsed.success) return { input: parsed.data, patch, problems: [] };
  const problems = parsed.error.issues.map((issue): RowProblem => {
    const { code, parameters } = problemOf(issue);
    const field = String(issue.path[0] ?? '');
    return Object.keys(parameters).length > 0 ? { field, code, parameters } : { field, code };
  });
  return { input: null, patch, problems };
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Characters a first or a last name may have (`customerPatch`). */
const longestName = 100;

const isParticle = (word: string) => /^\p{Ll}/u.test(word);

/**
 * The first and the last name in one text: `Jan Maria Kowalski`, `Anna von der Heide`. The last word is the surname, with
 * the particles before it; a single word is one as well. Where a part would be too long, the names are cut elsewhere.
 */
export function splitFullName(text: string): { readonly firstName: string; readonly lastName: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const cutAt = (start: number) => ({
    firstName: words.slice(0, start).join(' '),
    lastName: words.slice(start).join(' '),
  });
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  const fromTheLast = words.map((_, index) => words.length - 1 - index);
  return (
    [...(particle === -1 ? [] : [particle]), ...fromTheLast]
      .map(cutAt)
      .find(({ firstName, lastName }) => Math.max(firstName.length, lastName.length) <= longestName) ??
    cutAt(words.length - 1)
  );
}

/** The names of a row by the fields of the form. A name in one cell is that of a person, unless it is that of a firm. */
function namesOf(values: ReadonlyMap<string, string | string[]>) {
  const [firstName, lastName] = [textOf(values.get('firstName')), textOf(values.get('lastName'))];
  const fullName = textOf(values.get('fullName'));
  const firms = [values.get('firm') ?? []].flat();
  const hasSeparateNames = firstName !== '' || lastName !== '';
  const isOfFirm = firms.includes(fullName);
  return {
    name: (hasSeparateNames ? personName({ firstName, lastName }) : fullName) || (firms[0] ?? ''),
    person: hasSeparateNames || !values.has('fullName') || isOfFirm ? {} : splitFullName(fullName),
    firms: firms.length > 0 ? { customerOrganizations: firms.map((name) => ({ name })) } : {},
  };
}

/** Fields of the form that a row may bring in the column of another one. */
function columnOf(field: string, mapping: ImportMapping<'customer'>): string {
  if (field === 'customerOrganizations') return 'firm';
  const isName = field === 'firstName' || field === 'lastName';
  return isName && !mapping.includes(field) && mapping.includes('fullName') ? 'fullName' : field;
}

/** Validates a row of a table of customers with the rules of their form (rule IM4). */
export function customerOfRow(
  mapping: ImportMapping<'customer'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): CustomerRow {
  const found = valuesOf('customer', mapping, cells, excluded);
  const { firm: _firm, fullName: _fullName, ...values } = Object.fromEntries(found);
  const { name, person, firms } = namesOf(found);
  const row = checked({ input: newCustomer, patch: customerPatch }, { ...values, ...person, ...firms });
  const problems = row.problems.map((one) => ({ ...one, field: columnOf(one.field, mapping) }));
  return { ...row, name, problems };
}

/** Validates a row of a table of firms with the rules of their form (rule IM4). */
export function firmOfRow(
  mapping: ImportMapping<'customer_organisation'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): FirmRow {
  const values = Object.fromEntries(valuesOf('customer_organisation', mapping, cells, excluded));
  const { legalForm } = values;
  const row = checked(
    { input: organisationInput, patch: organisationPatch },
    {
      ...values,
      ...(typeof legalForm === 'string' ? { legalForm: typedLegalForm(legalForm) } : {}),
    },
  );
  return { ...row, name: textOf(values['name']) };
}
