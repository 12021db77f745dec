import type { Work } from '#platform';
import { offerReaders } from './access.ts';

/** Publishes a change of a car offer to all who may read car offers. */
export function emitOffer(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'car_offer', id }, [offerReaders]);
}
