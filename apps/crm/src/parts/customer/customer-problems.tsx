import { FormErrors, type FormError } from '@szansa/ui/form-errors';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { DuplicateCallout, isDuplicate, MatchesCallout, type OnUse } from './duplicate-callout.tsx';
import { customerFields, fieldId, numbersOf, type CustomerValues } from './customer-values.ts';
import { useMatches } from './use-matches.ts';

/** Id of the list of problems to be corrected. */
export const summaryId = 'customer-problems';

interface CustomerProblemsProps {
  customerId?: string | undefined;
  /** Of the last save. */
  error: unknown;
  onUse?: OnUse | undefined;
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if ('ref' in error) return undefined;
  return Object.values(error).map(firstMessage).find(Boolean);
}

/** Above the fields: what must be corrected, and customers who may be the same. */
export function CustomerProblems({ customerId, error, onUse }: CustomerProblemsProps) {
  const { t } = useTranslation('customer');
  const form = useFormContext<CustomerValues>();
  const { errors, submitCount } = form.formState;
  const [taxIdNumber, customerOrganizations, firstName, lastName, personalIdNumber, emails, phones] =
    useWatch({
      control: form.control,
      name: [
        'taxIdNumber',
        'customerOrganizations',
        'firstName',
        'lastName',
        'personalIdNumber',
        'emails',
        'phones',
      ],
    });
  const found = useMatches(
    { taxIdNumber, customerOrganizations, firstName, lastName, personalIdNumber, emails, phones },
    customerId,
  );
  const numbers = numbersOf({ taxIdNumber, customerOrganizations, personalIdNumber });
  const anotherPersonFor = useWatch({ control: form.control, name: 'anotherPersonFor' });
  const [refused, setRefused] = useState({ error, numbers });
  // the refusal is shown until one of the numbers is changed
  if (refused.error !== error) setRefused({ error, numbers });
  const duplicate = refused.numbers === numbers && isDuplicate(error) ? error : null;
  const summary = customerFields.flatMap((field): FormError[] => {
    const message = firstMessage(errors[field]);
    return message ? [{ fieldId: fieldId(field), label: t(`fields.${field}`), message }] : [];
  });

  return (
    <>
      {submitCount > 0 && <FormErrors id={summaryId} errors={summary} />}
      {duplicate ? (
        <DuplicateCallout
          error={duplicate}
          onUse={onUse}
          isAnotherPerson={anotherPersonFor === numbers}
          onAnotherPerson={(isAnother) =>
            form.setValue('anotherPersonFor', isAnother ? numbers : '', { shouldDirty: true })
          }
        />
      ) : (
        <MatchesCallout {...found} onUse={onUse} />
      )}
    </>
  );
}
