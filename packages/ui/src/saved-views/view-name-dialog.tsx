import { useId, useState } from 'react';

import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { TextField } from '../text-field/index.ts';
import { savedViewsWords } from './words.ts';

interface ViewNameDialogProps {
  title: string;
  /** The present name, or empty text for a new view. */
  name: string;
  /** Names that other views bear. */
  usedNames: readonly string[];
  onSave: (name: string) => unknown;
  failureText: (failure: unknown) => string;
  onClose: () => void;
}

/** Prompts for a name; remains open until it is saved, and shows why it was not. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, name: present, usedNames, onSave, failureText, onClose } = props;
  const { save: saveLabel, cancel } = useLabels();
  const words = useWords(savedViewsWords);
  const form = useId();
  const [name, setName] = useState(present);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const next = name.trim();
    const same = (other: string) => other.localeCompare(next, undefined, { sensitivity: 'accent' }) === 0;
    const refusal = next === '' ? words.nameMissing : usedNames.some(same) ? words.nameUsed : undefined;
    setError(refusal);
    if (refusal || saving) return;
    setSaving(true);
    try {
      await onSave(next);
      onClose();
    } catch (thrown) {
      setSaving(false);
      setError(failureText(thrown));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !saving) onClose();
      }}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            {cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" loading={saving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a dialog inside a product's form is no part of it
          event.stopPropagation();
          void save();
        }}
      >
        <TextField
          label={words.name}
          value={name}
          maxLength={60}
          error={error}
          required
          autoComplete="off"
          onValueChange={setName}
        />
      </form>
    </Dialog>
  );
}
