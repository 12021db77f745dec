import type { z } from 'zod';

import type { ExcludableField } from '../access/index.ts';
import { customerPatch, newCustomer } from '../customer/index.ts';
import { organisationInput, organisationPatch } from '../customer-organisation/index.ts';
import { problemOf, type MessageCode, type MessageParameters } from '../language/index.ts';
import { importFields, isListField, type ImportedEntity, type ImportMapping } from './fields.ts';
import { typedLegalForm } from './typed-legal-form.ts';

/** What is wrong with a row: the field, the code of its message and what fills that. */
export interface RowProblem {
  readonly field: string;
  readonly code: MessageCode;
  readonly parameters?: MessageParameters;
}

/** A row as a form would send it. */
export interface CheckedRow<Input, Patch> {
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

/** A row held to the schema of a new record and to that of a change. */
function checked<Input extends z.ZodType, Patch extends z.ZodType>(
  schemas: { readonly input: Input; readonly patch: Patch },
  value: unknown,
): CheckedRow<z.output<Input>, z.output<Patch>> {
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

/** A row of a table of customers, held to the rules of their form (rule IM4). */
export function customerOfRow(
  mapping: ImportMapping<'customer'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): CustomerRow {
  const { firm, ...values } = Object.fromEntries(valuesOf('customer', mapping, cells, excluded));
  const firms = firm ? { customerOrganizations: [{ name: firm }] } : {};
  const row = checked({ input: newCustomer, patch: customerPatch }, { ...values, ...firms });
  const problems = row.problems.map((one) =>
    one.field === 'customerOrganizations' ? { ...one, field: 'firm' } : one,
  );
  return { ...row, problems };
}

/** A row of a table of firms, held to the rules of their form (rule IM4). */
export function firmOfRow(
  mapping: ImportMapping<'customer_organisation'>,
  cells: readonly string[],
  excluded: ReadonlySet<ExcludableField>,
): FirmRow {
  const values = Object.fromEntries(valuesOf('customer_organisation', mapping, cells, excluded));
  const { legalForm } = values;
  return checked(
    { input: organisationInput, patch: organisationPatch },
    {
      ...values,
      ...(typeof legalForm === 'string' ? { legalForm: typedLegalForm(legalForm) } : {}),
    },
  );
}
