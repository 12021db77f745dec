import { Slot, Tooltip as RadixTooltip } from 'radix-ui';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

import { useEscapeLayer } from './escape-layer.tsx';

/** Milliseconds before the first tooltip opens, and within which the next one opens at once. */
const delayDuration = 700;
const skipDelayDuration = 300;

/** Whether the last thing done was a press of the pointer and not of a key. */
const PointerUsedContext = createContext<RefObject<boolean>>({ current: false });

/** Wraps the application once: neighbouring tooltips share its delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const pointerUsed = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      pointerUsed.current = event.type === 'pointerdown';
    };
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('keydown', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('keydown', note, true);
    };
  }, []);
  return (
    <PointerUsedContext value={pointerUsed}>
      <RadixTooltip.Provider delayDuration={delayDuration} skipDelayDuration={skipDelayDuration}>
        {children}
      </RadixTooltip.Provider>
    </PointerUsedContext>
  );
}

export interface TooltipProps {
  label: ReactNode;
  /** One focusable element; it receives the trigger's props and ref. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Off where the label is already the element's name, so that it is not read twice. */
  describes?: boolean | undefined;
  /** Give both where the tooltip's content decides when it closes. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Hands everything on but the trigger's description; one that the child brings itself stays. */
function Undescribed(props: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...props} aria-describedby={undefined} />;
}

export function Tooltip({
  label,
  children,
  side = 'top',
  describes = true,
  open,
  onOpenChange,
}: TooltipProps) {
  const pointerUsed = useContext(PointerUsedContext);
  const closeLayer = useEscapeLayer();
  return (
    <RadixTooltip.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixTooltip.Trigger
        asChild
        data-tooltip=""
        onFocus={(event) => {
          // focus that a menu closed by mouse gives back is no wish to read
          if (pointerUsed.current) event.preventDefault();
        }}
      >
        {describes ? children : <Undescribed>{children}</Undescribed>}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          data-slot="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={closeLayer}
          className="szansa-ui z-menu max-w-72 animate-appear rounded-medium bg-text px-2 py-1 text-small text-canvas shadow-floating"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
