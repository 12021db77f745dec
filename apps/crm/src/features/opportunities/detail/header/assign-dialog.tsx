import { Button } from '@szansa/ui/button';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold, personName } from '@szansa/domain/shared';

import { useCachedComplete } from '#features/opportunities/closing/use-cached-complete.tsx';
import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import {
  changedOpportunity,
  cacheOpportunity,
  type Opportunity,
  type Person,
} from '#parts/opportunity/records.ts';
import { showAssigned } from '#parts/opportunity/undoable.ts';

interface AssignDialogProps {
  opportunity: Pick<Opportunity, 'id' | 'version' | 'worker'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function optionOf(person: Person): ComboboxOption {
  return { value: person.id, label: personName(person) };
}

/** Lets an administrator assign the opportunity. */
export function AssignDialog({ open, ...props }: AssignDialogProps) {
  return open ? <OpenAssignDialog {...props} /> : null;
}

function OpenAssignDialog({ opportunity, onOpenChange }: Omit<AssignDialogProps, 'open'>) {
  const { t } = useTranslation(['opportunity', 'common']);
  const [chosen, setChosen] = useState(opportunity.worker && optionOf(opportunity.worker));
  const [query, setQuery] = useState('');
  const workers = useQuery(queries.workers.owners.query());
  const options = (workers.data ?? []).map(optionOf).filter(({ label }) => fold(label).includes(fold(query)));

  const completeness = useCachedComplete(opportunity.id);
  const assign = useMutation({
    ...queries.opportunities.assign.mutation(),
    onSuccess: (assigned) => {
      cacheOpportunity(assigned);
      showAssigned(t('assign.done'), assigned, opportunity.worker);
      onOpenChange(false);
    },
    onError: (error) => {
      if (completeness.showRefusal(error)) return;
      toastRefusal(error, () => changedOpportunity(opportunity.id));
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="small"
      title={t('assign.title')}
      description={t('assign.description')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            loading={assign.isPending}
            onClick={() =>
              assign.mutate({
                params: { id: opportunity.id },
                body: { version: opportunity.version, workerId: chosen?.value ?? null },
              })
            }
          >
            {t('assign.submit')}
          </Button>
        </>
      }
    >
      <ComboboxField
        label={t('assign.worker')}
        value={chosen}
        onValueChange={setChosen}
        search={setQuery}
        options={options}
        loading={workers.isPending}
        placeholder={t('noOwner')}
        emptyLabel={t('assign.nobody')}
      />
      {completeness.dialog}
    </Dialog>
  );
}
