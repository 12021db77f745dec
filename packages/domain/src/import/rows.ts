import type { z } from 'zod';

import type { ExcludableField } from '../access/index.ts';
import { newCustomer } from '../customer/index.ts';
import { legalFormOf, legalForms, organisationInput } from '../customer-organisation/index.ts';
import { fold } from '../shared/index.ts';
import { importFields, isListField, type ImportedEntity, type ImportMapping } from './fields.ts';

/** What is wrong with a row: the field and the code of its message. */
export interface RowProblem {
  readonly field: string;
  readonly code: string;
}

/** A row as a form would send it, or all that is wrong with it. */
export type CheckedRow<Input> =
  | { readonly input: Input; readonly problems: readonly [] }
  | { readonly input: null; readonly problems: readonly RowProblem[] };

/** Several values in one cell have a comma, a semicolon, a bar or a line break between them. */
const between = /[,;|\r\n]+/;

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
    if (!isListField(entity, field)) {
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

const soleTrader = /^(jdg|jednoosobowa dzialalnosc( gospodarcza)?|osoba fizyczna.*)$/;

/** The legal form a cell names: in words, abbreviated or by its code; the text as it is when it names none. */
function typedLegalForm(text: string): string {
  const words = fold(text).trim();
  const code = legalForms.find((form) => form === words.replaceAll(/[\s-]+/g, '_'));
  if (soleTrader.test(words)) return 'sole_trader';
  return code ?? legalFormOf(words.replace(/^spolka (?=z )/, 'sp. ')) ?? text;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): CheckedRow<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { input: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? ''),
    code: message,
  }));
  return { input: null, problems };
}

/** A row of a table of customers, held to the rules of their form (rule IM4). */
export function customerOfRow(
  mapping: ImportMapping<'customer'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): CheckedRow<z.output<typeof newCustomer>> {
  const { firm, ...values } = Object.fromEntries(valuesOf('customer', mapping, cells, excluded));
  const firms = firm ? { customerOrganizations: [{ name: firm }] } : {};
  const row = checked(newCustomer, { ...values, ...firms });
  const named = row.problems.map((one) =>
    one.field === 'customerOrganizations' ? { ...one, field: 'firm' } : one,
  );
  return row.input === null ? { input: null, problems: named } : row;
}

/** A row of a table of firms, held to the rules of their form (rule IM4). */
export function firmOfRow(
  mapping: ImportMapping<'customer_organisation'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): CheckedRow<z.output<typeof organisationInput>> {
  const values = Object.fromEntries(valuesOf('customer_organisation', mapping, cells, excluded));
  const { legalForm } = values;
  return checked(organisationInput, {
    ...values,
    ...(typeof legalForm === 'string' ? { legalForm: typedLegalForm(legalForm) } : {}),
  });
}
