import { nip } from '@szansa/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { PageOptions } from '#kit/lists/list-address.ts';
import type { RecordPath } from '#kit/records/record-definition.ts';
import { SameRecords } from '#kit/records/same-records.tsx';

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
  const others = taxIdNumber === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== recordId);
  return <SameRecords title={t('sameTaxId')} path={path} records={others} />;
}
