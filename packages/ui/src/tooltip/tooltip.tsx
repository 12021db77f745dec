import { Slot } from 'radix-ui';
import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';
import type { TriggerEvents, Wish } from '../lazy/stand-in.tsx';
import { useEscapeLayer } from './escape-layer.tsx';
import type { TooltipProps } from './tooltip-panel.tsx';

export type { TooltipProps } from './tooltip-panel.tsx';

/** Milliseconds before the first tooltip opens, and within which the next one opens at once. */
const delayDuration = 700;
const skipDelayDuration = 300;

// most tooltips are never read: the code waits until the first screen is there
const panel = lazyCode(async () => (await import('./tooltip-panel.tsx')).TooltipPanel);

/** What tooltips know of each other. */
function createNeighbours() {
  let pointerUsed = false;
  let lastOpenAt = -Infinity;
  return {
    /** Whether the last thing done was a press of the pointer and not of a key. */
    isPointerUsed: () => pointerUsed,
    notePress: (event: Event) => {
      pointerUsed = event.type === 'pointerdown';
    },
    noteOpen: (isOpen: boolean) => {
      lastOpenAt = isOpen ? Infinity : performance.now();
    },
    /** The delay of one under the pointer now: a neighbour of one that is or was just open needs none. */
    delay: () => (performance.now() - lastOpenAt < skipDelayDuration ? 0 : delayDuration),
  };
}

const NeighboursContext = createContext(createNeighbours());

/** Wraps the application once: neighbouring tooltips share its delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [neighbours] = useState(createNeighbours);
  useEffect(() => {
    document.addEventListener('pointerdown', neighbours.notePress, true);
    document.addEventListener('keydown', neighbours.notePress, true);
    return () => {
      document.removeEventListener('pointerdown', neighbours.notePress, true);
      document.removeEventListener('keydown', neighbours.notePress, true);
    };
  }, [neighbours]);
  return <NeighboursContext value={neighbours}>{children}</NeighboursContext>;
}

/** What makes a tooltip needed, and how long that takes to open it. */
type Arming = Wish & { readonly delay: number };

export function Tooltip({
  label,
  children,
  side,
  describes = true,
  open: given,
  onOpenChange,
}: TooltipProps) {
  const neighbours = useContext(NeighboursContext);
  const closeLayer = useEscapeLayer();
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const events = useRef<TriggerEvents>(null);
  const [own, setOwn] = useState(false);
  const [arming, setArming] = useState<Arming>();
  const open = given ?? own;

  const change = (next: boolean) => {
    neighbours.noteOpen(next);
    setOwn(next);
    onOpenChange?.(next);
    if (!next) setArming(undefined);
  };
  const disarm = () => {
    if (!open) setArming(undefined);
  };

  return (
    <>
      <Slot.Root
        ref={trigger}
        data-tooltip=""
        aria-describedby={open && describes ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch' || arming) return;
          setArming({ by: 'pointer', delay: neighbours.delay(), event });
        }}
        onPointerMove={(event) => events.current?.onPointerMove?.(event)}
        onPointerLeave={(event) => {
          events.current?.onPointerLeave?.(event);
          disarm();
        }}
        onPointerDown={(event) => events.current?.onPointerDown?.(event)}
        onFocus={(event) => {
          // focus that a menu closed by mouse gives back is no wish to read
          if (neighbours.isPointerUsed()) return;
          if (arming) events.current?.onFocus?.(event);
          else setArming({ by: 'focus', delay: delayDuration, event });
        }}
        onBlur={(event) => {
          events.current?.onBlur?.(event);
          disarm();
        }}
        onClick={(event) => events.current?.onClick?.(event)}
      >
        {children}
      </Slot.Root>
      {arming || open ? (
        <LatePanel
          id={id}
          label={label}
          side={side}
          open={open}
          onOpenChange={change}
          onEscape={closeLayer}
          delay={arming?.delay ?? delayDuration}
          trigger={trigger}
          events={events}
          wish={arming}
        />
      ) : null}
    </>
  );
}

/** The tooltip as soon as its code is there. */
function LatePanel(props: ComponentProps<NonNullable<ReturnType<typeof panel.now>>>) {
  const Panel = useLazy(panel);
  useEffect(() => {
    // a tooltip that cannot be loaded stays closed
    panel.load().catch(() => undefined);
  }, []);
  return Panel ? createElement(Panel, props) : null;
}
