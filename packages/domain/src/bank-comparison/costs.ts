import { grossOf, netOf } from '../leasing/index.ts';
import type { RentService } from '../rent-offer/kinds.ts';
import { toAmount, toGrosz, type Grosz } from '../shared/index.ts';

/** What a bank charges besides the vehicle: its fees, and insurance premiums. */
export const costKinds = ['handling', 'registration', 'tracker', 'carInsurance', 'gap', 'other'] as const;
export type CostKind = (typeof costKinds)[number];

/** When a cost is paid: once at signing, or each month, in the quoted instalment or beside it. */
export const costPayments = ['signing', 'inInstalment', 'besideInstalment'] as const;
export type CostPayment = (typeof costPayments)[number];

/** A cost beside what is financed. Rule CO13. */
export interface QuoteCost {
  readonly kind: CostKind;
  /** Of another cost alone. */
  readonly name: string | null;
  /** Once, or of one month. */
  readonly amount: string;
  /** VAT is in the amount; never of an insurance. */
  readonly isGross: boolean;
  readonly paid: CostPayment;
}

/** The row of a cost; the row of an `other` cost contains its name. */
export type CostRow = `cost.${string}`;

/** Whether a cost is a premium: exempt from VAT, and to be had elsewhere. */
export function isInsurance(kind: CostKind): boolean {
  return kind === 'carInsurance' || kind === 'gap';
}

/** Returns the key that distinguishes a cost from others of a quote. */
export function costKey({ kind, name }: Pick<QuoteCost, 'kind' | 'name'>): string {
  return kind === 'other' ? `other.${(name ?? '').trim().toLocaleLowerCase('pl')}` : kind;
}

/** What of a cost is counted each time it is paid: without VAT, a premium whole. Rule CO13. */
export function netCost({ kind, amount, isGross }: QuoteCost): Grosz {
  return toGrosz(isGross && !isInsurance(kind) ? netOf(amount) : amount);
}

/** Returns a cost's total over so many months. */
export function costOver(cost: QuoteCost, months: number): Grosz {
  return cost.paid === 'signing' ? netCost(cost) : netCost(cost) * months;
}

const sum = (amounts: readonly Grosz[]): Grosz => amounts.reduce((all, one) => all + one, 0);

/** Returns the total of all costs over so many months. */
export function costsOver(costs: readonly QuoteCost[], months: number): Grosz {
  return sum(costs.map((cost) => costOver(cost, months)));
}

/** What is paid each time of the costs that are paid so. */
export function costsPaid(costs: readonly QuoteCost[], paid: CostPayment): Grosz {
  return sum(costs.filter((cost) => cost.paid === paid).map(netCost));
}

interface Instalment {
  readonly monthlyAmount: string;
  readonly costs: readonly QuoteCost[];
}

/** An instalment without the costs it contains: that of the financing. Rule CO14. */
export function financedInstalment({ monthlyAmount, costs }: Instalment): Grosz {
  return toGrosz(monthlyAmount) - costsPaid(costs, 'inInstalment');
}

/** An instalment with VAT; a premium it contains has none. Rule CO14. */
export function grossInstalment({ monthlyAmount, costs }: Instalment): string {
  const premiums = costs.filter(({ kind }) => isInsurance(kind));
  const exempt = costsPaid(premiums, 'inInstalment');
  return toAmount(toGrosz(grossOf(toAmount(toGrosz(monthlyAmount) - exempt))) + exempt);
}

/** A cost that some quotes name and others do not. Rule CO15. */
export interface UnsharedCost {
  readonly row: CostRow;
  /** Whether it counts on one basis all the same. */
  readonly isCounted: boolean;
}

interface Costed {
  readonly costs: readonly QuoteCost[];
  /** Of rents: what the instalment includes without a price of its own. */
  readonly services?: readonly RentService[];
}

/** Each cost that is named, as its first quote names it: by kind, others as they come. */
export function namedCosts(quotes: readonly Costed[]): QuoteCost[] {
  const found = new Map<string, QuoteCost>();
  for (const cost of quotes.flatMap(({ costs }) => costs)) {
    if (!found.has(costKey(cost))) found.set(costKey(cost), cost);
  }
  return [...found.values()].toSorted(
    (one, other) => costKinds.indexOf(one.kind) - costKinds.indexOf(other.kind),
  );
}

/** The row of a cost. */
export function costRow({ kind, name }: Pick<QuoteCost, 'kind' | 'name'>): CostRow {
  return kind === 'other' ? `cost.other.${name ?? ''}` : `cost.${kind}`;
}

/** Returns the cost of a quote that belongs to the same row as another quote's cost. */
export function costLike({ costs }: Pick<Costed, 'costs'>, named: QuoteCost): QuoteCost | undefined {
  return costs.find((cost) => costKey(cost) === costKey(named));
}

/** Returns whether a quote states the amount of a cost, or includes it as a service of the rental. */
function covers(quote: Costed, named: QuoteCost): boolean {
  const isIncluded = named.kind === 'carInsurance' && quote.services?.includes('vehicleInsurance');
  return isIncluded === true || costLike(quote, named) !== undefined;
}

/** The costs some quotes name and others do not. */
export function unsharedCosts(quotes: readonly Costed[]): UnsharedCost[] {
  return namedCosts(quotes).flatMap((named) => {
    const isShared = quotes.every((quote) => covers(quote, named));
    return isShared ? [] : [{ row: costRow(named), isCounted: !isInsurance(named.kind) }];
  });
}

/**
 * The costs of a quote that count on one basis: its fees, and those premiums that every quote names, for another insurance
 * may be needed as well. Rule CO15.
 */
export function comparableCosts(quote: Costed, all: readonly Costed[]): QuoteCost[] {
  return quote.costs.filter((cost) => !isInsurance(cost.kind) || all.every((other) => covers(other, cost)));
}
