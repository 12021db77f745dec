import { laterExtra } from '@szansa/ui/later';
import { CompleteUiProvider } from '@szansa/ui/provider';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { componentLabels, translations } from './texts/i18n.ts';
import { queryClient } from './api/api.ts';
import { store } from './session/session-atoms.ts';
import { toasts } from './toasts/toasts.ts';

// nothing is said before the screen is there
const Toaster = laterExtra(async () => (await import('@szansa/ui/toast')).Toaster);

function SpokenLabels({ children }: { children: ReactNode }) {
  useTranslation();
  return (
    <CompleteUiProvider labels={componentLabels()} timeZone="Europe/Warsaw">
      {children}
    </CompleteUiProvider>
  );
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
