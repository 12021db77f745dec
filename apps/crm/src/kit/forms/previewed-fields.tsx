import { useMediaQuery } from '@szansa/ui/app-shell';
import { Tabs } from '@szansa/ui/tabs';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { FieldsDefinition } from './fields-definition.ts';
import { FormFields } from './form-fields.tsx';

interface Previewed {
  /** What is being typed, as it will look; it finds the form by `useFormContext`. */
  Preview?: ComponentType | undefined;
}

/** The width of the panel of a form, with room for its preview. */
export const sheetWidth = ({ Preview }: Previewed): string => (Preview ? 'w-288' : 'w-140');

interface PreviewedFieldsProps extends Previewed {
  definition: FieldsDefinition;
  /** The stored record, or what is known of a new one. */
  record?: { readonly id?: string } | undefined;
}

/** The fields of a form, and beside them a preview of the typed values. Must be inside a form's provider. */
export function PreviewedFields({ Preview, definition, record }: PreviewedFieldsProps) {
  const fields = <FormFields definition={definition} record={record} />;
  if (!Preview) return fields;
  return <Beside fields={<div className="space-y-4">{fields}</div>} preview={<Preview />} />;
}

function Beside({ fields, preview }: { fields: ReactNode; preview: ReactNode }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [shown, setShown] = useState<'fields' | 'preview'>('fields');
  const { submitCount, isSubmitting, isSubmitSuccessful } = useFormContext().formState;
  const [seen, setSeen] = useState(submitCount);
  // errors are shown at the fields
  if (submitCount !== seen && !isSubmitting) {
    setSeen(submitCount);
    if (!isSubmitSuccessful) setShown('fields');
  }
  if (isWide) {
    return (
      <div className="grid grid-cols-2 gap-6">
        {fields}
        <section aria-label={t('actions.preview')} className="sticky top-2 self-start">
          {preview}
        </section>
      </div>
    );
  }
  return (
    <Tabs
      label={t('records.formOrPreview')}
      value={shown}
      onValueChange={setShown}
      items={[
        { value: 'fields', label: t('records.form'), content: fields },
        { value: 'preview', label: t('actions.preview'), content: preview },
      ]}
    />
  );
}
