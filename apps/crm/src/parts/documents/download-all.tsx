import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { FolderDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError } from '#kit/toasts/toasts.ts';

/** Downloads all documents of an opportunity that the reader may open, in one archive. */
export function DownloadAll({ opportunityId: id }: { opportunityId: string }) {
  const { t } = useTranslation('documents');
  const download = useMutation({
    mutationFn: () => client.documents.archive({ params: { id }, query: { language: currentLanguage() } }),
    onSuccess: (archive) => saveFile(archive, 'dokumenty.zip'),
    onError: toastError,
  });
  return (
    <Button icon={<FolderDown aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
      {t('downloadAll')}
    </Button>
  );
}
