import { createContext } from 'react';

import { client } from '#kit/api/api.ts';

/** The PDF from which an extraction starts: a file of this device, or a document of the opportunity. */
export type GivenQuote = File | FiledQuote;

interface FiledQuote {
  readonly fileId: string;
  readonly name: string;
}

/** Extracts a quote, in the dialog that opens; null where the user may not. */
export const ReadQuoteContext = createContext<((quote: FiledQuote) => void) | null>(null);

/** The file to send. */
export async function fileOf(quote: GivenQuote): Promise<File> {
  if (quote instanceof File) return quote;
  const { blob } = await client.files.download({ params: { id: quote.fileId } });
  return new File([blob], quote.name, { type: 'application/pdf' });
}
