/** Why the service could not start, as one sentence for the operator. */
import { WrongSecretKeyError } from './authentication/keyring.js';
import type { Settings } from './config.js';
import { SecretKeyFileError } from './secret-key.js';
import { NewerSchemaError } from './store/migrations/migrate.js';
import { StoreUnavailableError } from './store/store.js';

export function explainStart(error: unknown, settings: Settings): string {
  if (error instanceof StoreUnavailableError)
    return `cannot use the database ${withoutPassword(settings.DATABASE_URL)}: ${error.message}`;
  if (error instanceof NewerSchemaError || error instanceof SecretKeyFileError || error instanceof WrongSecretKeyError)
    return error.message;
  const { code, syscall, port, message, reason } = error as NodeJS.ErrnoException & { port?: number; reason?: string };
  if (code === 'EADDRINUSE')
    return `port ${port ?? settings.PORT} on ${settings.HOST} is in use: choose another PORT, or end what listens there`;
  if (code === 'EACCES' && syscall === 'listen') return `port ${port ?? settings.PORT} may not be used by this user`;
  if (syscall === 'listen' || code === 'ENOTFOUND')
    return `cannot listen on ${settings.HOST}:${settings.PORT}: ${code}`;
  if (code?.startsWith('ERR_OSSL'))
    return `TLS_CERT and TLS_KEY do not name a certificate and its key, both PEM: ${reason ?? message}`;
  return `cannot start: ${message}`;
}

function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:...@');
}
