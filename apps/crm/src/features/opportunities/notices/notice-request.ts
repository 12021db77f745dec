import { isWorthNotifying, type OpportunityStatus } from '@szansa/domain/opportunity';
import { atom } from 'jotai';

import { store } from '#kit/session/session-atoms.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

/** A mail to the customer of an opportunity that is to be written. */
export interface NoticeRequest {
  readonly opportunityId: string;
  readonly number: number;
  readonly customer: string;
  /** The stage that the mail is about. */
  readonly status: OpportunityStatus;
}

/** The mail that is being written; null while the dialog is closed. */
export const noticeRequestAtom = atom<NoticeRequest | null>(null);

/** Whether the reader may write to the customer, who has an address they may see. */
export function mayNotify({ can, customer }: Opportunity): boolean {
  return can.notify && (customer.emails?.length ?? 0) > 0;
}

/** Opens the dialog that writes to the customer of the stage the opportunity is in. */
export function writeNotice({ id, number, customer, status }: Opportunity): void {
  store.set(noticeRequestAtom, { opportunityId: id, number, customer: customer.name, status });
}

/** Proposes a message to the customer after a move that concerns them (rule NC1). */
export function offerNotice(moved: Opportunity, from: OpportunityStatus | undefined): void {
  if (from !== undefined && isWorthNotifying(from, moved.status) && mayNotify(moved)) writeNotice(moved);
}
