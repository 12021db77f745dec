import { Tooltip as RadixTooltip } from 'radix-ui';
import {
  useEffect,
  useEffectEvent,
  type HTMLAttributes,
  type Ref,
  type RefObject,
  useImperativeHandle,
} from 'react';

import type { Arming, TooltipProps, TriggerEvents } from './tooltip.tsx';

interface TooltipPanelProps extends Pick<TooltipProps, 'label' | 'side'> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEscape: (() => void) | undefined;
  /** Milliseconds before it opens under the pointer. */
  delay: number;
  trigger: RefObject<HTMLElement | null>;
  /** Gets what the trigger has to report. */
  events: Ref<TriggerEvents>;
  /** What has happened to the trigger before this code was there. */
  arming: Arming | undefined;
}

/** The tooltip itself, beside a trigger that is drawn elsewhere. */
export function TooltipPanel(props: TooltipPanelProps) {
  const { id, label, side = 'top', trigger, events, arming, onEscape } = props;
  return (
    <RadixTooltip.Provider delayDuration={props.delay}>
      <RadixTooltip.Root open={props.open} onOpenChange={props.onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <Reporter element={trigger} events={events} arming={arming} />
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

interface ReporterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  element: RefObject<HTMLElement | null>;
  events: Ref<TriggerEvents>;
  arming: Arming | undefined;
  ref?: Ref<HTMLElement | null>;
}

/** Stands in for the trigger: passes on what happens to it. */
function Reporter({ element, events, arming, ref, ...handlers }: ReporterProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = handlers;
  useImperativeHandle(events, () => ({
    onPointerMove,
    onPointerLeave,
    onPointerDown,
    onFocus,
    onBlur,
    onClick,
  }));
  const begin = useEffectEvent(() => {
    if (arming?.by === 'pointer') onPointerMove?.(arming.event);
    if (arming?.by === 'focus') onFocus?.(arming.event);
  });
  useEffect(() => begin(), []);
  return null;
}
