import { classes } from '@szansa/ui/classes';
import { lazyComponent } from '@szansa/ui/lazy';
import { useState, type DragEvent, type ReactNode } from 'react';

import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { customerTexts } from '#parts/customer/texts.ts';

import { usePlace } from '../use-place.ts';
import { ReadQuoteContext, type GivenQuote } from './given-quote.ts';
import { textsOf } from '#kit/texts/texts.ts';

const readingTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);

const ReadingDialog = lazyComponent(async () => {
  const [dialog] = await Promise.all([
    import('./reading-dialog.tsx'),
    loadTexts([readingTexts, customerTexts]),
  ]);
  return dialog.ReadingDialog;
});

const ReadingOverlay = lazyComponent(async () => {
  const [overlay] = await Promise.all([import('./reading-overlay.tsx'), loadTexts([readingTexts])]);
  return overlay.ReadingOverlay;
});

async function refuseSeveral(files: readonly File[]): Promise<void> {
  const [overlay] = await Promise.all([import('./several-files.ts'), loadTexts([readingTexts])]);
  overlay.showOneAtATime(files.map(({ name }) => name));
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface ReadingDropProps {
  opportunityId: string;
  mayRead: boolean;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Starts the extraction of a PDF that is dropped anywhere inside and not handled elsewhere, of a document by its menu,
 * or of one chosen in the dialog that the address opens, which refuses files other than PDFs. Several files are not
 * accepted, which is reported.
 */
export function ReadingDrop({ opportunityId, mayRead, className, children }: ReadingDropProps) {
  const { has } = useAccess();
  const { place, go } = usePlace();
  const [given, setGiven] = useState<GivenQuote | null>(null);
  const [isOver, setOver] = useState(false);
  const isOpen = mayRead && has('offer.create');
  const start = (quote: GivenQuote) => {
    setGiven(quote);
    void go({ reading: 'new' });
  };
  const drag = (event: DragEvent) => {
    if (!isOpen || !hasFiles(event)) return;
    // elements that accept files show that themselves, and a dialog is above this
    const { currentTarget, target, defaultPrevented } = event;
    setOver(!defaultPrevented && target instanceof Node && currentTarget.contains(target));
    event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file, second] = event.dataTransfer.files;
    if (event.defaultPrevented || !isOpen || !file) return;
    event.preventDefault();
    if (!second) {
      start(file);
      return;
    }
    void refuseSeveral([...event.dataTransfer.files]);
  };
  return (
    <div
      role="presentation"
      className={classes('relative', className)}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      {isOver && <ReadingOverlay />}
      <ReadQuoteContext value={isOpen ? start : null}>{children}</ReadQuoteContext>
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
