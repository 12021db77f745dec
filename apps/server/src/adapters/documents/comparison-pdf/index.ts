import { layOut } from '../thread.ts';
import { comparisonPdfContent, type ComparisonPdfInput } from './content.ts';

export type { BankLook, ComparisonPdfInput } from './content.ts';

/**
 * Makes the PDF of a bank comparison in the requested language.
 * @throws 503 as `layOut`
 */
export function comparisonPdf(input: ComparisonPdfInput): Promise<Uint8Array> {
  return layOut({ kind: 'comparison', content: comparisonPdfContent(input) });
}
