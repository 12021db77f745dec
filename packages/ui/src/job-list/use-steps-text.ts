import { useLabels, useWords } from '../labels/index.ts';
import { jobListWords } from './words.ts';

/** Returns how many steps are done of how many; null where there is nothing to show. */
export function useStepsText(done: number, total: number | null): string | null {
  const { locale } = useLabels();
  const words = useWords(jobListWords);
  const numbers = new Intl.NumberFormat(locale);
  const format = (count: number) => numbers.format(count);
  if (total !== null) return words.progress(format(done), format(total));
  return done > 0 ? words.soFar(format(done)) : null;
}
