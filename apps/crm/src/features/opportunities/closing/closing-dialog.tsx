import { opportunityClosingFields, type ClosingField } from '@szansa/domain/opportunity';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldPlace, type ClosingGaps } from './missing-fields.ts';

export interface ClosingDialogProps extends ClosingGaps {
  opportunityId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For a closed opportunity: a change was refused because it would have removed these values. */
  isClosed?: boolean;
  /** Leads to a field where the user is already; without it the fields are links to the opportunity's screen. */
  onField?: ((field: ClosingField) => void) | undefined;
}

/** Why an opportunity could not be closed, or not be changed while closed: all that is missing, each leading to its field. */
export function ClosingDialog({
  opportunityId,
  missing,
  chosenOfferId,
  open,
  onOpenChange,
  isClosed = false,
  onField,
}: ClosingDialogProps) {
  const { t } = useTranslation('opportunities');
  const own = missing.filter((field) => opportunityClosingFields.includes(field));
  const ofOffer = missing.filter((field) => !opportunityClosingFields.includes(field));
  const group = { opportunityId, chosenOfferId, onField, onFollow: () => onOpenChange(false) };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(isClosed ? 'closing.storedTitle' : 'closing.title', { count: missing.length })}
      description={t(isClosed ? 'closing.storedDescription' : 'closing.description')}
      closeLabel={t('closing.closeWindow')}
      footer={<Button onClick={() => onOpenChange(false)}>{t('closing.dismiss')}</Button>}
    >
      <div className="space-y-4">
        <MissingGroup title={t('closing.ofOpportunity')} fields={own} {...group} />
        <MissingGroup title={t('closing.ofOffer')} fields={ofOffer} {...group} />
      </div>
    </Dialog>
  );
}

interface MissingGroupProps {
  title: string;
  fields: readonly ClosingField[];
  opportunityId: string;
  chosenOfferId: string | null;
  onField: ClosingDialogProps['onField'];
  onFollow: () => void;
}

function MissingGroup(props: MissingGroupProps) {
  const { title, fields, opportunityId, chosenOfferId, onField, onFollow } = props;
  const { t } = useTranslation(['opportunities', 'labels']);
  const id = useId();
  const nameOf = (field: ClosingField) =>
    field === 'vehicle' ? t('closing.noVehicle') : t(`labels:closingField.${field}`);
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-small font-medium text-text-muted">
        {title}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {fields.map((field) => (
          <li key={field}>
            <TextLink asChild>
              {onField ? (
                <button
                  type="button"
                  onClick={() => {
                    onFollow();
                    onField(field);
                  }}
                >
                  {nameOf(field)}
                </button>
              ) : (
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: opportunityId }}
                  search={fieldPlace(field, chosenOfferId)}
                  onClick={onFollow}
                >
                  {nameOf(field)}
                </Link>
              )}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
