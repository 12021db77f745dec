import { commissionAmount, commissionPercent } from '../leasing/index.ts';
import { typedAmount, typedPercent, withoutLeftOut } from '../shared/index.ts';

/** What a commission is counted on: the price on the invoice if known, else the vehicle's value (rule OF4). */
export function commissionBase(offer: {
  readonly invoiceChargedPrice?: string | null | undefined;
  readonly vehicleValue?: string | null | undefined;
}): string | null {
  return offer.invoiceChargedPrice ?? offer.vehicleValue ?? null;
}

/** The fields of rule OF4: net amounts in zloty and the percentage, as they are stored or typed. */
export interface Commission {
  readonly invoiceChargedPrice: string | null;
  readonly vehicleValue: string | null;
  readonly commisionPercent: string | null;
  readonly commisionAmount: string | null;
}

/** The two halves of a commission: each can be calculated from the other. */
type Halves = Pick<Commission, 'commisionPercent' | 'commisionAmount'>;

/** What the commission is counted on, as far as it can be read. */
export function typedBase(values: Pick<Commission, 'invoiceChargedPrice' | 'vehicleValue'>): string | null {
  return commissionBase({
    invoiceChargedPrice: typedAmount(values.invoiceChargedPrice),
    vehicleValue: typedAmount(values.vehicleValue),
  });
}

/**
 * Returns the half of a commission that follows from the edited field. An edited half determines the other one, a
 * cleared half clears it; a new base leaves the percentage unchanged, or, without one, determines it. Nothing follows
 * while a value cannot be parsed. Rule OF4.
 */
export function followCommission(values: Commission, written: 'base' | keyof Halves): Partial<Halves> {
  const base = typedBase(values);
  const share = typedPercent(values.commisionPercent);
  const amount = typedAmount(values.commisionAmount);
  if (base === null) return {};
  if (written === 'commisionPercent' && !values.commisionPercent) return { commisionAmount: null };
  if (written === 'commisionAmount' && !values.commisionAmount) return { commisionPercent: null };
  if (written !== 'commisionAmount' && share !== null)
    return { commisionAmount: commissionAmount(base, share) };
  if (written !== 'commisionPercent' && amount !== null)
    return { commisionPercent: commissionPercent(base, amount) };
  return {};
}

/** Whether each half is the other one on the base, as far as rounding allows. */
function agree(base: string, percent: string | null, amount: string): boolean {
  if (percent === commissionPercent(base, amount)) return true;
  return percent !== null && amount === commissionAmount(base, percent);
}

/** What of a commission a change names. */
type WrittenCommission = { readonly [Field in keyof Commission]?: string | null | undefined };

/** What the other fields follow: a half with a value, else a half that was emptied, else the base. */
function leading(before: Commission, after: Commission, written: WrittenCommission) {
  if (written.commisionPercent) return 'commisionPercent';
  if (written.commisionAmount) return 'commisionAmount';
  if (after.commisionPercent !== before.commisionPercent) return 'commisionPercent';
  return after.commisionAmount === before.commisionAmount ? 'base' : 'commisionAmount';
}

export interface CommissionOptions {
  /** A new base finds the percent: for a writer who sees the amount and must not learn what it is counted on (rule AX2). */
  readonly preservesAmount?: boolean;
}

/**
 * Returns the halves of a commission after a change, as `followCommission` derives them from its fields. An empty half
 * beside a filled one counts as omitted; a half that already agrees with the edited one is unchanged, as the difference
 * may be rounding.
 * @returns `null` when the change contains both halves and they contradict each other. Rule OF4.
 */
export function settledCommission(
  before: Commission,
  written: WrittenCommission,
  { preservesAmount = false }: CommissionOptions = {},
): Halves | null {
  const after: Commission = { ...before, ...withoutLeftOut(written) };
  const { commisionPercent, commisionAmount } = after;
  const halves = { commisionPercent, commisionAmount };
  const base = commissionBase(after);
  const lead = leading(before, after, written);
  const isSame =
    base === commissionBase(before) &&
    commisionPercent === before.commisionPercent &&
    commisionAmount === before.commisionAmount;
  if (isSame || base === null) return halves;
  if (preservesAmount && lead === 'base') {
    if (commisionAmount === null) return halves;
    return { commisionAmount, commisionPercent: commissionPercent(base, commisionAmount) };
  }
  if (written.commisionPercent && written.commisionAmount) {
    return agree(base, written.commisionPercent, written.commisionAmount) ? halves : null;
  }
  if (lead === 'commisionAmount' && commisionAmount && agree(base, commisionPercent, commisionAmount)) {
    return halves;
  }
  return { ...halves, ...followCommission(after, lead) };
}
