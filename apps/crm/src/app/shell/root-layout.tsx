import { labelsEn, labelsPl, LabelsProvider } from '@szansa/ui/labels';
import { Toaster } from '@szansa/ui/toast';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { currentLanguage, translations } from '#app/i18n/i18n.ts';
import { queryClient } from '#app/session/api.ts';
import { store } from '#app/session/session-atoms.ts';
import { toasts } from '#app/session/toasts.ts';

const labels = { pl: labelsPl, en: labelsEn };

function SpokenLabels({ children }: { children: ReactNode }) {
  useTranslation();
  return <LabelsProvider labels={labels[currentLanguage()]}>{children}</LabelsProvider>;
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
              <Toaster toasts={toasts} />
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
