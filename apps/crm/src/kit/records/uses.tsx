import type { Entity, RecordPart } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '../texts/i18n.ts';

/** How many records of a kind, or parts of one. */
export interface Use {
  readonly kind: Entity | RecordPart;
  readonly count: number;
}

/** How many records of each kind something concerns. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation();
  const { entity, part } = accessLabels(currentLanguage());
  const labels = { ...entity, ...part };
  return (
    <ul>
      {uses.map(({ kind, count }) => (
        <li key={kind}>{t('records.uses', { kind: labels[kind], count })}</li>
      ))}
    </ul>
  );
}
