/** What loading hands on: documents, and which of them an import leads to. */
import type { XmlElement } from './xml-element.js';

/** One loaded document. */
export interface Source {
  /** As in `Position.file`: the path it was read from. */
  readonly file: string;
  /** Relative to the folder of the contract, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly kind: 'wsdl' | 'schema';
  readonly root: XmlElement;
}

/** The closure of one contract. */
export interface LoadedContract {
  /** The contract itself first, then the others in the order they were reached. */
  readonly sources: readonly Source[];
  /** The elements of each document that refer to others, in the order of its text. */
  readonly references: ReadonlyMap<Source, readonly XmlElement[]>;
  /** By an element that refers to a document: `wsdl:import`, `xs:import`, `xs:include`, `xs:redefine`. Those that lead nowhere are left out. */
  readonly targets: ReadonlyMap<XmlElement, Source>;
}
