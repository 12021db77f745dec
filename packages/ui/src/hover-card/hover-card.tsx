import { Slot } from 'radix-ui';
import { createElement, useEffect, useRef, useState, type ComponentProps } from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';
import type { TriggerEvents, Wish } from '../lazy/stand-in.tsx';
import type { HoverCardProps } from './hover-card-panel.tsx';

export type { HoverCardProps } from './hover-card-panel.tsx';

// loaded when the first card is about to open
const panel = lazyCode(async () => (await import('./hover-card-panel.tsx')).HoverCardPanel);

/** Whether a card of a board or an item of a list is being dragged: nothing opens below it then. */
export function isDragging(): boolean {
  return document.querySelector('[data-dragging]') !== null;
}

export function HoverCard({ trigger, onOpenChange, ...card }: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const [wish, setWish] = useState<Wish>();
  const element = useRef<HTMLElement>(null);
  const events = useRef<TriggerEvents>(null);
  const isPressed = useRef(false);
  const change = (next: boolean) => {
    // the delay may end while something is dragged, or below a dialog that has opened meanwhile
    if (next && (isPressed.current || isDragging() || element.current?.closest('[aria-hidden="true"]')))
      return;
    setOpen(next);
    onOpenChange?.(next);
    if (!next) setWish(undefined);
  };
  const release = () => {
    isPressed.current = false;
    if (!open) setWish(undefined);
  };
  return (
    <>
      <Slot.Root
        ref={element}
        onPointerEnter={(event) => {
          isPressed.current = false;
          if (wish) events.current?.onPointerEnter?.(event);
          else if (event.pointerType !== 'touch') setWish({ by: 'pointer', event });
        }}
        onPointerLeave={(event) => {
          events.current?.onPointerLeave?.(event);
          if (!open) setWish(undefined);
        }}
        onFocus={(event) => {
          if (wish) events.current?.onFocus?.(event);
          else setWish({ by: 'focus', event });
        }}
        onBlur={(event) => {
          events.current?.onBlur?.(event);
          release();
        }}
        onPointerDown={() => {
          isPressed.current = true;
          if (open) change(false);
        }}
      >
        {trigger}
      </Slot.Root>
      {wish ? (
        <LatePanel
          {...card}
          open={open}
          onOpenChange={change}
          trigger={element}
          events={events}
          wish={wish}
        />
      ) : null}
    </>
  );
}

/** The card as soon as its code is there. */
function LatePanel(props: ComponentProps<NonNullable<ReturnType<typeof panel.now>>>) {
  const Panel = useLazy(panel);
  useEffect(() => {
    // a card that cannot be loaded stays closed
    panel.load().catch(() => undefined);
  }, []);
  return Panel ? createElement(Panel, props) : null;
}
