import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useState, useSyncExternalStore, type ReactNode, useEffect, useRef, type RefObject } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import {
  isInToasts,
  toastContainerId,
  toastDuration,
  toastHotkey,
  toastSwipeThreshold,
  type ToastItem,
  type ToastVariant,
  type Toasts,
} from '../toast-queue/index.ts';
import { useFreeFoot } from './use-free-foot.ts';
import { useMediaQuery } from '../app-shell/use-media-query.ts';

/** Animates a bar that runs out in the time a toast is shown, and pauses together with it. */
function useCountdown(duration: number, isPaused: boolean): RefObject<HTMLSpanElement | null> {
  const bar = useRef<HTMLSpanElement>(null);
  const running = useRef<Animation | undefined>(undefined);
  useEffect(() => {
    const animation = bar.current?.animate(
      { transform: ['scaleX(1)', 'scaleX(0)'] },
      { duration, easing: 'linear', fill: 'forwards' },
    );
    running.current = animation;
    return () => animation?.cancel();
  }, [duration]);
  useEffect(() => {
    if (isPaused) running.current?.pause();
    // a finished animation would start again
    else if (running.current?.playState === 'paused') running.current.play();
  }, [isPaused]);
  return bar;
}

interface ToastCountdownProps {
  /** Milliseconds. */
  duration: number;
  isPaused: boolean;
}

/** A visual countdown of how long an action can be undone by the toast; omitted with reduced motion. */
function ToastCountdown(props: ToastCountdownProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return isStill ? null : <CountdownBar key={props.duration} {...props} />;
}

function CountdownBar({ duration, isPaused }: ToastCountdownProps) {
  const bar = useCountdown(duration, isPaused);
  return (
    <span
      ref={bar}
      aria-hidden
      data-slot="toast-countdown"
      // a border, which forced colours leave to be seen
      className="absolute inset-x-2 bottom-0 border-b-2 border-accent"
      style={{ transformOrigin: 'left' }}
    />
  );
}

const icons: Record<ToastVariant, ReactNode> = {
  default: <Info aria-hidden className="text-text-muted" />,
  success: <CircleCheck aria-hidden className="text-success" />,
  destructive: <CircleX aria-hidden className="text-destructive" />,
};

const hotkeys = [toastHotkey];

/** Displays the toasts of one store. Rendered once, at the end of the application. */
export function Toaster({ toasts }: { toasts: Pick<Toasts, 'subscribe' | 'read' | 'dismiss'> }) {
  const labels = useLabels();
  const queue = useSyncExternalStore(toasts.subscribe, toasts.read);
  // applies to all toasts at once: one that arrives meanwhile is paused as well
  const [isPaused, setIsPaused] = useState(false);
  const list = useFreeFoot(queue.filter(({ open }) => open).length);
  return (
    <RadixToast.Provider
      label={labels.notifications}
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={toastSwipeThreshold}
    >
      {queue.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          onPausedChange={setIsPaused}
          onClose={() => toasts.dismiss(toast.id)}
          onCloseAll={() => toasts.dismiss()}
        />
      ))}
      <RadixToast.Viewport
        ref={list}
        id={toastContainerId}
        hotkey={hotkeys}
        label={labels.toastRegion(toastHotkey)}
        className={classes(
          'fixed right-0 bottom-(--bottom-bar) z-toast flex w-100 max-w-full flex-col gap-2 p-4 outline-none empty:p-0',
          // the buttons of a dialog or a sheet stay free: beside it, or on a telephone above its foot
          'in-[body:has([data-keeps-corner])]:bottom-20 sm:in-[body:has([data-keeps-corner])]:right-auto sm:in-[body:has([data-keeps-corner])]:bottom-0 sm:in-[body:has([data-keeps-corner])]:left-0',
        )}
      />
    </RadixToast.Provider>
  );
}

interface ToastCardProps {
  toast: ToastItem;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  onClose: () => void;
  onCloseAll: () => void;
}

function ToastCard({ toast, isPaused, onPausedChange, onClose, onCloseAll }: ToastCardProps) {
  const labels = useLabels();
  const { title, description, variant, type, action, duration, open } = toast;
  return (
    <RadixToast.Root
      data-slot="toast"
      data-variant={variant}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onEscapeKeyDown={(event) => {
        // pressed elsewhere it clears the view at once, so that the next press reaches the dialog below
        if (!isInToasts(event.target)) onCloseAll();
      }}
      type={type}
      duration={duration}
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
      // an open dialog switches pointer events off for the page; toasts stay reachable
      style={{ pointerEvents: 'auto' }}
      className={classes(
        'relative flex animate-rise items-start gap-2.5 rounded-large border level-overlay p-3 text-body text-text shadow-floating',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        variant === 'destructive' && 'border-destructive',
      )}
    >
      <span className="mt-0.5 shrink-0 [&_svg]:size-4">{icons[variant]}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <RadixToast.Title className="font-medium">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-text-muted">{description}</RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action
            altText={action.altText}
            onClick={action.onSelect}
            className="mt-1.5 rounded-small font-medium text-accent-text underline-offset-2 hover:underline"
          >
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={labels.close}
        className="-mt-1 -mr-1 grid size-7 shrink-0 place-items-center rounded-medium text-text-muted hover:bg-surface-hover hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </RadixToast.Close>
      {action && Number.isFinite(duration) && <ToastCountdown duration={duration} isPaused={isPaused} />}
    </RadixToast.Root>
  );
}
