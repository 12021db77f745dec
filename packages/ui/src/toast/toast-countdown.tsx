import { useMediaQuery } from '../app-shell/use-media-query.ts';
import { useCountdown } from './use-countdown.ts';

interface ToastCountdownProps {
  /** Milliseconds. */
  duration: number;
  isPaused: boolean;
}

/** A visual countdown of how long an action can be undone by the toast; omitted with reduced motion. */
export function ToastCountdown(props: ToastCountdownProps) {
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
