import {
  emptiedForCategory,
  enquiryInput,
  type EnquiryAvailability,
  type EnquiryCategory,
  type EnquiryInput,
  type GrantType,
} from '@szansa/domain/enquiry';
import { z } from 'zod';

import type { Enquiry } from './records.ts';

/** Values of an enquiry's form. */
export interface EnquiryValues {
  title: string;
  category: EnquiryCategory | null;
  description: string;
  extraDescription: string;
  brand: string;
  type: string;
  availability: EnquiryAvailability | null;
  ownShare: string | null;
  numberOfInstallments: number | null;
  distanceLimit: number | null;
  grant: GrantType | null;
  /** The user who makes the enquiry; the caller by default. */
  workerId?: string | undefined;
  platformerId: string | null;
  customerFileId: string | null;
  offerId: string | null;
}

/** What is known of a new enquiry before anything is typed. */
export type EnquiryStart = Partial<EnquiryValues>;

/** Returns the initial values of a new enquiry. */
export function newValues(initial: EnquiryStart = {}): EnquiryValues {
  return {
    title: '',
    category: null,
    description: '',
    extraDescription: '',
    brand: '',
    type: '',
    availability: null,
    ownShare: null,
    numberOfInstallments: null,
    distanceLimit: null,
    grant: null,
    platformerId: null,
    customerFileId: null,
    offerId: null,
    ...initial,
  };
}

/** The values of a stored enquiry. */
export function valuesOf(enquiry: Enquiry): EnquiryValues {
  const { title, category, description, extraDescription, brand, type } = enquiry;
  const { availability, ownShare, numberOfInstallments, distanceLimit, grant } = enquiry;
  return {
    title,
    category,
    description: description ?? '',
    extraDescription: extraDescription ?? '',
    brand: brand ?? '',
    type: type ?? '',
    availability,
    ownShare,
    numberOfInstallments,
    distanceLimit,
    grant,
    workerId: enquiry.worker.id,
    platformerId: enquiry.platformer?.id ?? null,
    customerFileId: enquiry.customerFile?.id ?? null,
    offerId: enquiry.offer?.id ?? null,
  };
}

/** Schema of the form: fields that the category does not use are emptied, even if values were typed before. */
export const enquiryForm: z.ZodType<EnquiryInput> = z.preprocess(
  (values: EnquiryValues) => ({
    ...values,
    ...(values.category === null ? {} : emptiedForCategory(values.category)),
  }),
  enquiryInput,
);
