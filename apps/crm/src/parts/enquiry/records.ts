import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries } from '#kit/api/api.ts';
import { cacheRecord, type RecordSource } from '#kit/records/record-definition.ts';
import { ownChange } from '#kit/live/changes.ts';

export type Enquiry = Data<Endpoints['internalEnquiries']['get']>;
export type EnquiryListItem = Data<Endpoints['internalEnquiries']['list']>['items'][number];

/** An internal enquiry: where it is read, and where people are led when it is gone. */
export const enquirySource: RecordSource<Enquiry> = {
  kind: 'internal_enquiry',
  get: queries.internalEnquiries.get,
  listPath: '/internal-enquiries',
};

/** Writes an enquiry from the server's response into the cache, and refetches what depends on it. */
export function cacheEnquiry(saved: Enquiry): void {
  cacheRecord(enquirySource, saved);
}

/** Refetches an enquiry, what belongs to it and the lists that contain it. */
export function changedEnquiry(id: string): void {
  ownChange('record-changed', { entity: 'internal_enquiry', id });
}
