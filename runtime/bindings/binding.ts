/** What the four bindings have in common: they claim a request, decode it, have it invoked, and encode what came of it. */
import type { CallHooks } from '../call.js';
import type { ServiceCodec } from '../codec/codec.js';
import type { Limits } from '../codec/limits.js';
import type { HttpRequest, HttpResponse } from '../message.js';
import type { BoundService, Protocol } from '../service.js';
import type { Target } from '../target.js';

export interface Binding {
  claims(request: HttpRequest, target: Target): boolean;
  /** Never rejects. */
  answer(request: HttpRequest, target: Target): Promise<HttpResponse>;
}

/** What a binding works with. */
export interface Host {
  readonly service: BoundService;
  readonly codec: ServiceCodec;
  readonly hooks: CallHooks;
  /** Those that are served: ports of other protocols count as absent. */
  readonly protocols: ReadonlySet<Protocol>;
  readonly limits: Limits;
}
