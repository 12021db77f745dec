import { languages, themes } from '@szansa/domain/account';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from '@szansa/ui/dropdown-menu';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import {
  FileDown,
  Languages,
  LogOut,
  MailCheck,
  Megaphone,
  Rows3,
  ShieldCheck,
  SunMoon,
  UserRound,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { densityAtom, type Density } from '#kit/session/appearance.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { usePreferences } from '#kit/session/use-preferences.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { useUnsavedGuard } from './use-unsaved-guard.tsx';
import { UserButton } from './user-button.tsx';

const densities: readonly Density[] = ['regular', 'compact'];

/** The user's name, language, appearance, and signing out; open at once when it was pressed while still loading. */
export function UserMenu({ startsOpen = false }: { startsOpen?: boolean }) {
  const { t } = useTranslation();
  const user = useUser();
  const formats = useFormats();
  const { shown, choose } = usePreferences();
  const { has } = useAccess();
  const [open, setOpen] = useState(startsOpen);
  const [density, setDensity] = useAtom(densityAtom);
  const guard = useUnsavedGuard();
  return (
    <>
      <DropdownMenu align="end" trigger={<UserButton />} open={open} onOpenChange={setOpen}>
        <DropdownMenuLabel>{formats.email(user.email)}</DropdownMenuLabel>
        <DropdownMenuItem icon={<UserRound aria-hidden />} link={<Link to="/profile" />}>
          {t('user.profile')}
        </DropdownMenuItem>
        {has('user.get') && (
          <DropdownMenuItem icon={<ShieldCheck aria-hidden />} link={<Link to="/admin" />}>
            {t('user.admin')}
          </DropdownMenuItem>
        )}
        {has('opportunity.edit') && (
          <DropdownMenuItem icon={<UserRoundX aria-hidden />} link={<Link to="/admin/unassigned-leads" />}>
            {t('user.unassigned')}
          </DropdownMenuItem>
        )}
        {has('company_notice.get') && (
          <DropdownMenuItem
            icon={<Megaphone aria-hidden />}
            link={<Link to="/admin/work-control-notifications" />}
          >
            {t('user.notices')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<MailCheck aria-hidden />} link={<Link to="/my-company-notifications" />}>
          {t('user.ownNotices')}
        </DropdownMenuItem>
        {has('export.get') && (
          <DropdownMenuItem icon={<FileDown aria-hidden />} link={<Link to="/admin/export-requests" />}>
            {t('user.exports')}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuSub icon={<Languages aria-hidden />} label={t('user.language')}>
          <DropdownMenuRadioGroup
            value={shown.locale}
            onValueChange={(chosen) => {
              const locale = languages.find((one) => one === chosen);
              if (locale) choose({ locale });
            }}
          >
            {languages.map((language) => (
              <DropdownMenuRadioItem key={language} value={language}>
                {t(`languages.${language}`)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuSub>
        <DropdownMenuSub icon={<SunMoon aria-hidden />} label={t('user.theme')}>
          <DropdownMenuRadioGroup
            value={shown.theme}
            onValueChange={(chosen) => {
              const theme = themes.find((one) => one === chosen);
              if (theme) choose({ theme });
            }}
          >
            {themes.map((theme) => (
              <DropdownMenuRadioItem key={theme} value={theme}>
                {t(`user.themes.${theme}`)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuSub>
        <DropdownMenuSub icon={<Rows3 aria-hidden />} label={t('user.density')}>
          <DropdownMenuRadioGroup
            value={density}
            onValueChange={(chosen) => {
              const next = densities.find((one) => one === chosen) ?? 'regular';
              setDensity(next);
            }}
          >
            {densities.map((one) => (
              <DropdownMenuRadioItem key={one} value={one}>
                {t(`user.densities.${one}`)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuSub>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<LogOut aria-hidden />}
          {...(guard.isRequested
            ? { onSelect: guard.confirm }
            : { link: <Link to="/logout" preload={false} /> })}
        >
          {t('user.logout')}
        </DropdownMenuItem>
      </DropdownMenu>
      {guard.dialog}
    </>
  );
}
