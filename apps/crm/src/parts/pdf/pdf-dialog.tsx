import type { ApiError, Download as DownloadedFile } from '@szansa/api-client/client';
import { languages, type Language } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { PdfViewer } from '@szansa/ui/pdf-viewer';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Download, FolderDown, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '#kit/files/save-file.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

interface PdfDialogProps {
  words: {
    readonly title: string;
    readonly description: string;
    readonly language: string;
    readonly save: string;
  };
  /** The call that makes it in a language. */
  queryOf: (language: Language) => UseQueryOptions<DownloadedFile, ApiError>;
  /** What it is called when the server names no file. */
  fileName: string;
  isSaving: boolean;
  /** Saves it with the documents; null if the user may not. */
  onSave: ((language: Language) => void) | null;
  /** Goes on to the mail that brings it; missing where there is none. */
  onSend?: (() => void) | undefined;
  onClose: () => void;
}

/** A document as the customer will get it, in either language, to be saved or downloaded. */
export function PdfDialog({ words, queryOf, fileName, isSaving, onSave, onSend, onClose }: PdfDialogProps) {
  const { t } = useTranslation('common');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const pdf = useQuery({
    ...queryOf(language),
    // made from what is stored now: an older one must not be shown for it
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data } = pdf;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button
            icon={<Download aria-hidden />}
            disabled={!data}
            onClick={() => data && saveFile(data, fileName)}
          >
            {t('actions.download')}
          </Button>
          {onSave && (
            <Button
              variant={onSend ? 'secondary' : 'primary'}
              icon={<FolderDown aria-hidden />}
              disabledReason={data ? undefined : t('states.loadsFirst')}
              loading={isSaving}
              onClick={() => onSave(language)}
            >
              {words.save}
            </Button>
          )}
          {onSend && (
            <Button variant="primary" icon={<Send aria-hidden />} onClick={onSend}>
              {t('actions.send')}
            </Button>
          )}
        </>
      }
    >
      <div role="group" aria-label={words.language} className="mb-3 flex gap-1">
        {languages.map((each) => (
          <Button
            key={each}
            size="small"
            lang={each}
            variant={each === language ? 'secondary' : 'ghost'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t(`languages.${each}`)}
          </Button>
        ))}
      </div>
      <PdfViewer
        data={data?.blob ?? null}
        title={words.title}
        loading={pdf.isPending}
        error={pdf.isError && messageOf(pdf.error)}
        className="h-[65dvh]"
      />
    </Dialog>
  );
}
