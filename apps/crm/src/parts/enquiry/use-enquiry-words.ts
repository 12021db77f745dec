import { enquiryAvailabilities, enquiryCategories, enquiryFields, grantTypes } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

/** What fields of enquiries are called, and how their values are read by people. */
export function useEnquiryWords() {
  const { t } = useTranslation('enquiry');
  const { money } = useFormats();
  const people = useQuery(queries.internalEnquiries.people.query());
  const known = [...(people.data?.workers ?? []), ...(people.data?.platformers ?? [])];
  return {
    fieldLabel: (field: string): string => {
      const found = enquiryFields.find((name) => name === field);
      return found ? t(`fields.${found}`) : field;
    },
    describe: (field: string, value: unknown): string | undefined => {
      if (typeof value !== 'string') return undefined;
      const category = enquiryCategories.find((one) => one === value);
      if (field === 'category' && category) return t(`category.${category}`);
      const availability = enquiryAvailabilities.find((one) => one === value);
      if (field === 'availability' && availability) return t(`availability.${availability}`);
      const grant = grantTypes.find((one) => one === value);
      if (field === 'grant' && grant) return t(`grant.${grant}`);
      if (field === 'ownShare') return money(value);
      const person = known.find(({ id }) => id === value);
      return person ? personName(person) : undefined;
    },
  };
}
