import { refusedWith } from '@szansa/api-client/client';
import type { UseFormReturn } from 'react-hook-form';

import type { StaffValues } from './staff-values.ts';

/** Shows at the e-mail that it already belongs to another account; returns false for any other refusal. */
export function showKnownEmail<Output>(
  error: Error,
  form: UseFormReturn<StaffValues, unknown, Output>,
): boolean {
  if (!refusedWith(error, 'user_exists')) return false;
  form.setError('email', { type: 'user_exists', message: error.message }, { shouldFocus: true });
  return true;
}
