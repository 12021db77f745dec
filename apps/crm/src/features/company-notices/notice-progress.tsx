import { StatusChip } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

import type { ListedNotice } from './notices-address.ts';

type Stated = Pick<ListedNotice, 'isDraft' | 'isOver'>;

/** The state of an announcement. */
export function NoticeState({ notice: { isDraft, isOver } }: { notice: Stated }) {
  const { t } = useTranslation('companyNotices');
  if (isDraft) {
    return (
      <StatusChip tone="grey" shape="ring">
        {t('state.draft')}
      </StatusChip>
    );
  }
  return isOver ? (
    <StatusChip tone="grey" shape="square">
      {t('state.over')}
    </StatusChip>
  ) : (
    <StatusChip tone="green" shape="check">
      {t('state.sent')}
    </StatusChip>
  );
}

/** So many of all its recipients; nothing of a draft. */
export const shareOf = ({ isDraft, recipientCount }: ListedNotice, count: number): string | null =>
  isDraft ? null : `${count} / ${recipientCount}`;
