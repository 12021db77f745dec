import { Tooltip as RadixTooltip } from 'radix-ui';

import { HoverStandIn, type HoverStandInProps } from '../lazy/stand-in.tsx';
import type { TooltipProps } from './tooltip.tsx';

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
