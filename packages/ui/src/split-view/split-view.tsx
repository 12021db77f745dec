import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const splitViewWords = defineWords('split-view', {
  pl: { divider: 'Szerokość listy', back: 'Wróć do listy' },
  en: { divider: 'Width of the list', back: 'Back to the list' },
});

const NARROW = '(max-width: 767px)';

function subscribe(listen: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => {
    query.removeEventListener('change', listen);
  };
}

/** Whether the window has room for one pane only. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

export interface SplitViewProps {
  list: ReactNode;
  /** Name of the list. */
  listLabel: string;
  /** The chosen record; without it `placeholder` is shown. */
  record?: ReactNode;
  recordLabel: string;
  placeholder?: ReactNode;
  /** On a narrow window, where the record covers the list: back to it. */
  onBack: () => void;
  /** Width of the list in percent, 20–60. */
  defaultListWidth?: number | undefined;
  /** Called after a resize with the width in percent, to be saved for the next time. */
  onListWidthChange?: ((percent: number) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A list beside its record. Under 768 px only one of them is in view. Give it a height. */
export function SplitView(props: SplitViewProps) {
  const { list, listLabel, record, recordLabel, placeholder, onBack, defaultListWidth = 36, ref } = props;
  const words = useWords(splitViewWords);
  const narrow = useIsNarrow();
  const listPane = (
    <section aria-label={listLabel} className="h-full min-w-0 overflow-auto">
      {list}
    </section>
  );
  const recordPane = (
    <section aria-label={recordLabel} className="h-full min-w-0 overflow-auto">
      {record ?? <div className="grid h-full place-items-center text-text-muted">{placeholder}</div>}
    </section>
  );

  if (narrow) {
    return (
      <div ref={ref} data-slot="split-view" className={classes('flex min-h-0 flex-col', props.className)}>
        {record === undefined || record === null ? (
          listPane
        ) : (
          <>
            <div className="border-b border-border p-1">
              <Button size="small" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
                {words.back}
              </Button>
            </div>
            <div className="min-h-0 flex-1">{recordPane}</div>
          </>
        )}
      </div>
    );
  }
  return (
    <Group
      elementRef={ref}
      data-slot="split-view"
      className={classes('min-h-0', props.className)}
      onLayoutChanged={(layout) => {
        const percent = layout['list'];
        if (percent !== undefined) props.onListWidthChange?.(Math.round(percent));
      }}
    >
      <Panel id="list" defaultSize={`${defaultListWidth}%`} minSize="20%" maxSize="60%">
        {listPane}
      </Panel>
      <Separator
        aria-label={words.divider}
        className="relative w-px bg-border after:absolute after:inset-y-0 after:-left-1 after:w-2.5 hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent"
      />
      <Panel id="record">{recordPane}</Panel>
    </Group>
  );
}
