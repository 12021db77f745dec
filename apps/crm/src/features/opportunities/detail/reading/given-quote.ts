import { createContext } from 'react';

import { client } from '#kit/api/api.ts';

/** The PDF a reading begins with: a file of this device, or a document of the opportunity. */
export type GivenQuote = File | FiledQuote;

interface FiledQuote {
  readonly fileId: string;
  readonly name: string;
}

/** Has a quote read, in the dialog that opens; null where nobody may. */
export const ReadQuoteContext = createContext<((quote: FiledQuote) => void) | null>(null);

/** The file to send. */
export async function fileOf(quote: GivenQuote): Promise<File> {
  if (quote instanceof File) return quote;
  const { blob } = await client.files.download({ params: { id: quote.fileId } });
  return new File([blob], quote.name, { type: 'application/pdf' });
}
