import { ApiError } from '@szansa/api-client/client';
import { lazyCode, type Lazy } from '@szansa/ui/lazy';
import { toNestErrors } from '@hookform/resolvers';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

import { currentLanguage } from '#kit/texts/i18n.ts';

/** The error messages in every language, loaded lazily because they are needed only for invalid values. */
const problems = lazyCode(() => import('./problems.ts'));

/** The schema of a form, how it is loaded, as drawing the fields does without it, or which one what is typed calls for. */
export type FormSchema<Values, Output> =
  | z.ZodType<Output>
  | Lazy<z.ZodType<Output>>
  | ((values: Values) => z.ZodType<Output>);

async function schemaFor<Values, Output>(
  given: FormSchema<Values, Output>,
  values: Values,
): Promise<z.ZodType<Output>> {
  if (typeof given === 'function') return given(values);
  return 'load' in given ? (given.now() ?? given.load()) : given;
}

/** A form knows a change, and the customer of a lead, by the names of their fields alone. */
const fieldNamed = (path: string): string => path.replace(/^(body\.)?((changes|customer|offer)\.)?/, '');

function resolverOf<Values extends FieldValues, Output extends FieldValues>(
  given: FormSchema<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, _context, options) => {
    const schema = await schemaFor(given, values);
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const { describeProblem } = problems.now() ?? (await problems.load());
    const language = currentLanguage();
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const path = fieldNamed(issue.path.join('.')) || 'root';
      const { code, message } = describeProblem(issue, language);
      errors[path] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}

/**
 * A form checked by the schema its endpoint is checked by. Values are what people type; what `handleSubmit`
 * hands over is the schema's output, ready to be sent.
 */
export function useSchemaForm<Values extends FieldValues, Output extends FieldValues>(options: {
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
}): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    resolver: resolverOf<Values, Output>(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });
}

/** Puts the fields a server refused onto the form; `false` when the refusal named none. */
export function showRefusedFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.fields.length === 0) return false;
  for (const [index, field] of error.fields.entries()) {
    const path = fieldNamed(field.path);
    form.setError(
      (path || 'root') as Path<Values>,
      { type: field.code, message: field.message },
      { shouldFocus: index === 0 },
    );
  }
  return true;
}

/** Returns the fields that differ from the form's initial values, which a change sends. */
export function changedFields<Output extends FieldValues>(
  output: Output,
  dirty: Readonly<Record<string, unknown>>,
): Partial<Output> {
  const names = Object.keys(dirty).filter((name) => dirty[name]);
  return Object.fromEntries(names.map((name) => [name, output[name]])) as Partial<Output>;
}
