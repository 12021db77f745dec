import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';

const formats = ['pdf', 'xlsx', 'csv'] as const;

/** A report as a file. */
export function ReportFiles({ id }: { id: string }) {
  const { t } = useTranslation('reports');
  const { language } = useFormats();
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) =>
      client.reports.file({ params: { id }, query: { format, language } }),
    onSuccess: (file, format) => saveFile(file, `report.${format}`),
    onError: toastError,
  });
  return (
    <DropdownMenu
      trigger={
        <Button icon={<Download aria-hidden />} loading={download.isPending}>
          {t('record.files')}
        </Button>
      }
      align="end"
    >
      {formats.map((format) => (
        <DropdownMenuItem key={format} onSelect={() => download.mutate(format)}>
          {t(`record.${format}`)}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
