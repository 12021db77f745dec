import type { EnquiryStatus } from '@szansa/domain/enquiry';
import { atom } from 'jotai';

/** How many further cards a column is given at once. */
export const furtherCards = 100;

/** Columns of the board with more cards shown, once for each time the user requested more. */
export const moreCardsAtom = atom<readonly EnquiryStatus[]>([]);
