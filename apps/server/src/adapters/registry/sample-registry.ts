import type { BusinessRegistry, RegisteredCompany, RegistryAnswer } from './business-registry.ts';

/** No tax office issues numbers with this prefix, so no company can have one. */
const samplePrefix = '999';

function company(taxIdNumber: string, name: string, rest: Partial<RegisteredCompany>): RegistryAnswer {
  return {
    found: {
      taxIdNumber,
      name,
      regon: null,
      krs: null,
      status: 'active',
      vatStatus: 'active',
      street: null,
      postCode: null,
      city: null,
      source: 'sample',
      ...rest,
    },
  };
}

const answers: Readonly<Record<string, RegistryAnswer>> = {
  '9991000111': company('9991000111', 'Przykład sp. z o.o.', {
    regon: '220110965',
    krs: '0000999001',
    street: 'Marszałkowska 10/12',
    postCode: '00-590',
    city: 'Warszawa',
  }),
  '9991079302': company('9991079302', 'Zofia Żółkiewska', {
    regon: '937167246',
    street: 'Długa 7',
    postCode: '31-147',
    city: 'Kraków',
  }),
  '9991158496': company('9991158496', 'Kwiaty Polskie S.A.', {
    regon: '602581927',
    krs: '0000999002',
    street: 'Piotrkowska 120 lok. 14',
    postCode: '90-006',
    city: 'Łódź',
  }),
  '9991237681': company('9991237681', 'Łukasz Świątek Budownictwo', {
    regon: '910772474',
    status: 'suspended',
    street: 'Polna 3',
    postCode: '61-131',
    city: 'Poznań',
  }),
  '9991316877': company('9991316877', 'Dawna Spółka sp.j.', {
    regon: '517905287',
    status: 'closed',
    vatStatus: 'unregistered',
    street: 'Stara 1',
    postCode: '50-950',
    city: 'Wrocław',
  }),
  '9991396066': company('9991396066', '"ŻÓŁĆ & SYNOWIE" sp.j.', {
    regon: '225336740',
    krs: '0000999003',
    street: 'Zażółcona 5',
    postCode: '80-309',
    city: 'Gdańsk',
  }),
  '9991475251': { refused: 'not_found' },
  '9991554447': { refused: 'unavailable' },
  '9991633632': { refused: 'quota' },
  '9991712828': company('9991712828', 'Gospodarstwo Nowa Wieś', {
    regon: '905272732',
    street: 'Nowa Wieś 9',
    postCode: '99-400',
    city: 'Łowicz',
  }),
};

/** A company that others made up. */
export type SampleCompany = Pick<
  RegisteredCompany,
  'taxIdNumber' | 'name' | 'regon' | 'krs' | 'street' | 'postCode' | 'city'
>;

/**
 * Answers for tax ids that no company can have, always with the same data: for the demo, for trials, and for tests.
 * @param known companies besides its own
 */
export function sampleRegistry(known: (taxIdNumber: string) => SampleCompany | undefined): BusinessRegistry {
  function answerTo(taxIdNumber: string): RegistryAnswer {
    const own = answers[taxIdNumber];
    if (own) return own;
    const found = known(taxIdNumber);
    return found ? company(taxIdNumber, found.name, found) : { refused: 'not_found' };
  }
  return { findByTaxId: (taxIdNumber) => Promise.resolve(answerTo(taxIdNumber)) };
}

export function isSampleTaxId(taxIdNumber: string): boolean {
  return taxIdNumber.startsWith(samplePrefix);
}
