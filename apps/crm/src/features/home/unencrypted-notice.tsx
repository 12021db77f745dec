import { isAdministrator } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { useUser } from '#kit/session/session-atoms.ts';
import { storedAtom } from '#kit/storage.ts';

/** What the browser stores the choice to hide it under. */
export const noticeHiddenKey = 'szansa.unencrypted-notice-hidden';

const hiddenAtom = storedAtom(noticeHiddenKey, false);

/**
 * Warns administrators that the page was loaded over plain HTTP from another machine, until they hide it in this
 * browser.
 */
export function UnencryptedNotice() {
  const { t } = useTranslation('home');
  const { roles } = useUser();
  const [isHidden, setHidden] = useAtom(hiddenAtom);
  // browsers trust the own machine without TLS
  if (isHidden || globalThis.isSecureContext || !isAdministrator(roles.map(({ key }) => key))) return null;
  return (
    <Callout
      tone="info"
      className="mt-6"
      title={t('unencrypted.title')}
      actions={
        <Button size="small" onClick={() => setHidden(true)}>
          {t('unencrypted.hide')}
        </Button>
      }
    >
      {t('unencrypted.text')}
    </Callout>
  );
}
