import { comparisonKinds } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { Instant } from '#kit/records/instant.tsx';
import { Person } from '#kit/records/person.tsx';
import { comparisonsAddress, type ComparisonRow } from './comparisons-address.ts';

function Kind({ kind }: Pick<ComparisonRow, 'kind'>) {
  return comparisonWords(useFormats().language).kind[kind];
}

/** Saved comparisons of all opportunities. */
const comparisonList = listDefinition({
  address: comparisonsAddress,
  texts: 'bankComparisons',
  drawing: 'offer',
  hintFor: 'bank_comparison_pdf.create',
  columns: [
    { id: 'title', width: 290, shown: 'always', pin: 'start' },
    { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, width: 90, sameUnder: ['kind'] },
    {
      id: 'customer',
      cell: ({ opportunity }: ComparisonRow) => `${opportunity.customerName} (#${opportunity.number})`,
      width: 190,
      priority: 1,
    },
    { id: 'banks', cell: ({ banks }) => banks.join(', '), width: 282, priority: 2 },
    { id: 'author', cell: ({ createdBy }) => <Person person={createdBy} />, width: 166 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 132 },
    { id: 'updatedAt', cell: (row) => <Instant at={row.updatedAt} />, width: 140, shown: 'optional' },
  ],
  rowLabel: ({ title, opportunity }) => `${title}, ${opportunity.customerName}`,
  rowLink: ({ id }) => <Link to="/bank-comparison/$id" params={{ id }} />,
});

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
