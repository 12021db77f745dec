import { Button } from '@szansa/ui/button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface FoldingPanelProps {
  title: string;
  /** Beside the title while the rest is folded. */
  short?: ReactNode;
  /** Opens it in any case: a link leads to something in it. */
  forced?: boolean;
  children: ReactNode;
}

/** Facts about a record: beside its tabs there is room for all of them, above the tabs they are collapsed at first. */
export function FoldingPanel({ title, short, forced = false, children }: FoldingPanelProps) {
  const bodyId = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || forced;
  return (
    <section aria-label={title} className="rounded-large border border-border bg-surface px-4 py-1.5 lg:py-4">
      <div className="flex items-center justify-between gap-3 lg:hidden">
        <Button
          variant="ghost"
          className="-ml-2"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setOpened(!isOpen)}
        >
          {title}
        </Button>
        {!isOpen && short}
      </div>
      <div
        id={bodyId}
        // it remains open once it has the focus: a link forces it open only until its target has the focus
        onFocus={() => setOpened(true)}
        className={`space-y-4 max-lg:py-3 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </section>
  );
}
