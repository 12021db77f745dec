import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { Dialog } from '@szansa/ui/dialog';
import { FileDrop } from '@szansa/ui/file-drop';
import { Progress } from '@szansa/ui/progress';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';

import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';

import { uploadRules } from './upload-rules.ts';

interface Chosen {
  readonly id: string;
  readonly file: File;
}

/** Uploads files with progress, until the signal is aborted, and returns the created records. */
type Send = (
  files: readonly File[],
  options: { readonly onUploadProgress: (fraction: number) => void; readonly signal: AbortSignal },
) => Promise<readonly unknown[]>;

interface UploadDialogProps {
  title: string;
  /** `null` as long as a required field besides the files is missing. */
  send: Send | null;
  /** Fields above the files; they know whether sending was tried. */
  children?: (wasTried: boolean) => ReactNode;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds files to a record, chosen or dropped. */
export function UploadDialog({ title, send, children, onAdded, onClose }: UploadDialogProps) {
  const { t } = useTranslation(['files', 'common']);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [wasTried, setTried] = useState(false);
  // null while nothing of the files has left, and while the server looks at them
  const [sent, setSent] = useState<number | null>(null);
  const stop = useRef<AbortController>(undefined);
  const upload = useMutation({
    mutationFn: (sending: Send) => {
      const stopping = new AbortController();
      stop.current = stopping;
      return sending(
        chosen.map(({ file }) => file),
        {
          onUploadProgress: (fraction) => setSent(fraction < 1 ? fraction : null),
          signal: stopping.signal,
        },
      );
    },
    onSettled: () => setSent(null),
    // files may have arrived before the line was cut
    onError: () => {
      if (stop.current?.signal.aborted) onAdded();
    },
    onSuccess: (added) => {
      onAdded();
      toastSuccess(t('uploaded', { count: added.length }));
      onClose();
    },
  });

  function change(next: readonly Chosen[]): void {
    setChosen(next);
    upload.reset();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        stop.current?.abort();
        onClose();
      }}
      title={title}
      footer={
        <>
          {upload.isPending ? (
            <Button onClick={() => stop.current?.abort()}>{t('stop')}</Button>
          ) : (
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          )}
          <Button
            variant="primary"
            loading={upload.isPending}
            onClick={() => {
              setTried(true);
              if (send && chosen.length > 0) upload.mutate(send);
            }}
          >
            {t('upload')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {upload.isError && !isCalledOff(upload.error) && (
          <Callout role="alert" tone="destructive" title={t('refused')}>
            {reasonsOf(upload.error).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Callout>
        )}
        {children?.(wasTried)}
        <FileDrop
          label={t('files')}
          required
          {...uploadRules}
          files={chosen.map(({ id, file }) => ({ id, file, name: file.name, size: file.size }))}
          onFiles={(files) => change([...chosen, ...files.map((file) => ({ id: uuid(), file }))])}
          onRemove={(id) => change(chosen.filter((one) => one.id !== id))}
          disabled={upload.isPending}
          error={wasTried && chosen.length === 0 ? t('filesRequired') : undefined}
        />
        {upload.isPending && <Progress value={sent} max={1} label={t('uploading')} showLabel />}
      </div>
    </Dialog>
  );
}

/** Whether the user aborted the upload, which is no failure. */
function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Every file the server refused with its reason, else its one sentence. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof ApiError && error.fields.length > 0) return error.fields.map((field) => field.message);
  return [messageOf(error)];
}
