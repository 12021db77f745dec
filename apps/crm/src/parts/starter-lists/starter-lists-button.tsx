import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

interface StarterListsButtonProps {
  size?: 'small' | 'medium';
}

/** Adds what is missing of the starter lists; shown only to users who may. */
export function StarterListsButton({ size = 'medium' }: StarterListsButtonProps) {
  const { t } = useTranslation('starterLists');
  const { has } = useAccess();
  const add = useMutation({
    ...queries.setup.addStarterLists.mutation(),
    onSuccess: ({ added }) => {
      // what it makes stale is the same for all lists of cars
      ownChange('records-changed', { entity: 'car_brand' });
      ownChange('records-changed', { entity: 'lead_source' });
      toastSuccess(added > 0 ? t('added', { count: added }) : t('nothing'));
    },
    onError: toastError,
  });
  if (!has('agency.edit')) return null;
  return (
    <Button
      size={size}
      icon={<ListPlus aria-hidden />}
      loading={add.isPending}
      onClick={() => add.mutate({})}
    >
      {t('add')}
    </Button>
  );
}
