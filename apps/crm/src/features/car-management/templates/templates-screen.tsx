import { Button } from '@szansa/ui/button';
import type { FilterDefinition } from '@szansa/ui/filter-bar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { listDefinition } from '#kit/lists/list-definition.ts';
import { ListScreen } from '#kit/lists/list-screen.tsx';
import { useListState } from '#kit/lists/use-list-state.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { usePowerText } from './power-text.ts';
import { templateRecord, type CarTemplateRow } from './template.ts';
import { templatesAddress } from './templates-address.ts';

function Power({ template }: { template: CarTemplateRow }) {
  return usePowerText()(template);
}

const templateList = listDefinition({
  address: templatesAddress,
  texts: 'carTemplates',
  drawing: 'car',
  hintFor: 'car_template.create',
  columns: [
    { id: 'name', cell: ({ name }) => name, width: 360, shown: 'always', pin: 'start' },
    { id: 'carBodyType', cell: (row) => row.carBodyType?.name, width: 130 },
    { id: 'carFuelType', cell: (row) => row.carFuelType?.name, width: 230 },
    { id: 'carTransmissionType', cell: (row) => row.carTransmissionType?.name, width: 230 },
    { id: 'carDriveType', cell: (row) => row.carDriveType?.name, width: 190, shown: 'optional' },
    { id: 'enginePower', cell: (row) => <Power template={row} />, align: 'end', width: 150 },
    { id: 'equipment', cell: (row) => row.equipmentCount, align: 'end', width: 130 },
    { id: 'createdAt', kind: 'instant', width: 140, shown: 'optional' },
  ],
  rowLabel: ({ name }) => name,
  rowLink: ({ id }) => <Link to={templateRecord.path} params={{ id }} />,
});

/** What the list is narrowed by, in this order. */
const filterKeys = [
  'brandId',
  'modelId',
  'carBodyTypeId',
  'carFuelTypeId',
  'carTransmissionTypeId',
  'carDriveTypeId',
] as const;

/** Filters with how many templates each of their values finds beside what else is chosen. */
function useTemplateFilters(): readonly FilterDefinition[] {
  const { t } = useTranslation('carTemplates');
  const { state } = useListState(templatesAddress);
  const { search, filters } = state;
  const chosen = Object.fromEntries(filterKeys.map((key) => [key, filters[key]]));
  const query = { ...chosen, ...(search ? { search } : {}) };
  const facets = useQuery({
    ...queries.carTemplates.facets.query({ query }),
    placeholderData: keepPreviousData,
  });
  return filterKeys.map((key) => ({
    key,
    label: t(`fields.${key}`),
    kind: 'multi',
    options: (facets.data?.[key] ?? []).map(({ id, name, count }) => ({ value: id, label: name, count })),
  }));
}

/** The templates from which car offers are created, found by the names of all their parts. */
export function TemplatesScreen() {
  const { t } = useTranslation('carTemplates');
  const { has } = useAccess();
  const add = has('car_template.create') && (
    <Button asChild variant="primary" icon={<Plus aria-hidden />}>
      <Link to="/car-management/template">{t('add')}</Link>
    </Button>
  );
  return <ListScreen list={templateList} filters={useTemplateFilters()} actions={add} />;
}
