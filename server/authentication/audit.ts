/**
 * Writes the audit trail. Entries that arrive while others are being written go together in the next transaction, so many logins share one flush
 * of the disk. A login is answered after its entry is durable: where nothing can be written, nobody is authenticated.
 */
import type { AuditEntry, AuditTrail } from '../store/audit-trail.js';

/** Entries that nobody waits for, at most. */
const BACKLOG = 2_000;

interface Waiting {
  readonly entry: AuditEntry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Audit {
  readonly #trail: AuditTrail;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #broken = false;

  constructor(trail: AuditTrail) {
    this.#trail = trail;
  }

  /** Resolves when the entry is durable. */
  record(entry: AuditEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Does not wait for the disk, unless writing has failed or fallen behind: then it is `record`. */
  async note(entry: AuditEntry): Promise<void> {
    const written = this.record(entry);
    if (this.#broken || this.#waiting.length > BACKLOG) return written;
    written.catch(() => undefined);
  }

  /** Whether the latest attempt to write succeeded. */
  get isWritable(): boolean {
    return !this.#broken;
  }

  /** Resolves when everything that was recorded is written, or has failed. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0));
    this.#writing = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#trail.append(batch.map(({ entry }) => entry));
      this.#broken = false;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      this.#broken = true;
      for (const { reject } of batch) reject(error);
    }
  }
}
