import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { FileDrop, type FileRules } from '@szansa/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

/** What a logo may be, as the endpoints allow it; their module would bring every schema into the browser. */
export const logoRules: FileRules = {
  accept: ['.png', '.jpg', '.jpeg'],
  maxBytes: 2 * 1024 * 1024,
  maxFiles: 1,
};

interface LogoFieldProps<Saved> {
  hasLogo: boolean;
  /** Explains, before the logo is removed, what is shown without it. */
  removeHint: string;
  save: (file: File) => Promise<Saved>;
  remove: () => Promise<Saved>;
  /** Shows what has the logo as the server has answered it. */
  cache: (saved: Saved) => void;
  /** Refetches the logo's record: another user has changed it first. */
  refetchRecord: () => unknown;
}

/** Chooses, replaces and removes a logo; each is saved at once. */
export function LogoField<Saved>(props: LogoFieldProps<Saved>) {
  const { hasLogo, removeHint, save, remove, cache, refetchRecord } = props;
  const { t } = useTranslation('logo');
  const [isOpen, setOpen] = useState(false);

  const after = (successText: string) => ({
    onSuccess: (saved: Saved) => {
      cache(saved);
      setOpen(false);
      toastSuccess(successText);
    },
    onError: (error: Error) => toastRefusal(error, refetchRecord),
  });
  const saving = useMutation({ mutationFn: save, ...after(t('saved')) });
  const removing = useMutation({ mutationFn: remove, ...after(t('removed')) });

  return (
    <div className="space-y-2">
      <FileDrop
        label={t(hasLogo ? 'replace' : 'add')}
        hint={t('hint')}
        {...logoRules}
        files={[]}
        disabled={saving.isPending}
        onFiles={([file]) => {
          if (file) saving.mutate(file);
        }}
        onRemove={() => undefined}
      />
      {hasLogo && (
        <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
          {t('remove')}
        </Button>
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('removeTitle')}
        description={removeHint}
        confirmLabel={t('remove')}
        destructive
        loading={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </div>
  );
}
