import { enquiryCategories, enquiryStatuses } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { SearchParams } from '#kit/address/search-params.ts';
import { queries } from '#kit/api/api.ts';
import { useFirstScreen } from '#kit/first-screen.ts';
import type { View } from '#parts/board/view-switch.tsx';

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const optionsOf = (people: readonly Person[] = []) =>
  people.map((person) => ({ value: person.id, label: personName(person) }));

/** What enquiries can be narrowed by; the board already is their statuses, and shows no archived ones. */
export function useEnquiryFilters(view: View): readonly FilterDefinition[] {
  const { t } = useTranslation(['enquiries', 'enquiry']);
  const params: SearchParams = useSearch({ strict: false });
  // options are needed once the user opens a filter; an active filter has to show its values
  const isNeeded =
    useFirstScreen() || params['workerId'] !== undefined || params['platformerId'] !== undefined;
  const people = useQuery({ ...queries.internalEnquiries.people.query(), enabled: isNeeded });
  const common: FilterDefinition[] = [
    { key: 'is_self', label: t('filters.mine'), kind: 'toggle' },
    { key: 'isUnread', label: t('filters.unread'), kind: 'toggle' },
    { key: 'isUnassigned', label: t('filters.unassigned'), kind: 'toggle' },
    {
      key: 'category',
      label: t('filters.category'),
      kind: 'multi',
      options: enquiryCategories.map((value) => ({ value, label: t(`enquiry:category.${value}`) })),
    },
    {
      key: 'platformerId',
      label: t('filters.platformer'),
      kind: 'multi',
      options: optionsOf(people.data?.platformers),
    },
    {
      key: 'workerId',
      label: t('filters.worker'),
      kind: 'multi',
      options: optionsOf(people.data?.workers),
    },
    { key: 'period', label: t('filters.period'), kind: 'dateRange' },
  ];
  if (view === 'board') return common;
  return [
    ...common,
    {
      key: 'status',
      label: t('filters.status'),
      kind: 'multi',
      options: enquiryStatuses.map((value) => ({ value, label: t(`enquiry:status.${value}`) })),
    },
    { key: 'is_archived', label: t('filters.archived'), kind: 'toggle' },
  ];
}
