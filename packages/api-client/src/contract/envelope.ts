import { errorCodes } from '@szansa/domain/language';
import { z } from 'zod';

/** One refused field of a request, e.g. `{ path: 'emails.0', code: 'email_invalid', message: '…' }`. */
export const fieldProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });

export type FieldProblem = z.infer<typeof fieldProblem>;

/** `data` of a failed call: its code, and what the code brings along. */
export const failureData = z.looseObject({
  code: z.enum(errorCodes),
  fields: z.array(fieldProblem).optional(),
});

export type FailureData = z.infer<typeof failureData>;

export interface Success<T> {
  readonly success: true;
  readonly data: T;
  readonly message: string;
}

export interface Failure {
  readonly success: false;
  readonly data: FailureData;
  readonly message: string;
}

export type Envelope<T> = Success<T> | Failure;
