/** The service's own refusal, as it came over the wire. */
import type { FaultOptions } from '../fault.js';
import { ServiceFault } from '../fault.js';

export interface ReceivedFaultOptions extends Omit<FaultOptions, 'status'> {
  /** Of the HTTP answer. */
  readonly httpStatus: number;
}

/** A `ServiceFault` with what only the receiving side knows. `code` is undefined for the HTTP forms, which have none. */
export class ReceivedFault extends ServiceFault {
  /** Of the HTTP answer, whatever it was; old servers send faults with 200. */
  readonly httpStatus: number;

  constructor(message: string, options: ReceivedFaultOptions) {
    super(message, options);
    this.httpStatus = options.httpStatus;
  }
}
