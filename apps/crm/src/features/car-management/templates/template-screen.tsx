import type { CarPatch } from '@szansa/domain/catalogue';
import { Button } from '@szansa/ui/button';
import { PageHeader } from '@szansa/ui/page-header';
import { Link, useParams } from '@tanstack/react-router';
import { Copy, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { typedSchema, type FormValues } from '#kit/forms/fields-definition.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { fieldValue } from '#kit/records/field-value.tsx';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RemoveRecord } from '#kit/records/remove-record.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFieldLabels } from '#kit/texts/field-labels.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { TemplateFacts } from './template-facts.tsx';
import { templateFields } from './template-fields.tsx';
import { changedTemplate, isShownInForm, TemplateForm } from './template-form.tsx';
import { templateRecord, templateValues, type CarTemplate } from './template.ts';

/** One car template: its form for those who may change it, its facts for others. */
export function TemplateScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={templateRecord} id={id}>
      {(template) => <Template template={template} />}
    </RecordScreen>
  );
}

function Template({ template }: { template: CarTemplate }) {
  const { t } = useTranslation(['carTemplates', 'common']);
  const { has } = useAccess();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, can, carBodyType } = template;
  useRecentRecord({ kind: templateRecord.kind, id, label: name, hint: carBodyType?.name ?? '' });
  return (
    <>
      <PageHeader
        title={name}
        back={{ label: t('title'), link: <Link to="/car-management/templates" /> }}
        className="mb-6"
        actions={
          <>
            {has('car_offer.create') && (
              <Button asChild variant={can.edit ? 'secondary' : 'primary'} icon={<Tags aria-hidden />}>
                <Link to="/car-management/offer" search={{ from: id }}>
                  {t('offer')}
                </Link>
              </Button>
            )}
            {has('car_template.create') && (
              <Button asChild icon={<Copy aria-hidden />}>
                <Link to="/car-management/template" search={{ from: id }}>
                  {t('copy')}
                </Link>
              </Button>
            )}
            {can.edit && (
              <Button icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
                {t('common:actions.remove')}
              </Button>
            )}
          </>
        }
      />
      {can.edit ? <EditTemplate template={template} /> : <TemplateFacts template={template} />}
      {isRemoving && (
        <RemoveRecord
          definition={templateRecord}
          record={template}
          calls={queries.carTemplates}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function EditTemplate({ template }: { template: CarTemplate }) {
  const { t } = useTranslation();
  const { label } = useFieldLabels(templateFields.texts);
  const formats = useFormats();
  const record = useRecordForm<FormValues, CarPatch, CarTemplate, Partial<CarPatch>>({
    schema: typedSchema(templateFields, changedTemplate),
    valuesOf: templateValues,
    record: template,
    place: `car_template/${template.id}`,
    changesOf: (output, _template, dirty) => changedFields(output, dirty),
    send: ({ id }, body) => client.carTemplates.update({ params: { id }, body }),
    read: ({ id }) => client.carTemplates.get({ params: { id } }),
    cache: (saved) => cacheRecord(templateRecord, saved),
    fieldLabel: label,
    describeValue: (name, value) => {
      const field = templateFields.fields[name];
      return field && fieldValue(field, value, formats);
    },
    showRefusal: isShownInForm,
  });
  return <TemplateForm record={record} submitLabel={t('actions.saveChanges')} />;
}
