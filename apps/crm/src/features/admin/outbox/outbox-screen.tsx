import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge, type BadgeTone } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import type { DataColumn } from '@szansa/ui/data-table';
import { EmptyState } from '@szansa/ui/empty-state';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { RecordTable } from '#kit/lists/record-table.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { mailDefaults, mailsQuery } from './mails-query.ts';

type Mail = Data<Endpoints['outbox']['list']>['items'][number];

const states: readonly Mail['state'][] = ['queued', 'sent', 'failed', 'kept'];
const kinds: readonly Mail['kind'][] = ['activation', 'password_reset', 'notice'];

const tones: Readonly<Record<Mail['state'], BadgeTone>> = {
  queued: 'warning',
  sent: 'success',
  failed: 'destructive',
  kept: 'grey',
};

const mailLabel = (mail: Mail) => mail.subject;
const mailLink = (mail: Mail) => (
  <Link to="." search={((before: object) => ({ ...before, mail: mail.id })) as never} />
);

function useMailColumns(): readonly DataColumn<Mail>[] {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  return [
    { id: 'subject', header: t('outbox.subject'), cell: (mail) => mail.subject, width: 320, pin: 'start' },
    { id: 'to', header: t('outbox.to'), cell: (mail) => mail.to, width: 240 },
    {
      id: 'state',
      header: t('outbox.state'),
      cell: (mail) => <Badge tone={tones[mail.state]}>{t(`outbox.states.${mail.state}`)}</Badge>,
      width: 150,
    },
    { id: 'kind', header: t('outbox.kind'), cell: (mail) => t(`outbox.kinds.${mail.kind}`), width: 160 },
    {
      id: 'createdAt',
      header: t('outbox.createdAt'),
      cell: (mail) => formats.instant(mail.createdAt),
      width: 160,
      sortable: true,
    },
    {
      id: 'sentAt',
      header: t('outbox.sentAt'),
      cell: (mail) => formats.instant(mail.sentAt),
      width: 160,
    },
    { id: 'lastError', header: t('outbox.lastError'), cell: (mail) => mail.lastError, width: 240 },
  ];
}

function useMailFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'state',
      label: t('outbox.state'),
      kind: 'multi',
      options: states.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
    },
    {
      key: 'kind',
      label: t('outbox.kind'),
      kind: 'multi',
      options: kinds.map((value) => ({ value, label: t(`outbox.kinds.${value}`) })),
    },
  ];
}

/** Mails the product has written: on their way, taken by a server, or kept to be read here. */
export function OutboxScreen() {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const filters = useMailFilters();
  const { state, change } = useListState('outbox', mailDefaults);
  const columns = useMailColumns();
  const list = useQuery(mailsQuery(state));
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const opened = typeof params['mail'] === 'string' ? params['mail'] : null;

  function close(): void {
    const { mail: _mail, ...rest } = params;
    void navigate({ to: '.', search: rest as never, replace: true });
  }

  return (
    <AdminFrame>
      {list.data?.items.some((mail) => mail.state === 'kept') && (
        <Callout className="mb-4" title={t('outbox.keptTitle')}>
          {t('outbox.keptHint')}
        </Callout>
      )}
      <RecordTable
        label={t('places.outbox')}
        columns={columns}
        list={list}
        state={state}
        change={change}
        defaultSort={mailDefaults.sort}
        name="outbox"
        rowLabel={mailLabel}
        rowLink={mailLink}
        besides="18rem"
        toolbar={
          <ListFilterBar
            list="outbox"
            defaults={mailDefaults}
            filters={filters}
            searchLabel={t('outbox.search')}
            state={state}
            change={change}
          />
        }
        empty={
          <EmptyState
            icon={<MailCheck aria-hidden />}
            title={t('outbox.empty')}
            description={isNarrowed ? t('common:states.noResultsHint') : undefined}
            action={
              isNarrowed && (
                <Button onClick={() => change({ search: '', filters: {} })}>
                  {t('common:actions.clearFilters')}
                </Button>
              )
            }
          />
        }
      />
      {opened && <MailSheet id={opened} onClose={close} />}
    </AdminFrame>
  );
}
