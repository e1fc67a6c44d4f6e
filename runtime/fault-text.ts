/** What a caller reads of a failure: the short form of an .asmx host (behaviour of .asmx hosts, section 7). */
import { ServiceFault } from './fault.js';

/** Said of everything that nobody meant, and before an ordinary error's own text in the SOAP forms. */
export const UNABLE_TO_PROCESS = 'Server was unable to process request.';

/** The message and those of its causes, joined by ` ---> `; causes that are no `ServiceFault` are not for the caller. */
export function faultText(fault: ServiceFault): string {
  const messages: string[] = [];
  let current: unknown = fault;
  while (current instanceof ServiceFault && messages.length < MOST_CAUSES) {
    if (current.message !== '') messages.push(current.message);
    current = current.cause;
  }
  return messages.join(' ---> ');
}

/** A chain of causes that leads back to itself ends here. */
const MOST_CAUSES = 16;
