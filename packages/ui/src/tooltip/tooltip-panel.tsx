import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

import { HoverStandIn, type HoverStandInProps } from '../lazy/stand-in.tsx';

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

interface TooltipPanelProps
  extends Pick<TooltipProps, 'label' | 'side'>, Pick<HoverStandInProps, 'events' | 'wish'> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEscape: (() => void) | undefined;
  /** Milliseconds before it opens under the pointer. */
  delay: number;
  trigger: HoverStandInProps['element'];
}

/** The tooltip itself, beside a trigger that is drawn elsewhere. */
export function TooltipPanel(props: TooltipPanelProps) {
  const { id, label, side = 'top', trigger, events, wish, onEscape } = props;
  return (
    <RadixTooltip.Provider delayDuration={props.delay}>
      <RadixTooltip.Root open={props.open} onOpenChange={props.onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <HoverStandIn element={trigger} events={events} wish={wish} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            id={id}
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            {...(onEscape && { onEscapeKeyDown: onEscape })}
            className="szansa-ui z-menu max-w-72 animate-appear rounded-medium bg-text px-2 py-1 text-small text-canvas shadow-floating"
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
