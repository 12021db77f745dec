import { DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { ScanText } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DocumentRecord } from '#parts/opportunity/records.ts';

import { ReadQuoteContext } from './given-quote.ts';

/**
 * Returns the item of a document's menu that extracts a bank's quote; null for other files than PDFs, and without the
 * right.
 */
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
