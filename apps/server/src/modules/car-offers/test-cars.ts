import type { CarListKind, CarOfferPatch, OfferedVariantInput } from '@szansa/domain/catalogue';
import type { SignedIn, TestServer } from '@szansa/server/testing';

/** The fields of a new car at the dealer, besides its list entries. */
export const newCar: Omit<OfferedVariantInput, 'id' | 'carAvailabilityId' | 'carColorId' | 'dealerId'> = {
  availability: 'readily',
  catalogPrice: '149900.00',
  catalogDiscountPrice: '139900.00',
  availabilityCount: 3,
  year: 2026,
  prodTime: null,
  carCondition: 'new',
  mileage: null,
  firstRegistration: null,
  realAvailabilityDate: null,
  showAvailabilityInformation: true,
  equipment: [],
  uploadedSpecificationFile: null,
  removeSpecificationFile: false,
};

/**
 * Creates what tests of car offers start with: a car with a colour, a dealer, and users who edit the catalogue or
 * read it.
 */
export async function testCars(server: TestServer) {
  const platformer = await server.signIn('platformer@test.example');
  const worker = await server.signIn('worker@test.example');
  const entry = async (kind: CarListKind, name: string, parentId?: string): Promise<string> => {
    const body = {
      name,
      ...(parentId === undefined ? {} : { parentId }),
      ...(kind === 'colour' ? { code: 'N4' } : {}),
    };
    return (await platformer.client.carLists.create({ params: { kind }, body })).id;
  };
  const brandId = await entry('brand', 'Škoda');
  const modelId = await entry('model', 'Octavia', brandId);
  const versionId = await entry('version', 'Selection', modelId);
  const carColorId = await entry('colour', 'Niebieski', brandId);
  const list = await worker.client.carLists.list({ params: { kind: 'availability' }, query: {} });
  const carAvailabilityId = list.find(({ name }) => name === 'Od ręki')?.id ?? '';
  const dealerId = (await worker.client.dealers.create({ body: { name: 'Salon Testowy' } })).id;
  /** Returns a new car at the dealer. */
  const variant = (more: Partial<OfferedVariantInput> = {}): OfferedVariantInput => ({
    id: crypto.randomUUID(),
    carAvailabilityId,
    carColorId,
    dealerId,
    ...newCar,
    ...more,
  });
  return {
    platformer,
    worker,
    /** Writes an entry of a list down. @returns its id */
    entry,
    /** What the car is of the lists. */
    car: { brandId, modelId, versionId },
    variant,
    create: (variants: readonly OfferedVariantInput[], files: readonly File[] = []) =>
      platformer.client.carOffers.create({
        body: { offer: { brandId, modelId, versionId, variants: [...variants] } },
        files,
      }),
    change: (id: string, version: number, changes: CarOfferPatch, files: readonly File[] = []) =>
      platformer.client.carOffers.update({ params: { id }, body: { version, changes }, files }),
    activate: (id: string) =>
      platformer.client.carOffers.move({ params: { id }, body: { version: 1, status: 'active' } }),
    offerAs: (by: SignedIn, id: string) => by.client.carOffers.get({ params: { id } }),
  };
}
