import { useEffect, useRef, type RefObject } from 'react';

/** Lets a bar run out in the time a toast stays, and stand where it is while that time does. */
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
    // one that is over would begin again
    else if (running.current?.playState === 'paused') running.current.play();
  }, [isPaused]);
  return bar;
}
