import { knownContact, namesOf, type House, type ReadTexts } from '@szansa/domain/reading';
import { Button } from '@szansa/ui/button';
import { CheckboxField } from '@szansa/ui/checkbox';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { CreateRecord } from '#kit/forms/create-record.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Representative } from '#parts/opportunity/records.ts';
import { Contact } from '#parts/pickers/contact.tsx';
import { representativeFieldsOf, representativeForm } from '#parts/pickers/representative-form.tsx';

import type { AcceptedContacts, ReadValue } from './handing-over.ts';

interface ReadContactsProps {
  values: readonly ReadValue[];
  accepted: AcceptedContacts;
  onAccept: (accepted: AcceptedContacts) => void;
}

const houses = ['bank', 'dealer'] as const satisfies readonly House[];

/** The people at the bank and the dealer of a quote, as the directory has them, for the offer. */
export function ReadContacts({ values, accepted, onAccept }: ReadContactsProps) {
  const { has } = useAccess();
  const read: ReadTexts = new Map(values.map(({ field, value }) => [field, value]));
  if (!has('representative.get')) return null;
  return houses.map((house) => {
    const name = read.get(`${house}.representativeName`);
    if (name === undefined) return null;
    const choose = (contact: Representative | null) => {
      const { [house]: _before, ...others } = accepted;
      onAccept(contact ? { ...others, [house]: contact } : others);
    };
    return (
      <ReadContact
        key={house}
        house={house}
        name={name}
        read={read}
        accepted={accepted[house] ?? null}
        onAccept={choose}
      />
    );
  });
}

interface ReadContactProps {
  house: House;
  name: string;
  read: ReadTexts;
  accepted: Representative | null;
  onAccept: (contact: Representative | null) => void;
}

function ReadContact({ house, name, read, accepted, onAccept }: ReadContactProps) {
  const { t } = useTranslation('reading');
  const { has } = useAccess();
  const [isAdding, setAdding] = useState(false);
  const { firstName, lastName } = namesOf(name);
  const list = useQuery(
    queries.representatives.list.query({
      query: {
        search: lastName,
        perPage: 25,
        show_banks: house === 'bank',
        show_dealers: house === 'dealer',
      },
    }),
  );
  if (!list.data) return null;
  const contact = accepted ?? knownContact(read, house, list.data.items);
  if (contact) {
    return (
      <CheckboxField
        label={t(`contacts.${house}`)}
        hint={<Contact representative={contact} />}
        checked={accepted !== null}
        onCheckedChange={(isAccepted) => onAccept(isAccepted ? contact : null)}
      />
    );
  }
  if (!has('representative.create')) return null;
  const [email, phone] = [read.get(`${house}.representativeEmail`), read.get(`${house}.representativePhone`)];
  return (
    <>
      <Button size="small" icon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
        {t(`contacts.${house}Add`, { name })}
      </Button>
      {isAdding && (
        <CreateRecord
          form={representativeForm}
          fields={representativeFieldsOf[house]}
          given={{
            firstName,
            lastName,
            ...(email === undefined ? {} : { emails: [email] }),
            ...(phone === undefined ? {} : { phones: [phone] }),
          }}
          onClose={() => setAdding(false)}
          onCreated={(created) => {
            setAdding(false);
            onAccept(created);
          }}
        />
      )}
    </>
  );
}
