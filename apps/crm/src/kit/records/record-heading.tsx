import { Badge } from '@szansa/ui/badge';
import { PageHeader } from '@szansa/ui/page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useRecentRecord } from './recent-records.ts';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';

interface RecordHeadingProps<Saved extends StoredRecord> {
  definition: RecordDefinition<Saved>;
  record: Saved & { readonly isActive?: boolean };
  /** One line under its name; the palette shows it beside the name, too. */
  subtitle: string | null;
  /** Its logo, before the name. */
  mark?: ReactNode;
  /** Beside its name; by default that it is out of use, where it is. */
  status?: ReactNode;
  actions?: ReactNode;
}

/** Heading of a record's screen: its name and state. The palette stores the record among the recent ones. */
export function RecordHeading<Saved extends StoredRecord>(props: RecordHeadingProps<Saved>) {
  const { definition, record, subtitle, mark, status, actions } = props;
  const { t } = useTranslation();
  const label = definition.nameOf(record);
  useRecentRecord({ kind: definition.kind, id: record.id, label, hint: subtitle ?? '' });
  return (
    <PageHeader
      title={label}
      mark={mark}
      subtitle={subtitle}
      status={status ?? (record.isActive === false && <Badge tone="archive">{t('records.inactive')}</Badge>)}
      actions={actions}
      actionsAtFoot
    />
  );
}
