import type { Work } from '#platform';
import { offerReaders } from './access.ts';

/** Tells everyone who may read car offers that one has changed. */
export function emitOffer(work: Work, id: string): void {
  work.emitChanged('record-changed', { entity: 'car_offer', id }, [offerReaders]);
}
