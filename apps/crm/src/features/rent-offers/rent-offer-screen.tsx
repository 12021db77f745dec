import { rentOfferSheet } from '@szansa/domain/language';
import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent } from '@szansa/ui/lazy';
import { TextLink } from '@szansa/ui/link';
import { PageHeader } from '@szansa/ui/page-header';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Copy, FileText, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart, withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RemoveRecord } from '#kit/records/remove-record.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { RentOfferView } from './rent-offer-view.tsx';
import { rentOfferRecord, type RentOffer } from './rent-offer.ts';

const EditRentOffer = lazyComponent(async () => (await import('./record/edit-rent-offer.tsx')).EditRentOffer);
const RentOfferPdf = lazyComponent(async () => (await import('./record/rent-offer-pdf.tsx')).RentOfferPdf);
const SendRentOffer = lazyComponent(async () => (await import('./record/send-rent-offer.tsx')).SendRentOffer);

/** One rent offer as its PDF shows it, and what can be done with it. */
export function RentOfferScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={rentOfferRecord} id={id}>
      {(offer) => <LoadedRentOffer offer={offer} />}
    </RecordScreen>
  );
}

function LoadedRentOffer({ offer }: { offer: RentOffer }) {
  const { t } = useTranslation('rentOffers');
  const { instant, language } = useFormats();
  const edit = useAddressPart('edit');
  const { id, opportunity, clientTitle, carBrandAndModel, createdBy, updatedAt, can } = offer;
  useRecentRecord({
    kind: rentOfferRecord.kind,
    id,
    label: carBrandAndModel,
    hint: clientTitle,
    name: carBrandAndModel,
  });
  return (
    <>
      <PageHeader
        className="mb-4"
        title={carBrandAndModel}
        subtitle={
          opportunity ? (
            <TextLink asChild quiet>
              <Link to="/sales-opportunity/$id" params={{ id: opportunity.id }} search={{ tab: 'offers' }}>
                {t('record.opportunity', { number: opportunity.number, customer: opportunity.customerName })}
              </Link>
            </TextLink>
          ) : (
            t('record.alone')
          )
        }
        meta={
          createdBy
            ? t('record.byAt', { name: personName(createdBy), date: instant(updatedAt) })
            : instant(updatedAt)
        }
        actions={<Actions offer={offer} />}
        actionsAtFoot
      />
      <div className="max-w-narrow">
        <RentOfferView sheet={rentOfferSheet(offer, language)} />
      </div>
      {can.edit && edit.value === rentOfferRecord.kind && <EditRentOffer offer={offer} />}
    </>
  );
}

function Actions({ offer }: { offer: RentOffer }) {
  const { t } = useTranslation(['rentOffers', 'common']);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'pdf' | 'send' | 'remove' | null>(null);
  const { can } = offer;
  const shared = { offer, onClose: () => setOpen(null) };
  const duplicate = useMutation({
    ...queries.rentOfferPdfs.duplicate.mutation(),
    onSuccess: async (copy) => {
      cacheRecord(rentOfferRecord, copy);
      toastSuccess(t('record.duplicated'), rentOfferRecord.nameOf(copy));
      await navigate({ to: rentOfferRecord.path, params: { id: copy.id } });
    },
    onError: toastError,
  });
  return (
    <>
      {can.edit && (
        <IconButton
          variant="secondary"
          label={t('common:actions.remove')}
          icon={<Trash2 aria-hidden />}
          onClick={() => setOpen('remove')}
        />
      )}
      {can.duplicate && (
        <Button
          icon={<Copy aria-hidden />}
          loading={duplicate.isPending}
          onClick={() => duplicate.mutate({ params: { id: offer.id } })}
        >
          {t('record.duplicate')}
        </Button>
      )}
      {can.edit && (
        <Button asChild icon={<Pencil aria-hidden />}>
          <Link to="." search={withPart('edit', rentOfferRecord.kind)}>
            {t('common:actions.edit')}
          </Link>
        </Button>
      )}
      <Button icon={<FileText aria-hidden />} onClick={() => setOpen('pdf')}>
        {t('record.pdf')}
      </Button>
      {can.send && (
        <Button variant="primary" icon={<Send aria-hidden />} onClick={() => setOpen('send')}>
          {t('record.send')}
        </Button>
      )}
      {open === 'pdf' && <RentOfferPdf {...shared} />}
      {open === 'send' && <SendRentOffer {...shared} />}
      {open === 'remove' && (
        <RemoveRecord
          definition={rentOfferRecord}
          record={offer}
          calls={queries.rentOfferPdfs}
          onClose={shared.onClose}
        />
      )}
    </>
  );
}
