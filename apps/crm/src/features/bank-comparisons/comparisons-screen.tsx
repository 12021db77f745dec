import { comparisonKinds } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { useTranslation } from 'react-i18next';

import { ListScreen } from '#kit/lists/list-screen.tsx';

import { useFormats } from '#kit/texts/use-formats.ts';

import { comparisonList } from './comparison-list.tsx';

/** Saved bank comparisons of all opportunities one may read. */
export function ComparisonsScreen() {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language);
  return (
    <ListScreen
      list={comparisonList}
      filters={[
        {
          key: 'kind',
          label: t('columns.kind'),
          kind: 'multi',
          options: comparisonKinds.map((kind) => ({ value: kind, label: words.kind[kind] })),
        },
        { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
        { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
      ]}
    />
  );
}
