import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { FileDrop } from '@szansa/ui/file-drop';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

import { logoRules } from './logo-rules.ts';

interface LogoFieldProps<Saved> {
  hasLogo: boolean;
  /** What becomes of what shows the logo, said before it is removed. */
  removeHint: string;
  save: (file: File) => Promise<Saved>;
  remove: () => Promise<Saved>;
  /** Shows what has the logo as the server has answered it. */
  keep: (saved: Saved) => void;
  /** Has what has the logo asked for again: somebody else has changed it first. */
  refetchRecord: () => unknown;
}

/** Chooses, replaces and removes a logo; each is saved at once. */
export function LogoField<Saved>(props: LogoFieldProps<Saved>) {
  const { hasLogo, removeHint, save, remove, keep, refetchRecord } = props;
  const { t } = useTranslation('logo');
  const [asked, setAsked] = useState(false);

  const after = (said: string) => ({
    onSuccess: (saved: Saved) => {
      keep(saved);
      setAsked(false);
      toastSuccess(said);
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
        <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => setAsked(true)}>
          {t('remove')}
        </Button>
      )}
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
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
