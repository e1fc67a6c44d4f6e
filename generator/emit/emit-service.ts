/** All files of one service: model and names in, texts out. */
import type { ContractModel, ServiceModel } from '../model/model.js';
import type { NamePlan } from '../names/plan.js';
import { emitClient } from './client.js';
import { describeService } from './describe-service.js';
import { describeSignatures } from './describe-signatures.js';
import { emitDescriptor } from './descriptor.js';
import type { GeneratedFile } from './generated-file.js';
import { fileHeader } from './generated-file.js';
import { emitHelp } from './help.js';
import { emitServer } from './server.js';
import type { Templates } from './template.js';
import { emitTypes } from './types.js';
import { emitWsdl } from './wsdl.js';

export interface EmitOptions {
  /** The contract as headers name it. */
  readonly source: string;
  readonly templates: Templates;
}

export function emitService(
  contract: ContractModel,
  service: ServiceModel,
  names: NamePlan,
  { source, templates }: EmitOptions,
): readonly GeneratedFile[] {
  const header = fileHeader(source);
  const described = describeService(service, names);
  const { descriptor } = described;
  const signatures = describeSignatures(service, names);
  const texts = {
    'types.ts': emitTypes(described, signatures, names.unions, header),
    'descriptor.ts': emitDescriptor(descriptor, header),
    'server.ts': emitServer(descriptor, signatures, names, templates, header),
    'client.ts': emitClient(descriptor, signatures, names, templates, header),
    'wsdl.ts': emitWsdl(contract, header),
    'help.ts': emitHelp(service, descriptor, header, templates),
  };
  return Object.entries(texts).map(([file, text]) => ({ path: `${names.folder}/${file}`, text }));
}
