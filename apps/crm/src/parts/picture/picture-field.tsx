import { personName } from '@szansa/domain/shared';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Avatar } from '@szansa/ui/avatar';
import { Button } from '@szansa/ui/button';
import { FileDrop, type FileRules } from '@szansa/ui/file-drop';
import { CropDialog, type Crop, type GalleryImage } from '@szansa/ui/image-gallery';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { largestPicture } from '@szansa/domain/account';

import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { pictureOf } from '#kit/records/person-picture.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';

/** What a picture of a person may be made of. */
const pictureRules: FileRules = {
  accept: ['.jpg', '.jpeg', '.png', '.webp'],
  maxBytes: largestPicture,
  maxFiles: 1,
};

interface PictureFieldProps<Saved> {
  person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly pictureId?: string | null | undefined;
  };
  /** Sends a file, and the part of it that is to be seen; without one, its middle. */
  save: (file: File, body: { crop?: Crop }) => Promise<Saved>;
  remove: () => Promise<Saved>;
  /** Shows the account as the server has answered it. */
  cache: (saved: Saved) => void;
  /** Refetches the account: another user has changed it first. */
  refetchRecord: () => unknown;
}

interface Chosen {
  readonly file: File;
  readonly image: GalleryImage;
  /** Width by height. */
  readonly ratio: number;
}

/**
 * Returns a chosen file with its crop; null for one that the browser cannot draw, for which the server reports the
 * error.
 */
async function chosenOf(file: File): Promise<Chosen | null> {
  try {
    const drawn = await createImageBitmap(file);
    const ratio = drawn.width / drawn.height;
    drawn.close();
    return { file, ratio, image: { id: uuid(), alt: '', load: () => Promise.resolve(file) } };
  } catch {
    return null;
  }
}

/** Shows the picture of a person, and chooses, crops, replaces and removes it; each is saved at once. */
export function PictureField<Saved>(props: PictureFieldProps<Saved>) {
  const { person, save, remove, cache, refetchRecord } = props;
  const { t } = useTranslation('picture');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasPicture = Boolean(person.pictureId);

  const after = (successText: string) => ({
    onSuccess: (saved: Saved) => {
      cache(saved);
      setOpen(false);
      toastSuccess(successText);
    },
    onError: (error: Error) => toastRefusal(error, refetchRecord),
  });
  const saving = useMutation({
    mutationFn: ({ file, crop }: { file: File; crop: Crop | null }) => save(file, crop ? { crop } : {}),
    ...after(t('saved')),
  });
  const removing = useMutation({ mutationFn: remove, ...after(t('removed')) });
  const choose = async (file: File) => {
    const next = await chosenOf(file);
    if (next) setChosen(next);
    else saving.mutate({ file, crop: null });
  };

  return (
    <div className="flex items-start gap-4 max-sm:flex-col">
      <Avatar name={personName(person)} picture={pictureOf(person)} size="huge" />
      <div className="w-full min-w-0 flex-1 space-y-2">
        <FileDrop
          label={t(hasPicture ? 'replace' : 'add')}
          hint={t('hint')}
          {...pictureRules}
          files={[]}
          disabled={saving.isPending}
          onFiles={([file]) => {
            if (file) void choose(file);
          }}
          onRemove={() => undefined}
        />
        {hasPicture && (
          <Button size="small" icon={<Trash2 aria-hidden />} onClick={() => setOpen(true)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog
          key={chosen.image.id}
          image={chosen.image}
          ratio={chosen.ratio}
          crop={null}
          shape="square"
          onValueChange={(crop) => saving.mutate({ file: chosen.file, crop })}
          onClose={() => setChosen(null)}
        />
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('removeTitle')}
        description={t('removeHint')}
        confirmLabel={t('remove')}
        destructive
        loading={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </div>
  );
}
