import { FileDrop } from '@szansa/ui/file-drop';
import { IconButton } from '@szansa/ui/icon-button';
import { Download, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { uploadRules } from '#parts/files/upload-rules.ts';
import { useDownload } from '#parts/files/use-download.ts';

import { useFilesOfForm } from './chosen-files.ts';
import type { VariantValues } from './offer-values.ts';

/** The specification of a variant: the stored file, which is removed or replaced when the offer is saved. */
export function SpecificationField({ index }: { index: number }) {
  const { t } = useTranslation(['carOffers', 'common']);
  const form = useFormContext<VariantValues>();
  const variant = useWatch<VariantValues, `variants.${number}`>({ name: `variants.${index}` });
  const { files, choose } = useFilesOfForm();
  const download = useDownload();
  const { id, specificationFile, removeSpecificationFile } = variant;
  const chosen = files.get(id);
  const set = (newFile: File | null, isRemoved: boolean) => {
    choose(id, newFile);
    form.setValue(`variants.${index}.newFile`, newFile?.name ?? null, { shouldDirty: true });
    form.setValue(`variants.${index}.removeSpecificationFile`, isRemoved, { shouldDirty: true });
  };
  if (specificationFile && !removeSpecificationFile && !chosen) {
    const { name } = specificationFile;
    return (
      <div>
        <p className="mb-1 font-medium">{t('specification.label')}</p>
        <div className="flex items-center gap-1 rounded-medium border border-border py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <IconButton
            label={t('specification.download', { name })}
            icon={<Download aria-hidden />}
            onClick={() => download(specificationFile)}
          />
          <IconButton
            label={t('specification.remove', { name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => set(null, true)}
          />
        </div>
      </div>
    );
  }
  return (
    <FileDrop
      label={t('specification.label')}
      accept={uploadRules.accept}
      maxBytes={uploadRules.maxBytes}
      maxFiles={1}
      files={chosen ? [{ id, name: chosen.name, size: chosen.size }] : []}
      onFiles={([file]) => set(file ?? null, false)}
      onRemove={() => set(null, removeSpecificationFile)}
    />
  );
}
