import { opportunityStart, opportunityInput } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { withOneTaxId } from '#parts/customer/company.ts';
import { newCustomerSchema, type CustomerValues } from '#parts/customer/customer-values.ts';

/** A new opportunity as it is typed. Both customers stay in the form, whichever of them it is for. */
export interface LeadValues extends Omit<CustomerValues, 'note'> {
  /** Whether the customer is written down with the opportunity; else `customerId` names one there is. */
  isNewCustomer: boolean;
  customerId: string | null;
  leadSourceId: string | null;
  /** Only administrators choose; without it the opportunity belongs to the user who opens it. */
  workerId?: string | undefined;
  labelIds: string[];
  /** Of the opportunity. */
  note: string;
}

/** Without what is of the opportunity. */
function typedCustomer(values: LeadValues): CustomerValues {
  const { isNewCustomer, customerId, leadSourceId, workerId, labelIds, note, ...customer } = values;
  return { ...customer, note: '' };
}

function ofOpportunity({ leadSourceId, workerId, labelIds, note }: LeadValues) {
  return { leadSourceId, workerId, labelIds, note };
}

const existingSchema = z.preprocess(
  (values: LeadValues) => ({ customerId: values.customerId, ...ofOpportunity(values) }),
  opportunityInput,
);

const newSchema = z.preprocess(
  (values: LeadValues) => ({ customer: withOneTaxId(typedCustomer(values)), ...ofOpportunity(values) }),
  z.strictObject({ customer: newCustomerSchema, ...opportunityStart }),
);

/** The schema of an opportunity of a customer there is, or of one with its customer. */
export function leadSchema({ isNewCustomer }: LeadValues): z.ZodType<Lead> {
  return isNewCustomer ? newSchema : existingSchema;
}

export type Lead = z.output<typeof existingSchema> | z.output<typeof newSchema>;
