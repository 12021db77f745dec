import { useNavigate } from '@tanstack/react-router';

import { CreateEnquiry } from '#parts/enquiry/create-enquiry.tsx';

/** Writes an enquiry down, and opens its screen: where documents are to be processed, at its files. */
export function CreateAndOpen({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CreateEnquiry
      onCreated={({ id, category }) =>
        navigate({
          to: '/internal-enquiry/$id',
          params: { id },
          search: category === 'document_processing' ? { tab: 'files' } : {},
          ignoreBlocker: true,
        })
      }
      onClose={onClose}
    />
  );
}
