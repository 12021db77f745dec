import { languages, type Language } from '@szansa/domain/account';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { SelectField } from '@szansa/ui/select-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { CustomerMailDialog } from '#parts/customer-mail/customer-mail-dialog.tsx';
import { MailForm } from '#parts/customer-mail/mail-form.tsx';

import { rentOfferRecord, type RentOffer } from '../rent-offer.ts';

interface SendProps {
  offer: RentOffer;
  onClose: () => void;
}

/** Mails the rent offer as a PDF: to the customer of its opportunity, else to any address. */
export function SendRentOffer({ offer, onClose }: SendProps) {
  const { t } = useTranslation('rentOffers');
  const { id, customerFileId } = offer;
  if (customerFileId === null) return <SendAlone offer={offer} onClose={onClose} />;
  return (
    <CustomerMailDialog
      title={t('mail.title')}
      description={t('mail.description', { name: rentOfferRecord.nameOf(offer) })}
      opportunityId={customerFileId}
      status="presentation_proposal"
      place={`rent_offer_pdf/${id}/mail`}
      send={(body) => client.rentOfferPdfs.send({ params: { id }, body })}
      onClose={onClose}
    />
  );
}

function SendAlone({ offer, onClose }: SendProps) {
  const { t } = useTranslation(['rentOffers', 'customerMail', 'common']);
  const formId = useId();
  const [language, setLanguage] = useState<Language>('pl');
  const [isSending, setSending] = useState(false);
  const { id, carBrandAndModel: car } = offer;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('mail.title')}
      description={t('mail.description', { name: rentOfferRecord.nameOf(offer) })}
      footer={
        <>
          <Button onClick={onClose}>{t('customerMail:skip')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            {t('customerMail:send')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label={t('customerMail:language')}
          value={language}
          onValueChange={(chosen) => setLanguage(languages.find((one) => one === chosen) ?? 'pl')}
          items={languages.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
        />
        <MailForm
          key={language}
          id={formId}
          place={`rent_offer_pdf/${id}/mail/${language}`}
          draft={{
            subject: t(`mail.subject.${language}`, { car }),
            text: t(`mail.text.${language}`, { car }),
          }}
          send={(body) => client.rentOfferPdfs.send({ params: { id }, body: { ...body, language } })}
          onSendingChange={setSending}
          onSent={onClose}
        />
      </div>
    </Dialog>
  );
}
