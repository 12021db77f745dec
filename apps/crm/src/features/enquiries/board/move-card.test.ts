import { sampleEnquiries, sampleEnquiryBoard } from '@szansa/api-client/samples/enquiries';
import { describe, expect, it } from 'vitest';

import { withCardAt, withCardMoved, type EnquiryBoard } from './move-card.ts';

const [first] = sampleEnquiries;
if (!first) throw new Error('There is no sample enquiry');
const { id } = first;

const counts = ({ columns }: EnquiryBoard) => columns.map(({ count }) => count);
const placesOf = ({ columns }: EnquiryBoard) =>
  columns.filter(({ cards }) => cards.some((card) => card.id === id)).map(({ status }) => status);

describe('a card of the board of enquiries', () => {
  it('appears at the top of its new column and in no other, and the counts follow', () => {
    const moved = withCardMoved(sampleEnquiryBoard, id, 'INTERNAL_ENQUIRY_STATUS_COMPLETED');
    expect(placesOf(moved)).toEqual(['INTERNAL_ENQUIRY_STATUS_COMPLETED']);
    expect(moved.columns.at(-1)?.cards[0]?.id).toBe(id);
    expect(counts(moved)).toEqual([1, 0, 0, 1, 0, 2]);
  });

  it('changes nothing if it is already in that place, or is missing', () => {
    expect(withCardMoved(sampleEnquiryBoard, id, first.status)).toBe(sampleEnquiryBoard);
    expect(withCardMoved(sampleEnquiryBoard, 'x', 'INTERNAL_ENQUIRY_STATUS_NEW')).toBe(sampleEnquiryBoard);
  });

  it('goes where another person has moved it, with the version that left', () => {
    const theirs = { status: 'INTERNAL_ENQUIRY_STATUS_NEW', version: 7, name: null } as const;
    const moved = withCardAt(sampleEnquiryBoard, id, theirs);
    expect(moved.columns[0]?.cards[0]).toMatchObject({ id, version: 7 });
    // also where it is in that column already
    expect(counts(withCardAt(moved, id, theirs))).toEqual(counts(moved));
  });
});
