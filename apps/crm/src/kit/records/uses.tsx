import type { Entity } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '../texts/i18n.ts';

/** How many records of a kind. */
export interface Use {
  readonly kind: Entity;
  readonly count: number;
}

/** How many records of each kind something concerns. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation();
  const labels = accessLabels(currentLanguage()).entity;
  return (
    <ul>
      {uses.map(({ kind, count }) => (
        <li key={kind}>{t('records.uses', { kind: labels[kind], count })}</li>
      ))}
    </ul>
  );
}
