import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { foundOwn, OpportunityField } from '#parts/opportunity/opportunity-field.tsx';

interface OfferProps {
  proposalId: string;
  /** What the answer is called. */
  name: string;
}

/** Returns the address of a new offer's form that starts from an answer. */
const placeOf = (proposalId: string) =>
  ({ tab: 'offers', offer: 'new', step: 'conditions', proposal: proposalId }) as const;

/** Opens the form of a new offer with the values of an answer; without an opportunity the user first chooses one. */
export function OfferOfProposal({
  proposalId,
  name,
  customerFileId,
}: OfferProps & { customerFileId: string | null }) {
  const { t } = useTranslation('proposals');
  const [isOpen, setOpen] = useState(false);
  const button = { size: 'small', icon: <FilePlus2 aria-hidden /> } as const;
  if (customerFileId !== null) {
    return (
      <Button asChild {...button} aria-label={t('toOffer.of', { name })}>
        <Link to="/sales-opportunity/$id" params={{ id: customerFileId }} search={placeOf(proposalId)}>
          {t('toOffer.open')}
        </Link>
      </Button>
    );
  }
  return (
    <>
      <Button {...button} aria-label={t('toOffer.of', { name })} onClick={() => setOpen(true)}>
        {t('toOffer.open')}
      </Button>
      {isOpen && <ChooseOpportunity proposalId={proposalId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChooseOpportunity({ proposalId, name, onClose }: OfferProps & { onClose: () => void }) {
  const { t } = useTranslation(['proposals', 'common']);
  const navigate = useNavigate();
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('toOffer.title')}
      description={name}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('toOffer.submit')}
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
          if (chosen === null) {
            setMissing(true);
            return;
          }
          const search = placeOf(proposalId);
          void navigate({ to: '/sales-opportunity/$id', params: { id: chosen }, search });
        }}
      >
        <OpportunityField
          label={t('toOffer.opportunity')}
          emptyLabel={t('toOffer.none')}
          required
          value={chosen}
          found={foundOwn}
          onValueChange={(value) => {
            setChosen(value);
            setMissing(false);
          }}
          error={isMissing ? t('toOffer.required') : undefined}
        />
        <p className="text-small text-text-muted">{t('toOffer.hint')}</p>
      </form>
    </Dialog>
  );
}
