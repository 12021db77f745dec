import type { Endpoints, Input } from '@szansa/api-client/client';
import { excludableFields, isAdministrator, type ExcludableField } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { CheckboxField } from '@szansa/ui/checkbox';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { withChanges } from '#parts/roles/use-roles.ts';
import type { StaffMember } from '../people/staff-values.ts';
import { Panel } from './panel.tsx';

/** Fields hidden from this person alone; those their roles hide are shown as such. */
export function PersonHiddenFields({ person }: { person: StaffMember }) {
  const { t } = useTranslation('admin');
  const { has } = useAccess();
  const ownRoles = useUser().roles.map(({ key }) => key);
  const params = { id: person.id };
  const { queryKey: key } = queries.users.get.query({ params });
  // changes are shown at once and sent one after another; the last response determines the state
  const mutationKey = ['users', person.id, 'hidden-fields'];
  const unanswered = useUnanswered<Input<Endpoints['users']['changeHiddenFields']>>(mutationKey);
  const unconfirmed = unanswered
    .filter(({ isUnconfirmed }) => isUnconfirmed)
    .flatMap(({ sent: { body } }) => [...(body?.hide ?? []), ...(body?.show ?? [])]);
  const change = useMutation({
    ...queries.users.changeHiddenFields.mutation(),
    mutationKey,
    scope: { id: mutationKey.join('.') },
    onMutate: async ({ body }) => {
      const { hide = [], show = [] } = body ?? {};
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<StaffMember>(
        key,
        (shown) => shown && { ...shown, excludedFields: withChanges(shown.excludedFields, hide, show) },
      );
    },
    onError: toastError,
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  const labels = accessLabels(currentLanguage()).excludableField;
  const seesEverything = person.roles.includes('SUPER_ADMIN');
  const isLocked = seesEverything || !has('permission.edit') || !isAdministrator(ownRoles);

  function toggle(field: ExcludableField, isHidden: boolean): void {
    change.mutate({ params, body: isHidden ? { hide: [field], show: [] } : { hide: [], show: [field] } });
  }

  return (
    <Panel title={t('person.hiddenFields')}>
      <p className="mb-3 text-text-muted">
        {t(seesEverything ? 'person.seesEverything' : 'person.hiddenFieldsHint')}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {excludableFields.map((field) => {
          const byRole = person.roleExcludedFields.includes(field);
          return (
            <CheckboxField
              key={field}
              label={labels[field]}
              hint={
                byRole ? t('person.hiddenByRole') : unconfirmed.includes(field) ? <PendingMark /> : undefined
              }
              checked={byRole || person.excludedFields.includes(field)}
              disabled={isLocked || byRole}
              onCheckedChange={(isHidden) => toggle(field, isHidden)}
            />
          );
        })}
      </div>
    </Panel>
  );
}
