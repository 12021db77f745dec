import { atom } from 'jotai';

/** The record that was shown last, by the name its page is called by. */
export interface ShownRecord {
  readonly id: string;
  readonly name: string;
}

/** Written by the screens of records; the frame reads it while the address names the record. */
export const shownRecordAtom = atom<ShownRecord | null>(null);
