import { carListEntryPatch, type CarListKind } from '@szansa/domain/catalogue';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';

import { entryForm, cacheEntry, type CarListEntry } from './car-list.tsx';

interface EntrySheetProps {
  kind: CarListKind;
  /** The brand or model a new entry belongs to; null in lists that have none. */
  parentId: string | null;
  /** Null for a new one. */
  entry: CarListEntry | null;
  onClose: () => void;
}

/** Writes down an entry of a list, or changes one. */
export function EntrySheet({ kind, parentId, entry, onClose }: EntrySheetProps) {
  const { t } = useTranslation('carLists');
  const { fields, schema } = entryForm(kind);
  const cache = (saved: CarListEntry) => cacheEntry(kind, saved);
  const shared = { fields, cache, onClose };
  const description = t(`kinds.${kind}.about`);
  if (entry === null) {
    return (
      <CreateSheet
        {...shared}
        schema={schema}
        place={`car_${kind}/new`}
        words={{ title: t(`kinds.${kind}.new`), description }}
        submitLabel={t('add')}
        created={({ name }) => [t('done.created'), name]}
        send={(body) => client.carLists.create({ params: { kind }, body: { ...body, parentId } })}
      />
    );
  }
  const params = { kind, id: entry.id };
  return (
    <ChangeSheet
      {...shared}
      patch={carListEntryPatch}
      place={`car_${kind}/${entry.id}`}
      record={entry}
      words={{ title: t('form.editTitle'), description }}
      send={(body) => client.carLists.update({ params, body })}
      read={() => client.carLists.get({ params })}
    />
  );
}
