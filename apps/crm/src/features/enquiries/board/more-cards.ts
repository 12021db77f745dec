import type { EnquiryStatus } from '@szansa/domain/enquiry';
import { atom } from 'jotai';

/** How many further cards a column is given at once. */
export const furtherCards = 100;

/** Columns of the board that further cards are shown of, one for each time they were asked for. */
export const moreCardsAtom = atom<readonly EnquiryStatus[]>([]);
