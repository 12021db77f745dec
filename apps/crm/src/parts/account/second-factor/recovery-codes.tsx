import { Button } from '@szansa/ui/button';
import { CheckboxField } from '@szansa/ui/checkbox';
import { Copy, Download, Printer } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '#kit/files/save-file.ts';

import { copyText } from '../copy-text.ts';

/** Prints a title and lines on a page of their own, without what else is on the screen. */
function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // a frame that is not displayed would print as an empty page
  frame.className = 'invisible fixed size-0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentDocument;
  const printer = frame.contentWindow;
  if (!page || !printer) return;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  const text = page.createElement('pre');
  text.textContent = lines.join('\n');
  page.body.append(heading, text);
  printer.addEventListener('afterprint', () => frame.remove());
  printer.print();
}

export interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  /** Called when the user confirms that the codes are saved. */
  onDone: () => void;
  pending?: boolean;
  /** Whether the user tried to leave another way: a message then requires them to save the codes first. */
  insist?: boolean;
}

/** The recovery codes, shown once: to copy, download or print before going on. */
export function RecoveryCodes({
  codes,
  doneLabel,
  onDone,
  pending = false,
  insist = false,
}: RecoveryCodesProps) {
  const { t } = useTranslation(['session', 'common']);
  const [isSaved, setIsSaved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const title = t('recoveryCodes.documentTitle');

  function proceed(event: FormEvent): void {
    event.preventDefault();
    if (isSaved) onDone();
    else setIsRefused(true);
  }

  function download(): void {
    const blob = new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    saveFile({ blob, filename: t('recoveryCodes.fileName') }, t('recoveryCodes.fileName'));
  }

  return (
    <form noValidate onSubmit={proceed} className="space-y-4">
      <p className="text-text-muted">{t('recoveryCodes.hint')}</p>
      <ul
        aria-label={t('recoveryCodes.title')}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-medium bg-surface-muted px-4 py-3 text-center font-medium tracking-wide tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => void copyText(codes.join('\n'))}>
          {t('common:actions.copy')}
        </Button>
        <Button size="small" icon={<Download aria-hidden />} onClick={download}>
          {t('common:actions.download')}
        </Button>
        <Button size="small" icon={<Printer aria-hidden />} onClick={() => printLines(title, codes)}>
          {t('recoveryCodes.print')}
        </Button>
      </div>
      <CheckboxField
        label={t('recoveryCodes.saved')}
        checked={isSaved}
        onCheckedChange={(checked) => {
          setIsSaved(checked);
          setIsRefused(false);
        }}
        error={(isRefused || insist) && !isSaved ? t('recoveryCodes.saveFirst') : undefined}
      />
      <Button type="submit" variant="primary" loading={pending} className="w-full">
        {doneLabel}
      </Button>
    </form>
  );
}
