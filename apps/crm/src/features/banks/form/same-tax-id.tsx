import { nip } from '@szansa/domain/identity';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';

import type { BankValues } from './bank-values.ts';

/** Other banks with the tax id being typed; a link opens beside the form, so that nothing typed is lost. */
export function SameTaxId({ bankId }: { bankId: string | undefined }) {
  const { t } = useTranslation('banks');
  const typed = useWatch<BankValues, 'taxIdNumber'>({ name: 'taxIdNumber' });
  const taxIdNumber = nip.safeParse(typed).data ?? '';
  const { data } = useQuery({
    ...queries.banks.list.query({ query: { taxIdNumber, withInactive: true, perPage: 10 } }),
    enabled: taxIdNumber !== '',
  });
  const others = (data?.items ?? []).filter(({ id }) => id !== bankId);
  if (taxIdNumber === '' || others.length === 0) return null;
  return (
    <Callout role="status" tone="warning" title={t('form.sameTaxId')}>
      <ul className="mt-1 space-y-1">
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to="/bank/$bankId" params={{ bankId: id }} target="_blank">
                {name}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
