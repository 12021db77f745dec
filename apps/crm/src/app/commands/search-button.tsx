import { Button } from '@szansa/ui/button';
import { Kbd } from '@szansa/ui/kbd';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Offers the command palette to the mouse. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <Button
      icon={<Search aria-hidden />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="md:w-40"
    >
      <span className="font-normal text-text-muted max-md:sr-only">{t('search')}</span>
      <span aria-hidden className="ml-2 inline-flex gap-1 max-md:hidden">
        <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </Button>
  );
}
