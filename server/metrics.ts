/** What Prometheus is told: calls, decisions, durations, and how many logins wait for a processor. No label comes from a caller. */
import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallRecord } from 'soapwright/runtime';

import type { Outcome } from './authentication/authentication-service.js';

export interface Metrics {
  readonly registry: Registry;
  readonly countCall: (call: CallRecord) => void;
  readonly countOutcome: (operation: string, outcome: Outcome) => void;
  readonly watchHashing: (waiting: () => number) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // A worker's supervisor asks for its counts, and adds them up.
  if (cluster.isWorker) new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  const registers = [registry];
  const duration = new Histogram({
    name: 'authentication_call_duration_seconds',
    help: 'Time from a read request to its answer.',
    labelNames: ['protocol', 'operation', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const decisions = new Counter({
    name: 'authentication_decisions_total',
    help: 'What was decided: accepted, or the kind of failure.',
    labelNames: ['operation', 'decision'],
    registers,
  });
  return {
    registry,
    countCall: ({ protocol, operation = 'none', outcome, durationMs }) =>
      duration.observe({ protocol, operation, outcome }, durationMs / 1000),
    countOutcome: (operation, decision) => decisions.inc({ operation, decision }),
    watchHashing: (waiting) => {
      new Gauge({
        name: 'authentication_logins_waiting',
        help: 'Logins that wait for a processor.',
        registers,
        collect() {
          this.set(waiting());
        },
      });
    },
  };
}
