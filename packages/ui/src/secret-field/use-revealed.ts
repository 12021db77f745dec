import { useEffect, useState } from 'react';

/**
 * Whether a secret is shown. It hides again after `milliseconds` without a change of `value`, and as
 * soon as the window or the tab is left.
 */
export function useRevealed(value: string, milliseconds: number) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    if (!revealed) return undefined;
    const hide = () => {
      setRevealed(false);
    };
    const timer = setTimeout(hide, milliseconds);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
    // the time runs anew with every edit
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [revealed, milliseconds, value]);

  return [revealed, setRevealed] as const;
}
