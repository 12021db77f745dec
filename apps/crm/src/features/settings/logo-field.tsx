import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { FileDrop } from '@szansa/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { Agency } from './agency.ts';

/** As the endpoint allows it; its module would bring every schema into the browser. */
const rules = { accept: ['.png', '.jpg', '.jpeg'], maxBytes: 2 * 1024 * 1024, maxFiles: 1 };

/** Puts a logo on documents and takes it away; either is saved at once. */
export function LogoField({ agency }: { agency: Agency }) {
  const { t } = useTranslation('settings');
  const [asked, setAsked] = useState(false);

  const after = (said: string) => ({
    onSuccess: (saved: Agency) => {
      queryClient.setQueryData(queries.agency.get.query().queryKey, saved);
      setAsked(false);
      toastSuccess(said);
    },
    onError: toastError,
  });
  const save = useMutation({
    mutationFn: async (file: File) => {
      const saved = await client.agency.saveLogo({ files: [file] });
      // the picture before is not this one any more
      void queryClient.resetQueries({ queryKey: queries.agency.logo.key() });
      return saved;
    },
    ...after(t('documents.logoSaved')),
  });
  const remove = useMutation({
    ...queries.agency.removeLogo.mutation(),
    ...after(t('documents.logoRemoved')),
  });

  return (
    <div className="space-y-2">
      <FileDrop
        label={agency.hasLogo ? t('documents.replaceLogo') : t('documents.addLogo')}
        hint={t('documents.logoHint')}
        {...rules}
        files={[]}
        disabled={save.isPending}
        onFiles={([file]) => {
          if (file) save.mutate(file);
        }}
        onRemove={() => undefined}
      />
      {agency.hasLogo && (
        <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => setAsked(true)}>
          {t('documents.removeLogo')}
        </Button>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('documents.removeLogoTitle')}
        description={t('documents.removeLogoHint')}
        confirmLabel={t('documents.removeLogo')}
        destructive
        progress={remove.isPending}
        onConfirm={() => remove.mutate({})}
      />
    </div>
  );
}
