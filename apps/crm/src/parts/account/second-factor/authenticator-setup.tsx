import { IconButton } from '@szansa/ui/icon-button';
import { QrCode } from '@szansa/ui/qr-code';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { copyText } from '../copy-text.ts';

export interface Enrolment {
  /** To be typed where the code cannot be scanned. */
  secret: string;
  /** What the QR code carries. */
  uri: string;
}

/** A secret as people copy it by hand: in groups of four. */
export function secretGroups(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}

/** The code to scan with an authenticator app, and the secret to type instead. */
export function AuthenticatorSetup({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation('session');
  const { secret, uri } = enrolment;
  return (
    <div className="space-y-4">
      <p className="text-text-muted">{t('enrolment.scanHint')}</p>
      <QrCode value={uri} label={t('enrolment.qrCode')} className="mx-auto" />
      <div>
        <p className="text-small text-text-muted">{t('enrolment.secretHint')}</p>
        <div className="mt-1 flex items-center gap-2 rounded-medium bg-surface-muted py-1 pr-1 pl-3">
          <p className="grid flex-1 grid-cols-4 gap-x-2 font-medium select-all">
            {secretGroups(secret).map((group, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- groups repeat and never move
              <span key={`${index}-${group}`}>{group}</span>
            ))}
          </p>
          <IconButton
            size="small"
            label={t('enrolment.copySecret')}
            icon={<Copy aria-hidden />}
            onClick={() => void copyText(secret)}
          />
        </div>
      </div>
    </div>
  );
}
