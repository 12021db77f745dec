import type { CarListEntryPatch, CarListKind } from '@szansa/domain/catalogue';
import { accessLabels, availabilitySwitchLabels } from '@szansa/domain/language';
import { IconButton } from '@szansa/ui/icon-button';
import { InlineEdit } from '@szansa/ui/inline-edit';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';

import { entryColumns, keepEntry, type CarListEntry } from './car-list.ts';

interface EntryRowProps {
  kind: CarListKind;
  entry: CarListEntry;
  onEdit: () => void;
  onRemove: () => void;
}

/** One entry: its name and code changed in their place, what an availability asks for, and what names the entry. */
export function EntryRow({ kind, entry, onEdit, onRemove }: EntryRowProps) {
  const { t } = useTranslation('carLists');
  const { isColumnHidden } = useAccess();
  const { name, code, switches, can } = entry;
  const shown = new Set(entryColumns(kind).filter((column) => !isColumnHidden('carLists', column)));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-48 font-medium">
        <Value kind={kind} entry={entry} field="name" value={name} />
      </span>
      {code !== null && shown.has('code') && (
        <span className="min-w-0 basis-24 text-text-muted tabular-nums">
          <Value kind={kind} entry={entry} field="code" value={code} />
        </span>
      )}
      {shown.has('switches') && (
        <span className="min-w-0 basis-80 text-small text-text-muted">
          {switches.map((one) => availabilitySwitchLabels[currentLanguage()][one]).join(' · ')}
        </span>
      )}
      {shown.has('uses') && <UsedIn entry={entry} />}
      {can.edit && (
        <span className="flex gap-1">
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

/** A text of an entry, changed in its place by whoever may. */
function Value({ kind, entry, field, value }: ValueProps) {
  const { t } = useTranslation(['carLists', 'common']);
  if (!entry.can.edit) return value;
  const save = async (text: string): Promise<void> => {
    const changes: CarListEntryPatch = { [field]: text };
    const body = { version: entry.version, changes };
    try {
      keepEntry(kind, await client.carLists.update({ params: { kind, id: entry.id }, body }));
      toastSuccess(t('common:states.saved'));
    } catch (error) {
      // the list is read anew behind the field, which keeps what was typed
      keepEntry(kind, entry);
      throw error;
    }
  };
  return (
    <InlineEdit
      label={t('changeOne', { field: t(`fields.${field}`), name: entry.name })}
      edit={{ kind: 'text', value, onSave: save, describeError: messageOf }}
    >
      {value}
    </InlineEdit>
  );
}

/** How many records of each kind name an entry. */
function UsedIn({ entry: { uses } }: Pick<EntryRowProps, 'entry'>) {
  const { t } = useTranslation(['carLists', 'common']);
  const { entity, part } = accessLabels(currentLanguage());
  const names = { ...entity, ...part };
  return (
    <span className="basis-56 text-right text-small text-text-muted tabular-nums max-md:basis-full max-md:text-left xl:basis-auto">
      {uses.length === 0
        ? t('unused')
        : uses.map(({ kind, count }) => t('common:records.uses', { kind: names[kind], count })).join(' · ')}
    </span>
  );
}
