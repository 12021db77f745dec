import { lazyExtra } from '@szansa/ui/lazy';
import { CompleteUiProvider } from '@szansa/ui/provider';
import type { Toasts } from '@szansa/ui/toast-queue';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { componentLabels, translations } from './texts/i18n.ts';
import { queryClient } from './api/api.ts';
import { store } from './session/session-atoms.ts';
import { toasts } from './toasts/toasts.ts';

// no toast is shown before the screen is loaded
const Toaster = lazyExtra(async () => (await import('@szansa/ui/toast')).Toaster);

function SpokenLabels({ children }: { children: ReactNode }) {
  useTranslation();
  return (
    <CompleteUiProvider labels={componentLabels()} timeZone="Europe/Warsaw">
      {children}
    </CompleteUiProvider>
  );
}

interface ProvidersProps {
  children: ReactNode;
  /** The toasts that are shown; by default those of the application. */
  shown?: Pick<Toasts, 'subscribe' | 'read' | 'dismiss'>;
}

/** The providers around every screen: state, data, texts, toasts. Stories use the same. */
export function Providers({ children, shown = toasts }: ProvidersProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={translations}>
          <SpokenLabels>
            <TooltipProvider>
              {children}
              <Toaster toasts={shown} />
            </TooltipProvider>
          </SpokenLabels>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  );
}
