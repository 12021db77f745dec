import { languages } from '@szansa/domain/account';
import { classes } from '@szansa/ui/classes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import icon from '#kit/icon.svg?inline';
import { currentLanguage, speak } from '#kit/texts/i18n.ts';

function LanguageSwitch() {
  const { t } = useTranslation(['session', 'common']);
  const spoken = currentLanguage();
  return (
    <div role="group" aria-label={t('language')} className="flex gap-1">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => void speak(language)}
          className={classes(
            'rounded-small px-2 py-1 text-small',
            language === spoken
              ? 'bg-surface-hover font-medium text-text'
              : 'text-text-muted hover:bg-surface-hover hover:text-text',
          )}
        >
          {t(`common:languages.${language}`)}
        </button>
      ))}
    </div>
  );
}

const widths = { small: 'max-w-sm', medium: 'max-w-md', large: 'max-w-168' } as const;

export interface PublicFrameProps {
  title: string;
  subtitle?: ReactNode;
  /** `medium` for a card that contains more than a short form, `large` for fields in two columns. */
  size?: keyof typeof widths;
  children: ReactNode;
  /** Small links under the card. */
  below?: ReactNode;
}

/** The frame of every screen before the login: the logo, a title, one card, the choice of language. */
export function PublicFrame({ title, subtitle, size = 'small', children, below }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas p-4">
      <header className="flex justify-end">
        <LanguageSwitch />
      </header>
      <main className={classes('m-auto w-full py-4', widths[size])}>
        <div className="mb-6 flex flex-col items-center gap-3 text-center">
          <img src={icon} alt="" className="size-11" />
          <div>
            <h1 className="text-title font-semibold text-balance">{title}</h1>
            {subtitle && <p className="mt-0.5 text-balance text-text-muted wrap-anywhere">{subtitle}</p>}
          </div>
        </div>
        <div className="rounded-large border border-border bg-surface p-6 shadow-small max-sm:p-4">
          {children}
        </div>
        {below && <div className="mt-4 text-center">{below}</div>}
      </main>
    </div>
  );
}
