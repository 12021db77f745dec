import { ApiError } from '@szansa/api-client/client';
import { errorMessage } from '@szansa/domain/language';
import { documentTypes, type DocumentType } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { Dialog } from '@szansa/ui/dialog';
import { FileDrop } from '@szansa/ui/file-drop';
import { Progress } from '@szansa/ui/progress';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';
import { uploadRules } from '#parts/files/upload-rules.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

interface Chosen {
  readonly id: string;
  readonly file: File;
}

/** Adds files of one type to the documents of the opportunity. */
export function UploadDialog({ opportunityId, onClose }: { opportunityId: string; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'labels', 'common']);
  const [type, setType] = useState<DocumentType | null>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [wasTried, setTried] = useState(false);
  // null while nothing of the files has left, and while the server looks at them
  const [sent, setSent] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: (input: Parameters<typeof client.documents.upload>[0]) =>
      client.documents.upload(input, {
        onUploadProgress: (fraction) => setSent(fraction < 1 ? fraction : null),
      }),
    onSettled: () => setSent(null),
    onSuccess: (added) => {
      changedOpportunity(opportunityId);
      toastSuccess(t('uploaded', { count: added.length }));
      onClose();
    },
  });

  function send(): void {
    setTried(true);
    if (!type || chosen.length === 0) return;
    const files = chosen.map(({ file }) => file);
    upload.mutate({ params: { id: opportunityId }, body: { type }, files });
  }

  function change(next: readonly Chosen[]): void {
    setChosen(next);
    upload.reset();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !upload.isPending) onClose();
      }}
      title={t('add')}
      footer={
        <>
          <Button disabled={upload.isPending} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" progress={upload.isPending} onClick={send}>
            {t('upload')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {upload.isError && (
          <Callout role="alert" tone="destructive" title={t('refused')}>
            {reasonsOf(upload.error).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Callout>
        )}
        <SelectField
          label={t('type')}
          required
          value={type}
          onChange={(value) => setType(documentTypes.find((known) => known === value) ?? null)}
          items={documentTypes.map((value) => ({ value, label: t(`labels:documentType.${value}`) }))}
          error={wasTried && !type ? errorMessage('required', currentLanguage()) : undefined}
        />
        <FileDrop
          label={t('files')}
          required
          {...uploadRules}
          files={chosen.map(({ id, file }) => ({ id, file, name: file.name, size: file.size }))}
          onFiles={(files) =>
            change([...chosen, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])
          }
          onRemove={(id) => change(chosen.filter((one) => one.id !== id))}
          disabled={upload.isPending}
          error={wasTried && chosen.length === 0 ? t('filesRequired') : undefined}
        />
        {upload.isPending && <Progress value={sent} max={1} label={t('uploading')} showLabel />}
      </div>
    </Dialog>
  );
}

/** Every file the server refused with its reason, else its one sentence. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof ApiError && error.fields.length > 0) return error.fields.map((field) => field.message);
  return [messageOf(error)];
}
