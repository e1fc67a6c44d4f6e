/** `npm run admin -- VERB`: members, second factors, security passwords and the rest, on the store that `DATABASE_URL` names. */
import { Command, CommanderError } from 'commander';

import { openAuthentication } from './authentication.js';
import type { Authentication } from './authentication.js';
import { AdminError } from './admin/admin-error.js';
import { forgetFuture, showAudit } from './admin/audit.js';
import { issueCookie } from './admin/cookies.js';
import { recorded, UnrecordedError } from './admin/recorded.js';
import { rotateKey } from './admin/secret-key.js';
import { addSecurityPassword, listSecurityPasswords, revokeSecurityPassword } from './admin/security-passwords.js';
import { enrolUser, removeFactor } from './admin/second-factors.js';
import { resetThrottle } from './admin/throttle.js';
import { importUsers } from './admin/user-import.js';
import { addNamedUser, changePassword, listUsers, removeUser, setDisabled } from './admin/users.js';
import type { Verb } from './admin/verb.js';
import { readSettings, SettingsError } from './config.js';
import { explainStart } from './start-errors.js';
import { StoreUnavailableError } from './store/store.js';

const program = new Command('admin')
  .description('Members, second factors and security passwords of the Authentication service.')
  .exitOverride();

const user = program.command('user').description('the members');
user
  .command('add <name>')
  .description('add a member; the password is read from the standard input')
  .option('--email <address>')
  .option('--first <name>')
  .option('--last <name>')
  .action((name: string, options: { email?: string; first?: string; last?: string }) =>
    run(recorded('user add', name, addNamedUser(name, options))),
  );
user
  .command('passwd <name>')
  .description('set a password, read from the standard input; ends the sessions')
  .action((name: string) => run(recorded('user passwd', name, changePassword(name))));
user
  .command('disable <name>')
  .description('nobody logs in as this member any more; ends the sessions')
  .action((name: string) => run(recorded('user disable', name, setDisabled(name, true))));
user
  .command('enable <name>')
  .description('undo disable')
  .action((name: string) => run(recorded('user enable', name, setDisabled(name, false))));
user
  .command('remove <name>')
  .description('forget the member')
  .action((name: string) => run(recorded('user remove', name, removeUser(name))));
user
  .command('list')
  .description('all members')
  .action(() => run(listUsers));
user
  .command('import <file>')
  .description('add members from JSON Lines or CSV, all or none')
  .action((file: string) => run(recorded('user import', '', importUsers(file))));

const mfa = program.command('mfa').description('second factors');
mfa
  .command('enrol <name>')
  .description('a new authenticator secret, with its QR code and recovery codes')
  .action((name: string) => run(recorded('mfa enrol', name, enrolUser(name))));
mfa
  .command('remove <name>')
  .description('log in by password alone again')
  .action((name: string) => run(recorded('mfa remove', name, removeFactor(name))));

const security = program.command('security-password').description('the passwords of calling applications');
security
  .command('add <consumer>')
  .description('make one more, and print it once')
  .action((consumer: string) => run(recorded('security-password add', consumer, addSecurityPassword(consumer))));
security
  .command('revoke <consumer>')
  .description('refuse the passwords of this consumer, everywhere within a second or two')
  .option('--older', 'all but the newest')
  .action((consumer: string, { older = false }: { older?: boolean }) =>
    run(recorded('security-password revoke', consumer, revokeSecurityPassword(consumer, older))),
  );
security
  .command('list')
  .description('which consumers have how many')
  .action(() => run(listSecurityPasswords));

program
  .command('throttle')
  .description('accounts at their limit')
  .command('reset <name>')
  .description('forget the failures counted for a name')
  .action((name: string) => run(recorded('throttle reset', name, resetThrottle(name))));

program
  .command('cookie')
  .description('login cookies')
  .command('issue <name>')
  .description('print a login cookie, for trying an integration')
  .option('--domain <domain>', 'one of COOKIE_DOMAINS, or below one')
  .action((name: string, { domain }: { domain?: string }) =>
    run(recorded('cookie issue', name, issueCookie(name, domain))),
  );

program
  .command('audit')
  .description('who asked, for whom, by which form, and what came of it; the latest last')
  .option('--limit <count>', 'entries', '100')
  .option(
    '--forget-future',
    'move entries of a clock that ran ahead to the present, so that the service trusts the clock again',
  )
  .action(({ limit, forgetFuture: forget }: { limit: string; forgetFuture?: true }) =>
    run(forget ? recorded('audit --forget-future', '', forgetFuture) : showAudit(limit)),
  );

program
  .command('secret-key')
  .description('the key of the store')
  .command('rotate')
  .description(
    'seal everything with a new key, read from the standard input (32 bytes in base64), or made, for a key file',
  )
  .action(() => run(recorded('secret-key rotate', '', rotateKey)));

/** One clear sentence and exit 1 for what cannot be done, exit 2 for wrong settings or use. */
async function run(verb: Verb): Promise<void> {
  const settings = readSettings(process.env);
  let authentication: Authentication;
  try {
    authentication = await openAuthentication(settings);
  } catch (error) {
    throw new AdminError(explainStart(error, settings));
  }
  try {
    process.stdout.write(`${await verb(authentication, settings)}\n`);
  } catch (error) {
    if (error instanceof UnrecordedError) {
      process.stdout.write(`${error.text}\n`);
      throw new AdminError(`${error.message}: ${explainStart(error.cause, settings)}`);
    }
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new AdminError(`not done, as far as the store has told: ${explainStart(error, settings)}`);
  } finally {
    await authentication.close();
  }
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof SettingsError) fail(2, error.reasons.join('\n'));
  else if (error instanceof AdminError) fail(1, error.message);
  else throw error;
}

function fail(code: number, text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
