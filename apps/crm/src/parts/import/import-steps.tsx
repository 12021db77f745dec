import { Steps } from '@szansa/ui/steps';
import { useTranslation } from 'react-i18next';

import { importPages, type ImportPage } from './import-record.ts';

interface ImportStepsProps {
  page: ImportPage;
  /** Whether what is given on that page was refused. */
  refused?: boolean;
  onSelect?: ((id: string) => void) | undefined;
}

/** Where an import is. */
export function ImportSteps({ page, refused = false, onSelect }: ImportStepsProps) {
  const { t } = useTranslation('imports');
  return (
    <Steps
      label={t('steps.label')}
      current={page}
      steps={importPages.map((id) => ({ id, label: t(`steps.${id}`), error: refused && id === page }))}
      onSelect={onSelect}
    />
  );
}
