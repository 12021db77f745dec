import type { CarListEntryPatch, CarListKind } from '@szansa/domain/catalogue';
import { accessLabels, availabilitySwitchLabels } from '@szansa/domain/language';
import { classes } from '@szansa/ui/classes';
import { IconButton } from '@szansa/ui/icon-button';
import { InlineEdit } from '@szansa/ui/inline-edit';
import { onlineManager } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client, queryClient } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { changeInTurn, useUnanswered } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { valueRefusal } from '#kit/forms/value-refusal.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { entryColumns, cacheEntry, type CarListEntry } from './car-list.tsx';

interface EntryRowProps {
  kind: CarListKind;
  entry: CarListEntry;
  /** Whether its order is not saved yet because there is no network. */
  isUnconfirmed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/**
 * One entry: its name and code edited in place, the fields an availability requires, and the records that use the
 * entry.
 */
export function EntryRow({ kind, entry, isUnconfirmed, onEdit, onRemove }: EntryRowProps) {
  const { t } = useTranslation('carLists');
  const { isColumnHidden } = useAccess();
  const { name, code, switches, can } = entry;
  const shown = new Set(entryColumns(kind).filter((column) => !isColumnHidden('carLists', column)));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-48 font-medium max-md:basis-24">
        <Value kind={kind} entry={entry} field="name" value={name} />
        {isUnconfirmed && <PendingMark />}
      </span>
      {code !== null && shown.has('code') && (
        <span className="min-w-0 basis-24 text-text-muted max-md:basis-16 tabular-nums">
          <Value kind={kind} entry={entry} field="code" value={code} />
        </span>
      )}
      {shown.has('switches') && (
        <span className="min-w-0 basis-80 text-small text-text-muted max-md:order-2 max-md:basis-full">
          {switches.map((one) => availabilitySwitchLabels[currentLanguage()][one]).join(' · ')}
        </span>
      )}
      {shown.has('uses') && <UsedIn entry={entry} isColumn={shown.has('code') || shown.has('switches')} />}
      {can.edit && (
        <span className="flex gap-1 max-md:order-1">
          {kind === 'availability' && (
            <IconButton label={t('editOne', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          )}
          <IconButton label={t('removeOne', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}

interface ValueProps extends Pick<EntryRowProps, 'kind' | 'entry'> {
  field: 'name' | 'code';
  value: string;
}

interface Change {
  readonly version: number;
  readonly changes: CarListEntryPatch;
}

/** Who changes an entry again before the answer does not collide with themselves. */
const queue = createVersionQueue();

/** A text of an entry, edited in place by users who may; without a network it is shown as pending. */
function Value({ kind, entry, field, value }: ValueProps) {
  const { t } = useTranslation(['carLists', 'common']);
  const turn = `carLists/${entry.id}`;
  const unconfirmed = useUnanswered<Change>([turn]).findLast(
    ({ sent, isUnconfirmed }) => isUnconfirmed && sent.changes[field] !== undefined,
  )?.sent.changes[field];
  if (!entry.can.edit) return value;
  const send = ({ version, changes }: Change) =>
    queue.inTurn(
      entry.id,
      version,
      (latest) =>
        client.carLists.update({ params: { kind, id: entry.id }, body: { version: latest, changes } }),
      (saved) => saved.version,
    );
  const change = async (sent: Change): Promise<void> => {
    try {
      cacheEntry(kind, await changeInTurn(queryClient, turn, sent, send));
      toastSuccess(t('common:states.saved'));
    } catch (error) {
      // the list is refetched behind the field, which retains the typed text
      cacheEntry(kind, entry);
      throw error;
    }
  };
  const save = async (text: string): Promise<void> => {
    const saved = change({ version: entry.version, changes: { [field]: text } });
    if (onlineManager.isOnline()) await saved;
    // a refusal arrives only when there is a network, so the field does not wait for it
    else saved.catch(toastError);
  };
  return (
    <InlineEdit
      label={t('changeOne', { field: t(`fields.${field}`), name: entry.name })}
      edit={{ kind: 'text', value: unconfirmed ?? value, onSave: save, describeError: valueRefusal }}
    >
      {unconfirmed ?? value} {unconfirmed !== undefined && <PendingMark />}
    </InlineEdit>
  );
}

interface UsedInProps {
  entry: CarListEntry;
  /** Whether a column precedes it, so that it must be aligned with that of the row above. */
  isColumn: boolean;
}

/** How many records of each kind name an entry. */
function UsedIn({ entry: { uses }, isColumn }: UsedInProps) {
  const { t } = useTranslation(['carLists', 'common']);
  const { entity, part } = accessLabels(currentLanguage());
  const names = { ...entity, ...part };
  return (
    <span
      className={classes(
        'basis-56 text-right text-small text-text-muted tabular-nums max-md:order-2 max-md:basis-full max-md:text-left',
        !isColumn && 'xl:basis-auto',
      )}
    >
      {uses.length === 0
        ? t('unused')
        : uses.map(({ kind, count }) => t('common:records.uses', { kind: names[kind], count })).join(' · ')}
    </span>
  );
}
