import type { RefObject } from 'react';

import { Button } from '../button/index.ts';
import { useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverContent } from '../popover/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { eventCalendarWords } from './words.ts';

interface EventMenuProps {
  event: CalendarEvent;
  anchor: RefObject<HTMLElement>;
  onOpen: (() => void) | undefined;
  onMove: (() => void) | undefined;
  onClose: () => void;
}

/** The actions of an event beside it, for the menu key and the second mouse button. */
export function EventMenu({ event, anchor, onOpen, onMove, onClose }: EventMenuProps) {
  const words = useWords(eventCalendarWords);
  return (
    <Popover
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        label={event.title}
        className="flex w-56 flex-col gap-2"
        onCloseAutoFocus={(close) => {
          close.preventDefault();
          anchor.current.focus();
        }}
      >
        <p className="font-medium">{event.title}</p>
        <div className="flex gap-2">
          {onOpen ? (
            <Button size="small" onClick={onOpen}>
              {words.open}
            </Button>
          ) : null}
          {onMove ? (
            <Button size="small" onClick={onMove}>
              {words.move}
            </Button>
          ) : null}
        </div>
      </PopoverContent>
    </Popover>
  );
}
