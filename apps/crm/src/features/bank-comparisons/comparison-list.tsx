import { comparisonWords } from '@szansa/domain/language';
import { personName } from '@szansa/domain/shared';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';

import { listDefinition } from '#kit/lists/list-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { Instant } from '#kit/records/instant.tsx';

import { comparisonsAddress, type ComparisonRow } from './comparisons-address.ts';

function Kind({ kind }: Pick<ComparisonRow, 'kind'>) {
  return comparisonWords(useFormats().language).kind[kind];
}

/** Saved comparisons of all opportunities. */
export const comparisonList = listDefinition({
  address: comparisonsAddress,
  texts: 'bankComparisons',
  icon: <Scale aria-hidden />,
  columns: [
    { id: 'title', width: 240, shown: 'always', pin: 'start' },
    { id: 'kind', cell: ({ kind }) => <Kind kind={kind} />, width: 110 },
    {
      id: 'customer',
      cell: ({ opportunity }: ComparisonRow) => `${opportunity.customerName} (#${opportunity.number})`,
      width: 220,
      priority: 1,
    },
    { id: 'banks', cell: ({ banks }) => banks.join(', '), width: 300, priority: 2 },
    { id: 'author', cell: ({ createdBy }) => createdBy && personName(createdBy), width: 160 },
    { id: 'createdAt', cell: (row) => <Instant at={row.createdAt} />, width: 140 },
    { id: 'updatedAt', cell: (row) => <Instant at={row.updatedAt} />, width: 140, shown: 'optional' },
  ],
  rowLabel: ({ title, opportunity }) => `${title}, ${opportunity.customerName}`,
  rowLink: ({ id }) => <Link to="/bank-comparison/$id" params={{ id }} />,
});
