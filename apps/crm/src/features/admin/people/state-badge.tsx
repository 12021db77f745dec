import type { AccountState } from '@szansa/domain/account';
import { accessLabels } from '@szansa/domain/language';
import { Badge, type BadgeTone } from '@szansa/ui/badge';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#kit/texts/i18n.ts';

const tones: Readonly<Record<AccountState, BadgeTone>> = {
  invited: 'warning',
  active: 'success',
  deactivated: 'grey',
};

/** Whether an account is invited, in use, or closed. */
export function StateBadge({ state }: { state: AccountState }) {
  useTranslation();
  return <Badge tone={tones[state]}>{accessLabels(currentLanguage()).accountState[state]}</Badge>;
}
