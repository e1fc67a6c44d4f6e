/** What an input or output of a binding holds: a SOAP body, URL parts, or MIME content (WSDL 1.1, sections 3.5, 4.5 to 4.7 and 5). */
import type { Position } from '../diagnostics/diagnostic.js';
import type { Report } from '../diagnostics/report.js';
import { readToken } from '../source/read.js';
import { attributeOf, isElement, type XmlElement } from '../source/xml-element.js';
import { httpChild } from './http-extension.js';
import { isSoapElement, parseSoapBody, parseSoapHeader, type SoapBodyNode, type SoapHeaderNode } from './soap-extension.js';

export const mimeNamespace = 'http://schemas.xmlsoap.org/wsdl/mime/';

/** The content of one message, whichever extensions say it. */
export interface MimeNode {
  readonly body?: SoapBodyNode;
  readonly headers: readonly SoapHeaderNode[];
  /** `http:urlEncoded` or `http:urlReplacement`. */
  readonly url?: 'url-encoded' | 'url-replacement';
  /** `mime:mimeXml` and `mime:content` outside of multipart messages: alternatives. */
  readonly contents: readonly MimeContentNode[];
  /** Those of the other parts of a multipart message: attachments. */
  readonly attachments: readonly MimeContentNode[];
}

export interface MimeContentNode {
  readonly kind: 'xml' | 'content';
  /** The message part it carries; absent: the only one, or all. */
  readonly part?: string;
  /** Of `mime:content`; absent: any. */
  readonly mediaType?: string;
  readonly origin: Position;
}

/**
 * Reads the children of `wsdl:input` or `wsdl:output` in a binding:
 * `<soap:body>`, `<soap:header>*`, `<http:urlEncoded>`, `<http:urlReplacement>`, `<mime:content part type>`,
 * `<mime:mimeXml part>`, `<mime:multipartRelated> <mime:part>* </mime:multipartRelated>`.
 */
export function parseMessageContent(element: XmlElement, report: Report): MimeNode {
  const multiparts = element.children.filter((child) => isElement(child, mimeNamespace, 'multipartRelated'));
  const related = multiparts.flatMap((multipart) => multipart.children.filter((child) => isElement(child, mimeNamespace, 'part')));
  const carriers = [element, ...related];
  const body = carriers.flatMap((carrier) => carrier.children).find((child) => isSoapElement(child, 'body'));
  const headers = carriers.flatMap((carrier) => carrier.children).filter((child) => isSoapElement(child, 'header'));
  const url = parseUrlParts(element);
  return {
    ...(body && { body: parseSoapBody(body, report) }),
    headers: headers.map((header) => parseSoapHeader(header, report)).filter((header) => header !== undefined),
    ...(url && { url }),
    contents: parseContents(element),
    attachments: related.flatMap(parseContents),
  };
}

/** `<http:urlEncoded/>` or `<http:urlReplacement/>` */
function parseUrlParts(element: XmlElement): MimeNode['url'] {
  if (httpChild(element, 'urlEncoded')) return 'url-encoded';
  if (httpChild(element, 'urlReplacement')) return 'url-replacement';
  return undefined;
}

/** `<mime:content part="nmtoken"? type="string"?/>` and `<mime:mimeXml part="nmtoken"?/>` */
function parseContents(parent: XmlElement): MimeContentNode[] {
  return parent.children.flatMap((child): MimeContentNode[] => {
    if (child.name.namespace !== mimeNamespace) return [];
    const part = readToken(child, 'part');
    const common = { ...(part !== undefined && { part }), origin: attributeOf(child, 'part')?.position ?? child.position };
    if (child.name.localName === 'mimeXml') return [{ kind: 'xml', ...common }];
    if (child.name.localName !== 'content') return [];
    const mediaType = readToken(child, 'type');
    return [{ kind: 'content', ...common, ...(mediaType !== undefined && { mediaType }) }];
  });
}
