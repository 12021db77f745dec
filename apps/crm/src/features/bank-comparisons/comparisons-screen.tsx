import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';

import { comparisonList } from './comparison-list.tsx';

/** Saved bank comparisons of all opportunities one may read. */
export function ComparisonsScreen() {
  const { t } = useTranslation('bankComparisons');
  return (
    <ListScreen
      list={comparisonList}
      filters={[
        { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
        { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
      ]}
    />
  );
}
