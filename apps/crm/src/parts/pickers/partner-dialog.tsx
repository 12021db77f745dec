import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { EmptyState } from '@szansa/ui/empty-state';
import { SearchField } from '@szansa/ui/search-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Contact as ContactIcon, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Representative } from '#parts/opportunity/records.ts';

import { Contact } from './contact.tsx';
import { representativeFieldsOf, representativeForm } from './representative-form.tsx';

interface PartnerDialogProps {
  type: 'bank' | 'dealer';
  chosenId: string | undefined;
  onChoose: (representative: Representative) => void;
  onClose: () => void;
}

/** Chooses a representative of a bank or a dealer, those used last first, or writes a new one down. */
export function PartnerDialog({ type, chosenId, onChoose, onClose }: PartnerDialogProps) {
  const { t } = useTranslation(['pickers', 'common']);
  const { has } = useAccess();
  const [isAdding, setAdding] = useState(false);
  if (isAdding) {
    return (
      <CreateRecord
        form={representativeForm}
        fields={representativeFieldsOf[type]}
        onClose={() => setAdding(false)}
        onCreated={onChoose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(type === 'bank' ? 'titleBank' : 'titleDealer')}
      footer={
        <>
          {has('representative.create') && (
            <Button className="mr-auto" icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        </>
      }
    >
      <PartnerList type={type} chosenId={chosenId} onChoose={onChoose} />
    </Dialog>
  );
}

function PartnerList({ type, chosenId, onChoose }: Omit<PartnerDialogProps, 'onClose'>) {
  const { t } = useTranslation(['pickers', 'common']);
  const { has } = useAccess();
  const [search, setSearch] = useState('');
  const list = useQuery({
    ...queries.representatives.list.query({
      query: {
        ...(search ? { search } : {}),
        perPage: 25,
        sort: '-lastUsed',
        show_banks: type === 'bank',
        show_dealers: type === 'dealer',
      },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  return (
    <div className="space-y-3">
      <SearchField label={t('search')} value={search} onValueChange={setSearch} />
      {list.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows />
        </div>
      )}
      {list.isError && !data && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState
          level={3}
          icon={<ContactIcon aria-hidden />}
          title={t('empty')}
          description={t(has('representative.create') ? 'emptyHint' : 'emptyHintOfReaders')}
        />
      )}
      {data && data.items.length > 0 && (
        <ul
          aria-label={t('list')}
          className="divide-y divide-border overflow-hidden rounded-medium border border-border"
        >
          {data.items.map((representative) => (
            <li key={representative.id}>
              <button
                type="button"
                aria-current={representative.id === chosenId}
                className="flex w-full items-center gap-2 px-3 py-2 text-left -outline-offset-2 hover:bg-row-hover"
                onClick={() => onChoose(representative)}
              >
                <span className="min-w-0 flex-1">
                  <Contact representative={representative} />
                </span>
                {representative.id === chosenId && (
                  <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <p role="status" className="text-small text-text-muted">
          {t('shown', { shown: data.items.length, total: data.total })}
        </p>
      )}
    </div>
  );
}
