import { Button } from '@szansa/ui/button';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import { delimiters, encodings, type Import } from './import-record.ts';

const delimiterNames = ['semicolon', 'tab', 'comma', 'bar'] as const;

/** How a text is written, where it was found out wrongly; nothing for a workbook. */
export function FileForm({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const [encoding, setEncoding] = useState(found.encoding);
  const [delimiter, setDelimiter] = useState(found.delimiter);
  const change = useMutation({
    ...queries.imports.change.mutation(),
    onSettled: changedImports,
    onError: toastError,
  });
  if (!encoding || !delimiter) return null;
  const isSame = encoding === found.encoding && delimiter === found.delimiter;
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="mb-2 font-medium">{t('columns.form')}</legend>
      <SelectField
        label={t('columns.encoding')}
        className="w-52"
        value={encoding}
        onValueChange={(value) => setEncoding(encodings.find((one) => one === value) ?? encoding)}
        items={encodings.map((value) => ({ value, label: t(`encodings.${value}`) }))}
      />
      <SelectField
        label={t('columns.delimiter')}
        className="w-52"
        value={delimiterNames.find((name) => delimiters[name] === delimiter) ?? null}
        onValueChange={(value) => {
          const name = delimiterNames.find((one) => one === value);
          if (name) setDelimiter(delimiters[name]);
        }}
        items={delimiterNames.map((value) => ({ value, label: t(`delimiters.${value}`) }))}
      />
      {found.lettered.length > 0 && (
        <figure aria-label={t('columns.lettered')} className="w-full">
          <p className="break-words">{found.lettered.join(' · ')}</p>
          <figcaption className="text-small text-text-muted">{t('columns.letteredHint')}</figcaption>
        </figure>
      )}
      <Button
        disabled={isSame}
        loading={change.isPending}
        onClick={() => change.mutate({ params: { id: found.id }, body: { encoding, delimiter } })}
      >
        {t('columns.readAgain')}
      </Button>
    </fieldset>
  );
}
