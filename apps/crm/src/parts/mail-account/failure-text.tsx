import type { MailboxProblem } from '@szansa/domain/mail-account';
import { useTranslation } from 'react-i18next';

interface FailureTextProps {
  failure: { readonly problem: MailboxProblem; readonly said: string | null };
}

/** Why mails cannot be fetched, what to do about it, and the server's own message. */
export function FailureText({ failure: { problem, said } }: FailureTextProps) {
  const { t } = useTranslation('mailAccounts');
  return (
    <>
      <p>{t(`problems.${problem}`)}</p>
      {said !== null && <p className="wrap-anywhere text-text-muted">{t('said', { said })}</p>}
    </>
  );
}
