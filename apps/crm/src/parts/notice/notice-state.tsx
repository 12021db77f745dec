import { entryStateOf, type EntryState } from '@szansa/domain/company-notice';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

const looks: Readonly<Record<EntryState, Pick<StatusChipProps, 'tone' | 'shape'>>> = {
  unread: { tone: 'orange', shape: 'ring' },
  read: { tone: 'blue', shape: 'half' },
  confirmed: { tone: 'green', shape: 'check' },
};

interface EntryStateChipProps {
  entry: { readonly readAt: string | null; readonly confirmedAt: string | null };
}

/** A user's state for an announcement: read or confirmed. */
export function EntryStateChip({ entry }: EntryStateChipProps) {
  const { t } = useTranslation('notice');
  const state = entryStateOf(entry);
  return <StatusChip {...looks[state]}>{t(`state.${state}`)}</StatusChip>;
}
