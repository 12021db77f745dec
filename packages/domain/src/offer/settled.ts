import { withoutLeftOut, type CalendarDate } from '../shared/index.ts';
import { settledCommission, type Commission, type CommissionOptions } from './commission.ts';

/** The fields of an offer that depend on each other. */
interface Dependent extends Commission {
  readonly dealSigningDate: CalendarDate | null;
  readonly dealEndDate: CalendarDate | null;
}

/** A field that contradicts others, and the code of the error's text. */
export interface Contradiction {
  readonly path: keyof Dependent;
  readonly code: 'commission_contradicts' | 'end_before_signing';
}

/** The halves of the commission as they become, or every field of the change that contradicts others. */
export type SettledOffer =
  | { readonly fields: Pick<Commission, 'commisionPercent' | 'commisionAmount'> }
  | { readonly contradictions: readonly Contradiction[] };

/** Which date to refuse when a contract ends before it was signed (rule OF9); `null` when the change names neither. */
function misplacedDate(
  before: Dependent,
  written: Partial<Dependent>,
): 'dealEndDate' | 'dealSigningDate' | null {
  const { dealSigningDate = before.dealSigningDate, dealEndDate = before.dealEndDate } = written;
  const isChanged = dealSigningDate !== before.dealSigningDate || dealEndDate !== before.dealEndDate;
  if (!isChanged || dealSigningDate === null || dealEndDate === null || dealEndDate >= dealSigningDate) {
    return null;
  }
  return written.dealEndDate ? 'dealEndDate' : 'dealSigningDate';
}

/**
 * What a change makes of the fields that depend on each other (rules OF4, OF9). What contradicted itself before and is not
 * named by the change stays as it is.
 */
export function settledOffer(
  before: Dependent,
  written: { readonly [Field in keyof Dependent]?: Dependent[Field] | undefined },
  options: CommissionOptions = {},
): SettledOffer {
  const named = withoutLeftOut(written);
  const fields = settledCommission(before, written, options);
  const date = misplacedDate(before, named);
  const contradictions: Contradiction[] = [];
  if (fields === null) {
    contradictions.push(
      { path: 'commisionPercent', code: 'commission_contradicts' },
      { path: 'commisionAmount', code: 'commission_contradicts' },
    );
  }
  if (date !== null) contradictions.push({ path: date, code: 'end_before_signing' });
  return fields === null || contradictions.length > 0 ? { contradictions } : { fields };
}
