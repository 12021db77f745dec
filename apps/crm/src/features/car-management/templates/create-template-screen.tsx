import type { CarInput } from '@szansa/domain/catalogue';
import { ComboboxField } from '@szansa/ui/combobox-field';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client, queries } from '#kit/api/api.ts';
import { typedSchema, valuesOf, type FormValues } from '#kit/forms/fields-definition.ts';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useFound } from '#kit/lists/use-found.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';

import { templateFields } from './template-fields.tsx';
import { createdTemplate, isShownInForm, TemplateForm } from './template-form.tsx';
import { copiedValues, foundTemplates, templateRecord, type CarTemplate } from './template.ts';

/** A new car template: blank, or a copy of the one that the address names. */
export function CreateTemplateScreen() {
  const { t } = useTranslation(['carTemplates', 'common']);
  const from = useAddressPart('from');
  const id = from.value ?? '';
  const copied = useQuery({ ...queries.carTemplates.get.query({ params: { id } }), enabled: id !== '' });
  const isUnconfirmed = id !== '' && copied.isPending;
  return (
    <Page width="standard">
      <PageHeader
        title={t('form.createTitle')}
        subtitle={t('form.description')}
        back={{ label: t('title'), link: <Link to="/car-management/templates" /> }}
        className="mb-6"
      />
      {isUnconfirmed && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={6} />
        </div>
      )}
      {id !== '' && copied.isError && (
        <FailedScreen
          error={copied.error}
          onRetry={() => void copied.refetch()}
          listPath="/car-management/templates"
        />
      )}
      {id === '' && <NewTemplate key="blank" copied={null} />}
      {id !== '' && copied.data && <NewTemplate key={id} copied={copied.data} />}
    </Page>
  );
}

function NewTemplate({ copied }: { copied: CarTemplate | null }) {
  const { t } = useTranslation('carTemplates');
  const navigate = useNavigate();
  const record = useCreateForm<FormValues, CarInput, CarTemplate>({
    schema: typedSchema(templateFields, createdTemplate),
    values: copied ? copiedValues(copied) : valuesOf(templateFields),
    place: 'car_template/new',
    send: (body) => client.carTemplates.create({ body }),
    cache: (saved) => cacheRecord(templateRecord, saved),
    savedMessage: ({ name }) => [t('form.created'), name],
    onSaved: ({ id }) => navigate({ to: templateRecord.path, params: { id }, ignoreBlocker: true }),
    showRefusal: isShownInForm,
  });
  return (
    <TemplateForm record={record} submitLabel={t('add')}>
      <CopiedFrom copied={copied} />
    </TemplateForm>
  );
}

/** Chooses the template of which the new one is a copy; asks for confirmation before typed values are replaced. */
function CopiedFrom({ copied }: { copied: CarTemplate | null }) {
  const { t } = useTranslation('carTemplates');
  const from = useAddressPart('from');
  const found = useFound(foundTemplates);
  return (
    <ComboboxField
      label={t('copyFrom')}
      hint={t('hints.copyFrom')}
      value={copied && { value: copied.id, label: copied.name }}
      search={found.fetchOptions}
      loading={found.loading}
      options={found.items.map(({ id, name }) => ({ value: id, label: name }))}
      onValueChange={(chosen) => void from.change(chosen?.value)}
    />
  );
}
