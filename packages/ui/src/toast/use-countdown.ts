import { useEffect, useRef, type RefObject } from 'react';

/** Animates a bar that runs out in the time a toast is shown, and pauses together with it. */
export function useCountdown(duration: number, isPaused: boolean): RefObject<HTMLSpanElement | null> {
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
