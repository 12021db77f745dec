import {
  refusalOf,
  type AnyGiven,
  type GivenWith,
  type RefusalCode,
  type RefusedField,
} from '@szansa/api-client/contract';

/** A business "no" on its way to the user; the error handler turns it into an envelope in their language. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  /** Details besides its code, or the refused fields. */
  readonly details: AnyGiven;

  constructor(code: Code, ...[given]: GivenWith<Code>) {
    super(code);
    this.code = code;
    this.status = refusalOf(code).status;
    this.details = given ?? {};
  }
}

/** Returns the refusal for an unknown record, or one the actor may not read: the response does not reveal which. */
export const notFound = () => new Refusal('not_found');

/** The same of a card that is dragged on a board. */
export const cardNotFound = () => new Refusal('card_not_found');

export const denied = () => new Refusal('access_denied');

export const expired = () => new Refusal('session_expired');

/** Fields refused for reasons only the server knows; those of schemas are refused before a handler runs. */
export const invalid = (...fields: readonly RefusedField[]) => new Refusal('validation', { fields });

/** Runs the change of a part of a body; fields in its refusal get their path in the body: `customer.emails`. */
export async function refusedWithin<T>(part: string, does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'validation') throw error;
    const fields = error.details.fields ?? [];
    throw invalid(...fields.map((field) => ({ ...field, path: `${part}.${field.path}` })));
  }
}
