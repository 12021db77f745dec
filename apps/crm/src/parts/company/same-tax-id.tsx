import { nip } from '@szansa/domain/identity';
import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { PageOptions } from '#kit/lists/list-address.ts';
import type { RecordPath } from '#kit/records/record-definition.ts';

export interface SameTaxIdProps<Row extends { readonly id: string; readonly name: string }> {
  /** Of the record itself, which is no other one. */
  recordId: string | undefined;
  /** Where the others are shown. */
  path: RecordPath;
  /** Records with a tax id, the inactive ones as well. */
  list: (query: {
    readonly taxIdNumber: string;
    readonly withInactive: true;
    readonly perPage: 10;
  }) => PageOptions<Row>;
}

/** Other records with the tax id being typed; a link opens beside the form, so that nothing typed is lost. */
export function SameTaxId<Row extends { readonly id: string; readonly name: string }>(
  props: SameTaxIdProps<Row>,
) {
  const { recordId, path, list } = props;
  const { t } = useTranslation('company');
  const typed = useWatch<{ taxIdNumber: string }, 'taxIdNumber'>({ name: 'taxIdNumber' });
  const taxIdNumber = nip.safeParse(typed).data ?? '';
  const { data } = useQuery({
    ...list({ taxIdNumber, withInactive: true, perPage: 10 }),
    enabled: taxIdNumber !== '',
  });
  const others = (data?.items ?? []).filter(({ id }) => id !== recordId);
  if (taxIdNumber === '' || others.length === 0) return null;
  return (
    <Callout role="status" tone="warning" title={t('sameTaxId')}>
      <ul className="mt-1 space-y-1">
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={path} params={{ id }} target="_blank">
                {name}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
