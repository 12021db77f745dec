import { DropOverlay } from '@szansa/ui/drop-overlay';
import { ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Lies over the opportunity while a file is dragged over it. */
export function ReadingOverlay() {
  const { t } = useTranslation('reading');
  return <DropOverlay label={t('drop')} icon={<ScanText aria-hidden />} />;
}
