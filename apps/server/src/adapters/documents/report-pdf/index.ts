import { agencyPaper, type LetterInput } from '../letter.ts';
import { layOut } from '../thread.ts';
import type { ReportPdfContent } from './content.ts';

export type { PdfColumn, PdfTable } from './content.ts';

type ReportPdfInput = Pick<LetterInput, 'language' | 'today' | 'agency'> &
  Pick<ReportPdfContent, 'title' | 'reference' | 'smallPrint' | 'facts' | 'tables' | 'note'>;

/**
 * Makes the PDF of a report, or of what one worker is paid.
 * @throws 503 as `layOut`
 */
export function reportPdf({ language, today, agency, ...content }: ReportPdfInput): Promise<Uint8Array> {
  return layOut({ kind: 'report', content: { ...agencyPaper({ language, today, agency }), ...content } });
}
