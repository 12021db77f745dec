import { noticeStates } from '@szansa/domain/company-notice';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';

import { noticeList } from './notice-list.tsx';

/** All announcements for users who manage them: filtered, created, opened. */
export function NoticesScreen() {
  const { t } = useTranslation('companyNotices');
  const filters: FilterDefinition[] = [
    {
      key: 'state',
      label: t('filters.state'),
      kind: 'multi',
      options: noticeStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { key: 'isAwaited', label: t('filters.awaited'), kind: 'toggle' },
    { key: 'isImportant', label: t('filters.important'), kind: 'toggle' },
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'period', label: t('filters.period'), kind: 'dateRange' },
  ];
  return <ListScreen list={noticeList} filters={filters} />;
}
