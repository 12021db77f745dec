import { LabelsProvider } from '@szansa/ui/labels';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { componentLabels, translations } from '#app/i18n/i18n.ts';
import { queryClient } from '#app/session/api.ts';
import { store } from '#app/session/session-atoms.ts';
import { toasts } from '#app/session/toasts.ts';

// nothing is said before the screen is there
const Toaster = lazy(async () => ({ default: (await import('@szansa/ui/toast')).Toaster }));

function SpokenLabels({ children }: { children: ReactNode }) {
  useTranslation();
  return <LabelsProvider labels={componentLabels()}>{children}</LabelsProvider>;
}

/** What every screen stands in: state, data, words, toasts. Stories use the same. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={translations}>
          <SpokenLabels>
            <TooltipProvider>
              {children}
              <Suspense>
                <Toaster toasts={toasts} />
              </Suspense>
            </TooltipProvider>
          </SpokenLabels>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  );
}

export function RootLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
