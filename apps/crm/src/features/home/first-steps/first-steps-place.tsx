import { lazyExtra } from '@szansa/ui/lazy';
import { Skeleton } from '@szansa/ui/skeleton';
import { useTranslation } from 'react-i18next';

import { loadTexts } from '#kit/texts/i18n.ts';
import { starterListsTexts } from '#parts/starter-lists/texts.ts';

import { firstStepsTexts } from './texts.ts';
import { useSetup } from './use-setup.ts';

// most agencies have done them
const FirstSteps = lazyExtra(async () => {
  const [part] = await Promise.all([
    import('./first-steps.tsx'),
    loadTexts([firstStepsTexts, starterListsTexts]),
  ]);
  return part.FirstSteps;
});

/** The room of the first steps until they are there, so that nothing below jumps. */
function FirstStepsShape({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('states.loading')}
      className="mt-6 rounded-large border border-border bg-surface px-4 py-3 shadow-small"
    >
      <Skeleton className="my-1 h-5 w-40" />
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="h-17 py-2">
            <Skeleton className="h-10 w-2/3" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What administrators of a new agency do first; nothing where there is nothing to do. */
export function FirstStepsPlace() {
  const { data } = useSetup();
  const count = data?.firstSteps.length ?? 0;
  return count === 0 ? null : <FirstSteps instead={<FirstStepsShape count={count} />} />;
}
