import { Button } from '@szansa/ui/button';
import { OneTimeCodeField } from '@szansa/ui/one-time-code-field';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const digits = 6;

export interface AppCodeFormProps {
  submitLabel: string;
  /** What was wrong with the code before; a rejection of `onCode` empties the field for the next. */
  problem?: string | undefined;
  pending: boolean;
  onCode: (code: string) => Promise<unknown>;
  autoFocus?: boolean;
  /** Other ways on, under the button. */
  actions?: ReactNode;
}

/** Prompts for the six digits of an authenticator app; entering the last digit submits them. */
export function AppCodeForm(props: AppCodeFormProps) {
  const { submitLabel, problem, pending, onCode, autoFocus = true, actions } = props;
  const { t } = useTranslation('session');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function send(complete: string): Promise<void> {
    if (pending) return;
    try {
      await onCode(complete);
    } catch {
      setCode('');
      field.current?.focus();
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.length === digits) {
      void send(code);
      return;
    }
    setIsMissing(true);
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <OneTimeCodeField
        ref={field}
        label={t('secondFactor.appCode')}
        value={code}
        onValueChange={(typed) => {
          setCode(typed);
          setIsMissing(false);
        }}
        onComplete={(complete) => void send(complete)}
        length={digits}
        readOnly={pending}
        autoFocus={autoFocus}
        required
        error={isMissing ? t('secondFactor.sixDigits') : code === '' ? problem : undefined}
      />
      <Button type="submit" variant="primary" loading={pending} className="w-full">
        {submitLabel}
      </Button>
      {actions}
    </form>
  );
}
