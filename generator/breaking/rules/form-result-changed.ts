import type { HttpOutput } from '../../model/model.js';
import { sameQName, type QName } from '../../source/qname.js';
import { defineRule } from '../rule.js';

export const formResultChanged = defineRule({
  id: 'form-result-changed',
  category: 'FORMS',
  summary: 'An HTTP form answers with something else',
  explanation:
    'Scripts look for the root element of the answer, or for its media type; another one is not what they parse.',
  remedy: 'Keep the element and the media type of the answer.',
  spec: 'WSDL 1.1, section 5.3',
  example: {
    of: 'contract',
    before: '<wsdl:part name="Body" element="tns:string"/>',
    after: '<wsdl:part name="Body" element="tns:text"/>',
  },
  judges: {
    httpBinding({ old, new: replacement, operation, namespaces }, report) {
      const [before, after] = [old.output, replacement.output];
      if (before === undefined && after === undefined) return;
      const [left, right] = [rootOf(before), rootOf(after)];
      const sameRoot = left && right ? sameQName(namespaces.translate(left), right) : left === right;
      if (sameRoot && mediaType(before) === mediaType(after)) return;
      report({
        old: before?.part ?? old,
        new: after?.part ?? replacement,
        component: `${operation.new.name}/${replacement.port.name}/result`,
        message: `the form of ${operation.new.name} answered with ${describe(before)} and answers with ${describe(after)} now`,
      });
    },
  },
});

/** The root of an XML answer: an element, or for a part by type the part's own name. */
function rootOf(output: HttpOutput | undefined): QName | undefined {
  if (output?.part.element) return output.part.element.name;
  return output && isXml(output) ? { namespace: '', localName: output.part.name } : undefined;
}

function isXml({ content }: HttpOutput): boolean {
  return content.kind === 'xml' || /[/+]xml\b/i.test(content.mediaType);
}

function mediaType(output: HttpOutput | undefined): string {
  if (output === undefined) return 'none';
  return output.content.kind === 'xml' ? 'xml' : output.content.mediaType;
}

function describe(output: HttpOutput | undefined): string {
  if (output === undefined) return 'nothing';
  const root = rootOf(output);
  if (output.content.kind === 'xml') return `XML element ${root?.localName ?? output.part.name}`;
  return root && isXml(output) ? `${output.content.mediaType} (${root.localName})` : output.content.mediaType;
}
