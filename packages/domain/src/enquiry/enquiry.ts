import { z } from 'zod';

import { line, money, orEmpty, paragraph, wholeNumber } from '../shared/index.ts';
import {
  enquiryAvailabilities,
  enquiryCategories,
  enquiryStatuses,
  grantTypes,
  missingOfCategory,
} from './kinds.ts';

const id = z.uuid('value_not_allowed');

const fields = {
  title: line(200),
  category: z.enum(enquiryCategories, 'required'),
  description: orEmpty(paragraph(5000)),
  extraDescription: orEmpty(paragraph(5000)),
  brand: orEmpty(line(100)),
  /** What kind of car, in words: a body, a segment, a model. */
  type: orEmpty(line(100)),
  availability: orEmpty(z.enum(enquiryAvailabilities, 'value_not_allowed')),
  /** Net, the customer's payment at the start. */
  ownShare: orEmpty(money),
  numberOfInstallments: wholeNumber({ min: 1, max: 120 }, 'installments_range').nullable(),
  /** Kilometres a year. */
  distanceLimit: wholeNumber({ min: 1, max: 1_000_000 }).nullable(),
  grant: orEmpty(z.enum(grantTypes, 'value_not_allowed')),
  customerFileId: orEmpty(id),
  /** One of the linked opportunity. */
  offerId: orEmpty(id),
  platformerId: orEmpty(id),
};

/** Fields of an enquiry in a change; the category's required fields are checked together with the stored values. */
export const enquiryPatch = z.strictObject({
  title: fields.title.optional(),
  category: fields.category.optional(),
  description: fields.description.optional(),
  extraDescription: fields.extraDescription.optional(),
  brand: fields.brand.optional(),
  type: fields.type.optional(),
  availability: fields.availability.optional(),
  ownShare: fields.ownShare.optional(),
  numberOfInstallments: fields.numberOfInstallments.optional(),
  distanceLimit: fields.distanceLimit.optional(),
  grant: fields.grant.optional(),
  customerFileId: fields.customerFileId.optional(),
  offerId: fields.offerId.optional(),
  platformerId: fields.platformerId.optional(),
  workerId: id.optional(),
});

export type EnquiryPatch = z.output<typeof enquiryPatch>;

/** A new enquiry, with all fields its category requires (rule EN1); without `workerId` it belongs to the caller. */
export const enquiryInput = enquiryPatch
  .required({ title: true, category: true })
  .superRefine((enquiry, context) => {
    for (const field of missingOfCategory(enquiry)) {
      context.addIssue({ code: 'custom', message: 'required', path: [field] });
    }
  });

export type EnquiryInput = z.output<typeof enquiryInput>;

export const enquiryMoveInput = z.strictObject({ status: z.enum(enquiryStatuses, 'status_not_found') });
