import { createClient, type Data, type Endpoints } from '@szansa/api-client/client';

export type SignedIn = Data<Endpoints['auth']['loginTotp']>;

/**
 * Signs in a user without a second factor.
 * @throws when the server requires one.
 */
export async function signInAt(url: string, email: string, password: string): Promise<SignedIn> {
  const client = createClient({ baseUrl: `${url}/api`, language: () => 'pl' });
  const answer = await client.auth.login({ body: { email, password } });
  if ('step' in answer) throw new Error(`${email} needs a second factor: ${answer.step}`);
  return answer;
}
