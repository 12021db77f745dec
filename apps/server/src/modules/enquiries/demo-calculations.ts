import { completedStatus } from '@szansa/domain/enquiry';

import type { Demo } from '#platform';
import type { Made } from './demo-made.ts';

/** What a platformer has calculated; the terms follow from the offer that was made of it. */
export interface DemoCalculation {
  readonly id: string;
  readonly internalEnquiryId: string;
  readonly customerFileId: string | null;
  readonly by: string;
  readonly at: Date;
}

interface Answered extends Made {
  readonly calculation: DemoCalculation | null;
}

/** Adds a proposal to completed calculations, at the time of the platformer's final message. */
export function withCalculations({ random }: Demo, enquiries: readonly Made[]): Answered[] {
  return enquiries.map((enquiry): Answered => {
    const { row, events, conversation } = enquiry;
    const at = conversation.comments.at(-1)?.createdAt;
    const by = row.platformerId;
    if (row.category !== 'calculation' || row.status !== completedStatus || !by || !at) {
      return { ...enquiry, calculation: null };
    }
    const [internalEnquiryId, customerFileId] = [row.id, row.customerFileId ?? null];
    const proposed = { id: random.id(at), internalEnquiryId, actorId: by, createdAt: at, data: {} };
    return {
      ...enquiry,
      events: [...events, { ...proposed, type: 'proposed' }],
      calculation: { id: random.id(at), internalEnquiryId, customerFileId, by, at },
    };
  });
}
