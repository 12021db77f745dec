import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { EmptyState } from '@szansa/ui/empty-state';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { SortableList } from '@szansa/ui/sortable-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useMoves } from '#kit/records/use-moves.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { LeadSourceSheet } from './lead-source-sheet.tsx';
import type { LeadSource } from './lead-source.ts';
import { RemoveLeadSource } from './remove-lead-source.tsx';

/** Nothing, the form of a new lead source (null) or of one, or the question before one is removed. */
type Open = { readonly edit: LeadSource | null } | { readonly remove: LeadSource } | null;

const overview = queries.leadSources.overview;

/** Where customers come from, in the order forms offer it, and how many opportunities came from each. */
export function LeadSourcesScreen() {
  const { t } = useTranslation(['leadSources', 'common']);
  const { has } = useAccess();
  const sources = useQuery(overview.query());
  const [open, setOpen] = useState<Open>(null);
  const items = sources.data ?? [];
  const { moveTo, unconfirmed } = useMoves({
    resource: 'leadSources',
    list: overview.key(),
    items,
    send: client.leadSources.move,
    onSaved: (id) => ownChange('record-changed', { entity: 'lead_source', id }),
  });

  const close = () => setOpen(null);
  return (
    <AdminFrame
      actions={
        has('lead_source.create') && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('add')}
          </Button>
        )
      }
    >
      {sources.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={6} />
        </div>
      )}
      {sources.isError && !sources.data && (
        <FailedScreen error={sources.error} onRetry={() => void sources.refetch()} />
      )}
      {sources.data?.length === 0 && <EmptyState level={2} drawing="labels" title={t('empty')} />}
      {items.length > 0 && (
        <SortableList
          label={t('list')}
          items={items}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
          onMove={moveTo}
          disabled={!has('lead_source.edit')}
          renderItem={(source) => (
            <LeadSourceRow
              source={source}
              isUnconfirmed={unconfirmed.includes(source.id)}
              onEdit={() => setOpen({ edit: source })}
              onRemove={() => setOpen({ remove: source })}
            />
          )}
        />
      )}
      {open && 'edit' in open && <LeadSourceSheet source={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveLeadSource source={open.remove} onClose={close} />}
    </AdminFrame>
  );
}

interface LeadSourceRowProps {
  source: LeadSource;
  /** Whether its order is not saved yet because there is no network. */
  isUnconfirmed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function LeadSourceRow({ source, isUnconfirmed, onEdit, onRemove }: LeadSourceRowProps) {
  const { t } = useTranslation(['leadSources', 'common']);
  const { has } = useAccess();
  const { id, name, isActive, customerFiles: count } = source;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        {!isActive && <Badge tone="archive">{t('inactive')}</Badge>}
        {isUnconfirmed && <PendingMark />}
      </span>
      {has('opportunity.get') && (
        <span className="basis-28 text-right tabular-nums">
          {count === 0 ? (
            <span className="text-text-muted">{t('files', { count })}</span>
          ) : (
            <TextLink asChild>
              <Link to="/sales-opportunities" search={{ view: 'list', leadSourceId: id, is_self: 'any' }}>
                {t('files', { count })}
              </Link>
            </TextLink>
          )}
        </span>
      )}
      {source.can.edit && (
        <span className="flex gap-1">
          <IconButton label={t('editOne', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          <IconButton label={t('removeOne', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}
