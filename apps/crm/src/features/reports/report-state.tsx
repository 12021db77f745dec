import { Badge } from '@szansa/ui/badge';
import { useTranslation } from 'react-i18next';

import { stateOf, type Report } from './report.ts';

const tones = { open: 'grey', accepted: 'success', archived: 'archive' } as const;

/** How far a report is, in a word. */
export function ReportState({ report }: { report: Pick<Report, 'acceptedAt' | 'archivedAt'> }) {
  const { t } = useTranslation('reports');
  const state = stateOf(report);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
