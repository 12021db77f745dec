import type { PlatformOfferStatus } from '@szansa/domain/catalogue';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { offerRecord, type CarOffer } from './offer.ts';

/** Sets one of the statuses the user may set; asks for confirmation before deleting, which few users can undo. */
export function StatusMenu({ offer }: { offer: CarOffer }) {
  const { t } = useTranslation(['carOffers', 'common', 'labels']);
  const [isRequested, setRequested] = useState(false);
  const move = useMutation({
    ...queries.carOffers.move.mutation(),
    onSuccess: (saved) => {
      cacheRecord(offerRecord, saved);
      toastSuccess(t('status.changed'), t(`labels:platformOfferStatus.${saved.status}`));
    },
    onError: toastError,
    onSettled: () => setRequested(false),
  });
  const { id, name, version, moves } = offer;
  if (moves.length === 0) return null;
  const give = (status: PlatformOfferStatus) => move.mutate({ params: { id }, body: { version, status } });
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button loading={move.isPending} icon={<ChevronDown aria-hidden />}>
            {t('status.change')}
          </Button>
        }
      >
        {moves.map((status) => (
          <DropdownMenuItem
            key={status}
            onSelect={() => (status === 'deleted' ? setRequested(true) : give(status))}
          >
            {t(`labels:platformOfferStatus.${status}`)}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      {isRequested && (
        <AlertDialog
          open
          onOpenChange={setRequested}
          destructive
          title={t('status.deleteTitle', { name })}
          description={t('status.deleteHint')}
          confirmLabel={t('common:actions.remove')}
          loading={move.isPending}
          onConfirm={() => give('deleted')}
        />
      )}
    </>
  );
}
