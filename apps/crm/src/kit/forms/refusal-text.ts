import { ApiError } from '@szansa/api-client/client';
import type { UseFormReturn } from 'react-hook-form';

import type { FormValues } from './fields-definition.ts';

/** Returns a function that shows a refusal at the field for its code; it returns false for any other. */
export function refusalText(at: Readonly<Partial<Record<ApiError['code'], string>>> = {}) {
  return <Output>(error: Error, form: UseFormReturn<FormValues, unknown, Output>): boolean => {
    const field = error instanceof ApiError ? at[error.code] : undefined;
    if (!(error instanceof ApiError) || field === undefined) return false;
    form.setError(field, { type: error.code, message: error.message }, { shouldFocus: true });
    return true;
  };
}
