import { agencyPatch, fileLimits } from '@szansa/domain/agency';
import { DescriptionList } from '@szansa/ui/description-list';
import { formatBytes } from '@szansa/ui/file-drop';
import { FormSection } from '@szansa/ui/form-section';
import { NumberField } from '@szansa/ui/number-field';
import { Progress } from '@szansa/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { Person } from '#kit/records/person.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

const fields = [
  { name: 'messageFilesMb', suffix: 'MB' },
  { name: 'dailyFilesMb', suffix: 'MB' },
  { name: 'agencyFilesGb', suffix: 'GB' },
] as const;

type FilesValues = Record<(typeof fields)[number]['name'], number | null>;

const schema = agencyPatch.pick({ messageFilesMb: true, dailyFilesMb: true, agencyFilesGb: true });

const valuesOf = ({ messageFilesMb, dailyFilesMb, agencyFilesGb }: Agency): FilesValues => ({
  messageFilesMb,
  dailyFilesMb,
  agencyFilesGb,
});

const gigabyte = 1024 ** 3;

const whole = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);

function LimitFields() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<FilesValues>();
  const { language } = useFormats();
  const disabled = !useAccess().has('agency.edit');
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-3">
      {fields.map(({ name, suffix }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <NumberField
              label={t(`fields.${name}`)}
              hint={t('files.hint', {
                least: fileLimits[name].least,
                most: whole(fileLimits[name].most, language),
              })}
              suffix={suffix}
              required
              error={fieldState.error?.message}
              {...field}
              disabled={disabled}
            />
          )}
        />
      ))}
    </div>
  );
}

function Usage({ limit }: { limit: number }) {
  const { t } = useTranslation('settings');
  const { language } = useFormats();
  const storage = useQuery(queries.agency.storage.query());
  if (storage.isError) {
    return <FailedScreen error={storage.error} onRetry={() => void storage.refetch()} />;
  }
  if (!storage.data) return null;
  const { bytes, files, today } = storage.data;
  const size = (value: number) => formatBytes(value, language);
  const total = t('files.of', { used: size(bytes), limit: size(limit) });
  return (
    <FormSection title={t('files.usage')} className="mt-8">
      <Progress value={bytes} max={limit} label={t('files.total')} className="mb-4 max-w-140" />
      <DescriptionList
        layout="beside"
        items={[
          { label: t('files.total'), value: total },
          { label: t('files.count'), value: whole(files, language) },
          {
            label: t('files.today'),
            value:
              today.length === 0 ? (
                t('files.noneToday')
              ) : (
                <ul>
                  {today.map((person) => (
                    <li key={person.id} className="flex max-w-72 justify-between gap-4">
                      <Person person={person} />
                      <span className="tabular-nums">{size(person.bytes)}</span>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </FormSection>
  );
}

/** How much may be uploaded, and what is used of it. */
export function FilesSection({ agency }: { agency: Agency }) {
  const mayEdit = useAccess().has('agency.edit');
  return (
    <>
      <SectionForm section="files" agency={agency} schema={schema} valuesOf={valuesOf}>
        <LimitFields />
      </SectionForm>
      {mayEdit && <Usage limit={agency.agencyFilesGb * gigabyte} />}
    </>
  );
}
