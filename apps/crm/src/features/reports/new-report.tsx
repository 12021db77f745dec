import { reportInput, reportTypes, type DateRangeType, type ReportInput } from '@szansa/domain/report';
import { personName, warsawDay } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { currentTime } from '@szansa/ui/clock';
import { DateRangeField } from '@szansa/ui/date-range-field';
import { MultiSelectField } from '@szansa/ui/multi-select-field';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { client, queries } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';

import { reportName, reportRecord, type Report } from './report.ts';

interface ReportValues {
  type: string | null;
  rangeType: DateRangeType | null;
  /** Of a selected range alone. */
  dateFrom: string | null;
  dateTo: string | null;
  workers: string[];
}

const nothing: ReportValues = {
  type: null,
  rangeType: null,
  dateFrom: null,
  dateTo: null,
  workers: [],
};

/** What a report is made of: its type, its range, and whose deals it collects. */
export function NewReport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const record = useCreateForm<ReportValues, ReportInput, Report>({
    schema: reportInput,
    values: nothing,
    place: 'report/new',
    send: (body) => client.reports.create({ body }),
    cache: (saved) => cacheRecord(reportRecord, saved),
    savedMessage: (saved) => [t('form.created'), reportName(saved)],
    onSaved: ({ id }) => navigate({ to: '/report/$id', params: { id }, ignoreBlocker: true }),
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.createTitle')}
      description={t('form.description')}
      submitLabel={t('add')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <TypeField />
      <RangeField />
      <WorkersField />
    </RecordSheet>
  );
}

function TypeField() {
  const { t } = useTranslation('reports');
  const { field, fieldState } = useController<ReportValues, 'type'>({ name: 'type' });
  return (
    <SelectField
      {...field}
      label={t('form.type')}
      required
      items={reportTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      error={fieldState.error?.message}
    />
  );
}

function RangeField() {
  const { t } = useTranslation('reports');
  const { setValue, formState } = useFormContext<ReportValues>();
  const [rangeType, dateFrom, dateTo] = useWatch<ReportValues, ['rangeType', 'dateFrom', 'dateTo']>({
    name: ['rangeType', 'dateFrom', 'dateTo'],
  });
  const { errors } = formState;
  const [today] = useState(() => warsawDay(currentTime()));
  const typed = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <DateRangeField
      label={t('form.range')}
      required
      today={today}
      value={rangeType && { type: rangeType, from: dateFrom, to: dateTo }}
      onValueChange={(value) => {
        const isSelected = value?.type === 'selected_range';
        setValue('dateFrom', isSelected ? value.from : null, typed);
        setValue('dateTo', isSelected ? value.to : null, typed);
        setValue('rangeType', value?.type ?? null, typed);
      }}
      error={errors.rangeType?.message ?? errors.dateFrom?.message ?? errors.dateTo?.message}
    />
  );
}

function WorkersField() {
  const { t } = useTranslation('reports');
  const { field, fieldState } = useController<ReportValues, 'workers'>({ name: 'workers' });
  const { data = [], isPending, isError } = useQuery(queries.reports.workers.query());
  const options = data.map((person) => ({ value: person.id, label: personName(person) }));
  const isChosen = new Set(field.value);
  return (
    <div className="space-y-2">
      <MultiSelectField
        label={t('form.workers')}
        required
        options={options}
        loading={isPending}
        value={options.filter(({ value }) => isChosen.has(value))}
        onValueChange={(chosen) => field.onValueChange(chosen.map(({ value }) => value))}
        onBlur={field.onBlur}
        error={fieldState.error?.message ?? (isError ? t('form.workersFailed') : undefined)}
      />
      <Button
        size="small"
        variant="ghost"
        disabled={options.length === 0}
        onClick={() => field.onValueChange(options.map(({ value }) => value))}
      >
        {t('form.all')}
      </Button>
    </div>
  );
}
