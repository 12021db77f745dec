import { personName } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import type { ListedNotice } from './notices-address.ts';

/** Returns a function for the recipients of an announcement as text: its roles, then its people. */
export function useRecipients(): (notice: Pick<ListedNotice, 'roles' | 'users'>) => string {
  const { t } = useTranslation('labels');
  return ({ roles, users }) =>
    [...roles.map((role) => t(`role.${role}`)), ...users.map(personName)].join(', ');
}
