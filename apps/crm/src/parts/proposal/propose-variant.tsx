import type { Data, Endpoints } from '@szansa/api-client/client';
import { completedStatus, enquiryStatuses } from '@szansa/domain/enquiry';
import { Button } from '@szansa/ui/button';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { TextareaField } from '@szansa/ui/textarea';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { useTextDraft } from '#kit/drafts/use-text-draft.tsx';
import { useFound } from '#kit/lists/use-found.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedEnquiry, type EnquiryListItem } from '#parts/enquiry/records.ts';

type Variant = Data<Endpoints['carOffers']['list']>['items'][number];

interface Known {
  readonly id: string;
  readonly name: string;
}

interface ProposeVariantProps {
  /** What is known already; the other one is chosen here. */
  enquiry?: Known;
  variant?: Known;
  onClose: () => void;
}

interface PickerProps {
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
}

function VariantPicker({ value, onValueChange }: PickerProps) {
  const { t } = useTranslation('proposals');
  const { wholeMoney } = useFormats();
  const found = useFound<Variant>({
    key: queries.carOffers.list.key(),
    find: (query, signal) => client.carOffers.list({ query }, { signal }),
  });
  const optionOf = ({ id, name, carColor, carAvailability, ...prices }: Variant): ComboboxOption => {
    const price = prices.catalogDiscountPrice ?? prices.catalogPrice;
    const amount = price && t('variant.price', { amount: wholeMoney(price) });
    const hint = [carColor?.name, carAvailability?.name, amount].filter(Boolean).join(' · ');
    return { value: id, label: name, ...(hint ? { hint } : {}) };
  };
  return (
    <ComboboxField
      label={t('variant.variant')}
      required
      value={value}
      onValueChange={onValueChange}
      search={found.fetchOptions}
      options={found.items.map(optionOf)}
      loading={found.loading}
      placeholder={t('variant.variantSearch')}
      emptyLabel={t('variant.variantNone')}
    />
  );
}

const open = enquiryStatuses.filter((status) => status !== completedStatus);

function EnquiryPicker({ value, onValueChange }: PickerProps) {
  const { t } = useTranslation('proposals');
  const found = useFound<EnquiryListItem>({
    key: [...queries.internalEnquiries.list.key(), 'answered'],
    find: (query, signal) =>
      client.internalEnquiries.list(
        { query: { ...query, category: ['car_search'], status: open, isEditable: 'true' } },
        { signal },
      ),
  });
  return (
    <ComboboxField
      label={t('variant.enquiry')}
      required
      value={value}
      onValueChange={onValueChange}
      search={found.fetchOptions}
      options={found.items.map(({ id, title, individualNumber }) => ({
        value: id,
        label: title,
        hint: individualNumber,
      }))}
      loading={found.loading}
      placeholder={t('variant.enquirySearch')}
      emptyLabel={t('variant.enquiryNone')}
    />
  );
}

const optionOf = (known: Known | undefined): ComboboxOption | null =>
  known ? { value: known.id, label: known.name } : null;

/** Answers a car search with a variant of the catalogue: whichever of the two is not known is chosen. */
export function ProposeVariant({ enquiry, variant, onClose }: ProposeVariantProps) {
  const { t } = useTranslation(['proposals', 'common']);
  const formId = useId();
  const [chosenEnquiry, setChosenEnquiry] = useState(optionOf(enquiry));
  const [car, setCar] = useState(optionOf(variant));
  const note = useTextDraft(
    enquiry ? `internal_enquiry/${enquiry.id}/variant` : `car_variant/${variant?.id ?? ''}/enquiry`,
  );
  const add = useMutation({
    ...queries.internalEnquiryProposals.createVariant.mutation(),
    onSuccess: (added) => {
      note.clear();
      changedEnquiry(added.enquiry.id);
      toastSuccess(t('added'), [added.enquiry.individualNumber, added.car?.name].join(', '));
      onClose();
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('variant.title')}
      description={variant?.name ?? enquiry?.name}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabledReason={chosenEnquiry && car ? undefined : t('variant.incomplete')}
            loading={add.isPending}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!chosenEnquiry || !car) return;
          add.mutate({
            params: { id: chosenEnquiry.value },
            body: { carVariantId: car.value, note: note.text },
          });
        }}
      >
        {note.offer}
        {enquiry ? null : <EnquiryPicker value={chosenEnquiry} onValueChange={setChosenEnquiry} />}
        {variant ? null : <VariantPicker value={car} onValueChange={setCar} />}
        <TextareaField label={t('note')} maxLength={2000} value={note.text} onValueChange={note.type} />
        <p className="text-small text-text-muted">{t('variant.hint')}</p>
      </form>
    </Dialog>
  );
}
