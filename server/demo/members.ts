/** Who can log in to the demo. */
import type { Authentication } from '../authentication.js';
import { addUser } from '../members.js';

export const DEMO_SECURITY_PASSWORD = 'demo-security-password';
/** Base32; SHA-1, 6 digits, 30 s. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

/** A code is accepted once: so that each form can show a second factor, and bob's next code stays his, each has a bob of its own. */
export const FORM_BOBS = ['bob-soap11', 'bob-soap12', 'bob-http-get', 'bob-http-post'] as const;

export async function addDemoMembers(authentication: Authentication): Promise<void> {
  await addUser(authentication, {
    username: 'alice',
    password: 'alice-password',
    email: 'alice@example.org',
    firstName: 'Alice',
    lastName: 'Adams',
  });
  for (const username of ['bob', ...FORM_BOBS]) {
    await addUser(authentication, {
      username,
      password: 'bob-password',
      email: 'bob@example.org',
      firstName: 'Bob',
      lastName: 'Brown',
      totpSecret: DEMO_TOTP_SECRET,
    });
  }
}
