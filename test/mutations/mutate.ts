/** Seeded single mutations of a contract in one document. */
import { parseXml } from '../../generator/source/xml.js';
import type { XmlElement } from '../../generator/source/xml-element.js';
import { Random } from '../support/random.js';
import { applyEdits } from './edit.js';
import { operators } from './operators.js';

export interface Mutant {
  readonly operator: string;
  /** Line of the element in the original. */
  readonly line: number;
  readonly text: string;
}

/** At most `count` different mutants, every operator that fits having had its turn before any has a second. */
export function mutate(text: string, count: number, seed: number): Mutant[] {
  const random = new Random(seed);
  const root = parseXml('contract.wsdl', text, () => undefined);
  if (!root) return [];
  const elements = random.shuffled(withParents(root));
  const queues = random
    .shuffled(Object.entries(operators))
    .map(([operator, change]) => ({ operator, change, next: 0 }));
  const mutants: Mutant[] = [];
  const seen = new Set([text]);
  while (mutants.length < count && queues.some(({ next }) => next < elements.length)) {
    for (const queue of queues) {
      if (mutants.length >= count) break;
      const mutant = nextMutant(queue, elements, { root, text, random });
      if (mutant === undefined || seen.has(mutant.text)) continue;
      seen.add(mutant.text);
      mutants.push(mutant);
    }
  }
  return mutants;
}

interface Queue {
  readonly operator: string;
  readonly change: (typeof operators)[string];
  next: number;
}

function nextMutant(
  queue: Queue,
  elements: readonly Placed[],
  around: { root: XmlElement; text: string; random: Random },
): Mutant | undefined {
  while (queue.next < elements.length) {
    const placed = elements[queue.next++];
    const edits = placed && queue.change({ ...placed, ...around });
    if (!placed || !edits || edits.length === 0) continue;
    return { operator: queue.operator, line: placed.element.position.line, text: applyEdits(around.text, edits) };
  }
  return undefined;
}

interface Placed {
  readonly element: XmlElement;
  readonly parent: XmlElement | undefined;
}

function withParents(element: XmlElement, parent?: XmlElement): Placed[] {
  return [{ element, parent }, ...element.children.flatMap((child) => withParents(child, element))];
}
