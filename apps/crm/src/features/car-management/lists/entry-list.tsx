import { carListEntity, type CarListKind, parentKind } from '@szansa/domain/catalogue';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { fold } from '@szansa/ui/fold';
import { SearchField } from '@szansa/ui/search-field';
import { SortableList } from '@szansa/ui/sortable-list';
import { useQuery } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useMoves } from '#kit/records/use-moves.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { StarterListsButton } from '#parts/starter-lists/starter-lists-button.tsx';

import { cacheEntry, type CarListEntry, entryColumns } from './car-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { ListExport } from '#kit/lists/export/list-export.tsx';

interface EntryExportProps {
  kind: CarListKind;
  /** The brand or model whose entries are shown; null in lists that have none. */
  parentId: string | null;
  search: string;
}

/** Exports the entries of a list that are shown, with what is shown of them. */
function EntryExport({ kind, parentId, search }: EntryExportProps) {
  const { isColumnHidden } = useAccess();
  const always = ['list', ...(parentKind(kind) === null ? [] : ['parent']), 'name'];
  const shown = entryColumns(kind).filter((column) => !isColumnHidden('carLists', column));
  const filters = { kind: [kind], ...(parentId === null ? {} : { parentId: [parentId] }) };
  return (
    <ListExport
      list="carLists"
      columns={[...always, ...shown].map((id) => ({ id }))}
      state={{ page: 1, perPage: 100, sort: 'position', search: search.trim(), filters }}
    />
  );
}

/** Nothing, the form of a new entry (null) or of one, or the question before one is removed. */
type Open = { readonly edit: CarListEntry | null } | { readonly remove: CarListEntry } | null;

interface EntryListProps {
  kind: CarListKind;
  /** The brand or model whose entries are shown; null in lists that have none. */
  parentId: string | null;
  /** Chooses the brand or model. */
  children?: ReactNode;
}

/** The entries of a list in their order: searched, changed in their place, moved, written down and removed. */
export function EntryList({ kind, parentId, children }: EntryListProps) {
  const { t } = useTranslation(['carLists', 'common']);
  const { has } = useAccess();
  const search = useAddressPart('search');
  const [open, setOpen] = useState<Open>(null);
  const input = { params: { kind }, query: parentId === null ? {} : { parentId } };
  const list = useQuery(queries.carLists.list.query(input));
  const all = list.data ?? [];
  const { moveTo, unconfirmed } = useMoves({
    resource: 'carLists',
    list: queries.carLists.list.key(input),
    items: all,
    send: ({ params, body }) => client.carLists.move({ params: { kind, ...params }, body }),
    onSaved: (id) => cacheEntry(kind, { id }),
  });
  const words = fold(search.value ?? '').split(/\s+/);
  const shown = all.filter(({ name, code }) => {
    const text = fold(`${name} ${code ?? ''}`);
    return words.every((word) => text.includes(word));
  });

  const mayCreate = has(`${carListEntity(kind)}.create`);
  const close = () => setOpen(null);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        {children}
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          shortcut="/"
          delay={0}
          value={search.value ?? ''}
          onValueChange={(text) => void search.change(text === '' ? undefined : text)}
          className="min-w-0 flex-1 basis-48"
        />
        {!list.isError && <EntryExport kind={kind} parentId={parentId} search={search.value ?? ''} />}
        {mayCreate && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('add')}
          </Button>
        )}
      </div>
      {list.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={6} />
        </div>
      )}
      {list.isError && !list.data && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState
          drawing="labels"
          title={t('empty.title')}
          description={mayCreate ? t('empty.hint') : undefined}
          action={kind === 'brand' && <StarterListsButton />}
        />
      )}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState
          role="status"
          icon={<SearchX aria-hidden />}
          title={t('common:states.noResults')}
          description={t('noMatches')}
        />
      )}
      {shown.length > 0 && (
        <SortableList
          label={t(`kinds.${kind}.name`)}
          items={shown}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          onMove={moveTo}
          disabled={shown.length < all.length || !has(`${carListEntity(kind)}.edit`)}
          renderItem={(entry) => (
            <EntryRow
              kind={kind}
              entry={entry}
              isUnconfirmed={unconfirmed.includes(entry.id)}
              onEdit={() => setOpen({ edit: entry })}
              onRemove={() => setOpen({ remove: entry })}
            />
          )}
        />
      )}
      {open && 'edit' in open && (
        <EntrySheet kind={kind} parentId={parentId} entry={open.edit} onClose={close} />
      )}
      {open && 'remove' in open && <RemoveEntry kind={kind} entry={open.remove} onClose={close} />}
    </>
  );
}
