import { languages, themes, type Theme } from '@szansa/domain/account';
import { RadioCards } from '@szansa/ui/radio-cards';
import { SelectField } from '@szansa/ui/select-field';
import { SwitchField } from '@szansa/ui/switch';
import { useAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '#kit/live/pending-mark.tsx';
import { densityAtom, type Density } from '#kit/session/appearance.ts';
import { usePreferences } from '#kit/session/use-preferences.ts';

import { Section } from './section.tsx';

const densities: readonly Density[] = ['regular', 'compact'];
const themeIcons: Record<Theme, ReactNode> = {
  system: <Monitor aria-hidden className="size-4" />,
  light: <Sun aria-hidden className="size-4" />,
  dark: <Moon aria-hidden className="size-4" />,
};

/** Language, appearance and ways of working; each choice takes effect at once. */
export function Preferences() {
  const { t } = useTranslation(['profile', 'common']);
  const [density, setDensity] = useAtom(densityAtom);
  const { shown, choose, isUnconfirmed } = usePreferences();

  return (
    <Section id="preferences" title={t('preferences.title')}>
      <div className="space-y-5">
        <SelectField
          label={t('preferences.language')}
          hint={isUnconfirmed('locale') ? <PendingMark /> : undefined}
          value={shown.locale}
          onValueChange={(chosen) => {
            const locale = languages.find((language) => language === chosen);
            if (locale) choose({ locale });
          }}
          items={languages.map((language) => ({ value: language, label: t(`common:languages.${language}`) }))}
          className="max-w-72"
        />
        <RadioCards
          label={t('preferences.theme')}
          hint={isUnconfirmed('theme') ? <PendingMark /> : undefined}
          columns={3}
          value={shown.theme}
          onValueChange={(chosen) => {
            const theme = themes.find((one) => one === chosen);
            if (theme) choose({ theme });
          }}
          items={themes.map((theme) => ({
            value: theme,
            label: t(`common:user.themes.${theme}`),
            icon: themeIcons[theme],
          }))}
        />
        <RadioCards
          label={t('preferences.density')}
          hint={t('preferences.densityHint')}
          columns={3}
          value={density}
          onValueChange={(chosen) => {
            const next = densities.find((one) => one === chosen) ?? 'regular';
            setDensity(next);
          }}
          items={densities.map((one) => ({ value: one, label: t(`common:user.densities.${one}`) }))}
        />
        <SwitchField
          label={t('preferences.newActivityMode')}
          hint={
            <>
              {t('preferences.newActivityModeHint')} {isUnconfirmed('newActivityMode') && <PendingMark />}
            </>
          }
          checked={shown.newActivityMode}
          onCheckedChange={(newActivityMode) => choose({ newActivityMode })}
        />
      </div>
    </Section>
  );
}
