import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { ScanText } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DocumentRecord } from '#parts/opportunity/records.ts';

import { ReadQuoteContext } from './given-quote.ts';

/** The item of a document's menu that has it read as a quote of a bank; null for what is no PDF, and where nobody may. */
export function useReadDocument(): (document: DocumentRecord) => ReactNode {
  const { t } = useTranslation('documents');
  const read = use(ReadQuoteContext);
  return ({ name, file, can }) =>
    read && can.open && file.mime === 'application/pdf' ? (
      <DropdownMenuItem icon={<ScanText aria-hidden />} onSelect={() => read({ fileId: file.id, name })}>
        {t('readQuote')}
      </DropdownMenuItem>
    ) : null;
}
