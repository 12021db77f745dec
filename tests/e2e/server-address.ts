/** Environment variable by which the specs learn where the product runs. */
export const serverVariable = 'SZANSA_E2E_URL';

/** @throws when the run was not set up. */
export function serverUrl(): string {
  const url = process.env[serverVariable];
  if (url === undefined) throw new Error('the specs need the server of the global set-up');
  return url;
}
