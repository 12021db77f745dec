import { laterComponent } from '@szansa/ui/later';
import { useState, type DragEvent, type ReactNode } from 'react';

import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { customerTexts } from '#parts/customer/texts.ts';

import { usePlace } from '../use-place.ts';
import { ReadQuoteContext, type GivenQuote } from './given-quote.ts';
import { readingTexts } from './texts.ts';

const ReadingDialog = laterComponent(async () => {
  const [dialog] = await Promise.all([
    import('./reading-dialog.tsx'),
    loadTexts([readingTexts, customerTexts]),
  ]);
  return dialog.ReadingDialog;
});

interface ReadingDropProps {
  opportunityId: string;
  mayRead: boolean;
  className: string;
  children: ReactNode;
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');

/**
 * A PDF that is dropped anywhere inside, where nothing else takes it, is read; so is a document whose menu says so, and one
 * chosen in the dialog the address opens.
 */
export function ReadingDrop({ opportunityId, mayRead, className, children }: ReadingDropProps) {
  const { has } = useAccess();
  const { place, go } = usePlace();
  const [given, setGiven] = useState<GivenQuote | null>(null);
  const isOpen = mayRead && has('offer.create');
  const begin = (quote: GivenQuote) => {
    setGiven(quote);
    void go({ reading: 'new' });
  };
  const drop = (event: DragEvent) => {
    const [file, second] = event.dataTransfer.files;
    if (event.defaultPrevented || !isOpen || !file || second || !isPdf(file)) return;
    event.preventDefault();
    begin(file);
  };
  return (
    <div
      role="presentation"
      className={className}
      onDragOver={(event) => {
        if (isOpen && event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={drop}
    >
      <ReadQuoteContext value={isOpen ? begin : null}>{children}</ReadQuoteContext>
      {isOpen && place.reading !== undefined && (
        <ReadingDialog
          opportunityId={opportunityId}
          given={given}
          onClose={() => {
            setGiven(null);
            void go({ reading: undefined }, { replace: true });
          }}
        />
      )}
    </div>
  );
}
