import { expressionBuilder, type Expression, type SqlBool } from 'kysely';

/** Amounts as decimal texts, both ends included; an end that is left out bounds nothing. */
export interface AmountRange {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Whether a column is in a range; one without an amount is in no range that has an end. */
export function inRange(column: Expression<string | null>, { from, to }: AmountRange): Expression<SqlBool> {
  const eb = expressionBuilder();
  return eb.and([
    ...(from === undefined ? [] : [eb(column, '>=', from)]),
    ...(to === undefined ? [] : [eb(column, '<=', to)]),
  ]);
}
