/** What lint rules look at: the documents as written, their elements by kind and name, and the meaning where there is one. */
import type { ContractModel } from '../model/model.js';
import type { ParsedContract } from '../model/parsed-contract.js';
import { isSchemaNamespace, wsdlNamespace } from '../source/namespaces.js';
import { attributeOf, namespaceOf, type XmlAttribute, type XmlElement } from '../source/xml-element.js';
import type { BindingNode, BindingOperationNode, Definitions, MessageNode, PortTypeNode } from '../wsdl/ast.js';
import { httpNamespace } from '../wsdl/http-extension.js';
import { isSoapNamespace } from '../wsdl/soap-extension.js';

/** The language an element is written in. */
export type Vocabulary = 'wsdl' | 'schema' | 'soap' | 'http' | 'other';

/** A binding with what it binds, for rules that look at both. */
export interface BoundOperation {
  readonly binding: BindingNode;
  readonly operation: BindingOperationNode;
  readonly style: 'document' | 'rpc';
  readonly definitions: Definitions;
}

export class LintContext {
  readonly #elements = new Map<string, XmlElement[]>();
  readonly #parents = new Map<XmlElement, XmlElement>();

  constructor(
    readonly documents: ParsedContract,
    /** With gaps where the contract has errors. */
    readonly model: ContractModel,
  ) {
    for (const { root } of documents.sources) this.#index(root);
  }

  /** All elements of a language and a local name, in the order of the documents. */
  elements(vocabulary: Vocabulary, localName: string): readonly XmlElement[] {
    return this.#elements.get(`${vocabulary} ${localName}`) ?? [];
  }

  parentOf(element: XmlElement): XmlElement | undefined {
    return this.#parents.get(element);
  }

  /** The nearest element around it of that local name. */
  ancestorOf(element: XmlElement, localName: string): XmlElement | undefined {
    const parent = this.#parents.get(element);
    return parent === undefined || parent.name.localName === localName ? parent : this.ancestorOf(parent, localName);
  }

  get portTypes(): readonly PortTypeNode[] {
    return this.documents.definitions.flatMap(({ definitions }) => definitions.portTypes);
  }

  get bindings(): readonly { readonly binding: BindingNode; readonly definitions: Definitions }[] {
    return this.documents.definitions.flatMap(({ definitions }) =>
      definitions.bindings.map((binding) => ({ binding, definitions })),
    );
  }

  /** Operations of SOAP bindings, each with its style (WSDL 1.1, section 3.4: the binding's is the default). */
  get soapOperations(): readonly BoundOperation[] {
    return this.bindings.flatMap(({ binding, definitions }) => {
      const { protocol } = binding;
      if (protocol?.kind !== 'soapBinding') return [];
      return binding.operations.map((operation) => ({
        binding,
        definitions,
        operation,
        style: operation.soap?.style ?? protocol.style ?? 'document',
      }));
    });
  }

  messageNamed(namespace: string, name: string): MessageNode | undefined {
    const home = this.documents.definitions.filter(({ definitions }) => definitions.targetNamespace === namespace);
    return home.flatMap(({ definitions }) => definitions.messages).find((message) => message.name === name);
  }

  portTypeOf(binding: BindingNode): PortTypeNode | undefined {
    const name = binding.type?.name;
    const home = this.documents.definitions.filter(
      ({ definitions }) => definitions.targetNamespace === name?.namespace,
    );
    return home
      .flatMap(({ definitions }) => definitions.portTypes)
      .find((portType) => portType.name === name?.localName);
  }

  /** The message that a binding's input or output carries. */
  messageOf({ binding, operation }: BoundOperation, side: 'input' | 'output'): MessageNode | undefined {
    const abstract = this.portTypeOf(binding)?.operations.find(({ name }) => name === operation.name);
    const name = abstract?.[side]?.message?.name;
    return name && this.messageNamed(name.namespace, name.localName);
  }

  #index(element: XmlElement): void {
    const key = `${vocabularyOf(element)} ${element.name.localName}`;
    const list = this.#elements.get(key);
    if (list) list.push(element);
    else this.#elements.set(key, [element]);
    for (const child of element.children) {
      this.#parents.set(child, element);
      this.#index(child);
    }
  }
}

/** The namespace that a QName in an attribute means; `undefined` when its prefix is not declared. */
export function namespaceOfValue({ value }: XmlAttribute, element: XmlElement): string | undefined {
  const [prefix, local] = value.trim().split(':');
  return namespaceOf(local === undefined ? '' : (prefix ?? ''), element.scope);
}

export function valueOf(element: XmlElement, attribute: string): string | undefined {
  return attributeOf(element, attribute)?.value.trim();
}

function vocabularyOf({ name: { namespace } }: XmlElement): Vocabulary {
  if (namespace === wsdlNamespace) return 'wsdl';
  if (isSchemaNamespace(namespace)) return 'schema';
  if (isSoapNamespace(namespace)) return 'soap';
  return namespace === httpNamespace ? 'http' : 'other';
}
