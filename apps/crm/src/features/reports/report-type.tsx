import type { ReportType as Type } from '@szansa/domain/report';
import { useTranslation } from 'react-i18next';

/** What a report is made by. */
export function ReportType({ type }: { type: Type }) {
  const { t } = useTranslation('reports');
  return t(`type.${type}`);
}
