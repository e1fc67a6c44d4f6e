// The README's client: one interface, whichever port it goes through.
import { AuthenticationSoap12Client } from '../../generated/authentication/client.js';
import type { AuthenticationClient } from '../../generated/authentication/client.js';

export async function callOneUser(url: string): Promise<string | undefined> {
  const client: AuthenticationClient = new AuthenticationSoap12Client({ address: url });
  const { LoginResult } = await client.Login({ securityPassword: 'x', username: 'ann', password: 'secret' });
  return LoginResult;
}
