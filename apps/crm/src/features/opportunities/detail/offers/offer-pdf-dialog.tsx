import { languages, type Language } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { PdfViewer } from '@szansa/ui/pdf-viewer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf, toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import { changedOpportunity, type Offer } from '#parts/opportunity/records.ts';

/** The offer as the customer will get it, in either language, to be saved or downloaded. */
export function OfferPdfDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation(['offers', 'common']);
  const { has } = useAccess();
  const { mayEdit, edit } = useEditing();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const params = { id: offer.id };
  const pdf = useQuery({
    ...queries.offers.previewPdf.query({ params, query: { language } }),
    // made from what is stored now: an older one must not be shown for it
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const save = useMutation({
    ...queries.offers.savePdf.mutation(),
    onSuccess: () => {
      changedOpportunity(offer.customerFileId);
      toastSuccess(t('pdfDialog.saved'));
    },
    onError: toastError,
  });
  const { data } = pdf;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('pdfDialog.title')}
      description={t('pdfDialog.description')}
      footer={
        <>
          <Button
            icon={<Download aria-hidden />}
            disabled={!data}
            onClick={() => data && saveFile(data, 'oferta.pdf')}
          >
            {t('common:actions.download')}
          </Button>
          {mayEdit && has('document.create') && (
            <Button
              variant="primary"
              icon={<FolderDown aria-hidden />}
              disabled={!data}
              progress={save.isPending}
              onClick={() => edit(() => save.mutate({ params, body: { language } }))}
            >
              {t('pdfDialog.save')}
            </Button>
          )}
        </>
      }
    >
      <div role="group" aria-label={t('pdfDialog.language')} className="mb-3 flex gap-1">
        {languages.map((each) => (
          <Button
            key={each}
            size="small"
            lang={each}
            variant={each === language ? 'secondary' : 'ghost'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {t(`common:languages.${each}`)}
          </Button>
        ))}
      </div>
      <PdfViewer
        data={data?.blob ?? null}
        title={t('pdfDialog.title')}
        loading={pdf.isPending}
        error={pdf.isError && messageOf(pdf.error)}
        className="h-[65dvh]"
      />
    </Dialog>
  );
}
