import { CreateRecord } from '#kit/forms/create-record.tsx';
import { representativeForm } from '#parts/pickers/representative-form.tsx';

/** Writes down a person of a bank or a dealer, and opens them. */
export function CreateRepresentative({ onClose }: { onClose: () => void }) {
  return <CreateRecord form={representativeForm} onClose={onClose} />;
}
