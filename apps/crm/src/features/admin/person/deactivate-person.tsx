import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { RadioCards } from '@szansa/ui/radio-cards';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { queries, queryClient } from '#kit/api/api.ts';
import { LoadingFields } from '#kit/records/loading-fields.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { messageOf, toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { cachePerson } from '../people/cache-person.ts';
import type { StaffMember } from '../people/staff-values.ts';

type Fate = 'successor' | 'nobody';

/** Closes an account, after asking what to do with the opportunities it owns. */
export function DeactivatePerson({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const params = { id: person.id };
  const [chosenFate, setFate] = useState<Fate | null>(null);
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const workload = useQuery({ ...queries.users.workload.query({ params }), staleTime: 0 });
  const deactivate = useMutation({
    ...queries.users.deactivate.mutation(),
    onSuccess: (saved) => {
      cachePerson(saved);
      void queryClient.invalidateQueries({ queryKey: queries.opportunities.all });
      toastSuccess(t('person.deactivated'));
      onClose();
    },
    onError: (failure) => {
      toastError(failure);
      // another user may have changed the account meanwhile
      void queryClient.invalidateQueries({ queryKey: queries.users.get.key({ params }) });
    },
  });
  const open = workload.data?.openOpportunities ?? 0;
  const hasSuccessors = (workload.data?.successors.length ?? 0) > 0;
  const fate = chosenFate ?? (hasSuccessors ? 'successor' : 'nobody');

  function confirm(): void {
    if (!workload.data) return;
    const needsSuccessor = open > 0 && fate === 'successor';
    if (needsSuccessor && successorId === null) {
      setError(t('person.chooseSuccessor'));
      return;
    }
    const body = { version: person.version, successorId: needsSuccessor ? successorId : null };
    deactivate.mutate({ params, body });
  }

  return (
    <AlertDialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('person.deactivateTitle', { name: personName(person) })}
      description={t('person.deactivateHint')}
      confirmLabel={t('person.deactivate')}
      destructive
      loading={deactivate.isPending}
      onConfirm={confirm}
    >
      {workload.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-4">
          <LoadingRows count={2} />
          <LoadingFields count={1} />
        </div>
      )}
      {workload.isError && (
        <Callout
          tone="destructive"
          role="alert"
          actions={
            <Button size="small" onClick={() => void workload.refetch()}>
              {t('common:states.retry')}
            </Button>
          }
        >
          {messageOf(workload.error)}
        </Callout>
      )}
      {workload.data && open === 0 && <p>{t('person.ownsNothing')}</p>}
      {workload.data && open > 0 && (
        <div className="space-y-4">
          <RadioCards
            label={t('person.owns', { count: open })}
            value={fate}
            onValueChange={(value) => setFate(value === 'nobody' ? 'nobody' : 'successor')}
            items={[
              {
                value: 'successor',
                label: t('person.toSuccessor'),
                ...(hasSuccessors ? {} : { hint: t('person.noSuccessors'), disabled: true }),
              },
              { value: 'nobody', label: t('person.toNobody') },
            ]}
          />
          {fate === 'successor' && (
            <SelectField
              label={t('person.successor')}
              required
              error={error}
              value={successorId}
              onValueChange={(value) => {
                setSuccessorId(value);
                setError(undefined);
              }}
              items={workload.data.successors.map(({ id, firstName, lastName }) => ({
                value: id,
                label: personName({ firstName, lastName }),
              }))}
            />
          )}
        </div>
      )}
    </AlertDialog>
  );
}
