import { languages, type Language } from '@szansa/domain/account';
import { agencyPatch, isOwnText, type CustomerText } from '@szansa/domain/agency';
import { builtInNotice, noticePlaceholders, writtenPlaceholder } from '@szansa/domain/language';
import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { DescriptionList } from '@szansa/ui/description-list';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { CustomerTextPreview } from './customer-text-preview.tsx';
import { SectionForm } from './section-form.tsx';

interface TextsValues {
  customerTexts: CustomerText[];
}

const schema = agencyPatch.pick({ customerTexts: true });

/** Every text there is: the agency's own, else the product's. */
const valuesOf = ({ customerTexts }: Agency): TextsValues => ({
  customerTexts: opportunityStatuses.flatMap((status) =>
    languages.map((language) => ({
      ...builtInNotice(status, language),
      ...customerTexts.find((own) => own.status === status && own.language === language),
      status,
      language,
    })),
  ),
});

/** Which of the texts is shown, and which of them are refused. */
function ChosenText({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['settings', 'labels', 'common']);
  const { formState } = useFormContext<TextsValues>();
  const [status, setStatus] = useState<OpportunityStatus>('handing');
  const [language, setLanguage] = useState<Language>('pl');
  const texts = useWatch<TextsValues, 'customerTexts'>({ name: 'customerTexts' });
  const index = texts.findIndex((text) => text.status === status && text.language === language);
  const wrong = texts.filter((_, place) => place !== index && formState.errors.customerTexts?.[place]);
  const nameOf = (text: CustomerText) =>
    `${t(`labels:status.${text.status}`)} (${t(`common:languages.${text.language}`)})`;
  return (
    <div className="space-y-3.5">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          label={t('mails.status')}
          value={status}
          onValueChange={(chosen) => setStatus(opportunityStatuses.find((one) => one === chosen) ?? status)}
          items={opportunityStatuses.map((one) => {
            const name = t(`labels:status.${one}`);
            const own = texts.some((text) => text.status === one && isOwnText(text));
            return { value: one, label: own ? t('mails.own', { status: name }) : name };
          })}
        />
        <SelectField
          label={t('mails.language')}
          value={language}
          onValueChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? language)}
          items={languages.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
        />
      </div>
      {wrong.length > 0 && (
        <Callout tone="warning">{t('mails.wrong', { texts: wrong.map(nameOf).join(', ') })}</Callout>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <TextFields key={index} index={index} status={status} language={language} />
        <CustomerTextPreview agency={agency} language={language} written={texts[index]} />
      </div>
    </div>
  );
}

interface TextFieldsProps {
  /** The place of the text among all of them. */
  index: number;
  status: OpportunityStatus;
  language: Language;
}

function TextFields({ index, status, language }: TextFieldsProps) {
  const { t } = useTranslation('settings');
  const { register, setValue, formState } = useFormContext<TextsValues>();
  const written = useWatch<TextsValues, `customerTexts.${number}`>({ name: `customerTexts.${index}` });
  const disabled = !useAccess().has('agency.edit');
  const errors = formState.errors.customerTexts?.[index];
  const restore = () => {
    const { subject, text } = builtInNotice(status, language);
    setValue(`customerTexts.${index}.subject`, subject, { shouldDirty: true, shouldValidate: true });
    setValue(`customerTexts.${index}.text`, text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="space-y-3.5">
      <TextField
        label={t('mails.subject')}
        error={errors?.subject?.message}
        {...register(`customerTexts.${index}.subject`)}
        disabled={disabled}
      />
      <TextareaField
        label={t('mails.text')}
        rows={12}
        maxLength={4000}
        error={errors?.text?.message}
        {...register(`customerTexts.${index}.text`)}
        disabled={disabled}
      />
      {!disabled && isOwnText(written) && <Button onClick={restore}>{t('mails.restore')}</Button>}
      <div>
        <p className="mb-1.5 text-small font-medium text-text-muted">{t('mails.placeholders')}</p>
        <DescriptionList
          items={noticePlaceholders.map((placeholder) => ({
            label: writtenPlaceholder(placeholder, language),
            value: t(`mails.placeholder.${placeholder}`),
          }))}
        />
      </div>
    </div>
  );
}

/** The messages to customers about each status, in both languages; all texts are saved together. */
export function CustomerTextsSection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="mails" agency={agency} schema={schema} valuesOf={valuesOf}>
      <ChosenText agency={agency} />
    </SectionForm>
  );
}
