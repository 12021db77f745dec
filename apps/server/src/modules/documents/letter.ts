import type { ExcludableField } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { customerName } from '@szansa/domain/customer';
import { warsawDay } from '@szansa/domain/shared';

import type { LetterInput } from '#adapters/documents/letter.ts';
import { findAgency } from '#modules/agency';
import { findDeal } from '#modules/opportunities';
import type { StaffReading } from '#platform';
import { fileBytes } from './file-bytes.ts';

/** Returns the agency's data for the letterhead of every document. */
export async function agencyOnPaper(reading: StaffReading): Promise<LetterInput['agency']> {
  const { logoFileId, pdfFooter, street, postCode, city, ...agency } = await findAgency(reading.db);
  const place = [postCode, city].filter(Boolean).join(' ');
  return {
    ...agency,
    address: [street, place].filter(Boolean).join(', ') || null,
    logo: logoFileId === null ? null : await fileBytes(reading, logoFileId),
    footer: pdfFooter,
  };
}

/** The agency's paper for the customer of an opportunity, without what is hidden from the reader. */
export async function letterInput(
  reading: StaffReading,
  customerFileId: string,
  language: Language,
): Promise<LetterInput & { readonly number: number }> {
  const { db, actor } = reading;
  const [deal, agency] = await Promise.all([findDeal(db, customerFileId), agencyOnPaper(reading)]);
  return {
    language,
    today: warsawDay(new Date()),
    agency,
    number: deal.number,
    customer: {
      name: customerName(deal),
      organisation: deal.customerOrganizations[0]?.name ?? null,
      taxIdNumber: actor.excludedFields.has('customer.taxIdNumber') ? null : deal.taxIdNumber,
    },
    salesperson:
      deal.workerEmail === null
        ? null
        : {
            name: `${deal.workerFirstName} ${deal.workerLastName}`,
            phone: deal.workerPhone,
            email: deal.workerEmail,
          },
  };
}

/** Returns the agency's letterhead for a recipient who is not the customer of an opportunity. */
export async function ownLetterInput(
  reading: StaffReading,
  people: Pick<LetterInput, 'customer' | 'salesperson'>,
  language: Language,
): Promise<LetterInput> {
  return {
    ...people,
    language,
    today: warsawDay(new Date()),
    agency: await agencyOnPaper(reading),
    number: null,
  };
}

/** Returns the hideable fields that the letterhead contains. */
export function fieldsInLetter({ customer }: Pick<LetterInput, 'customer'>): ExcludableField[] {
  return customer.taxIdNumber === null ? [] : ['customer.taxIdNumber'];
}
