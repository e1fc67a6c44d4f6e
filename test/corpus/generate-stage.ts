/** Generating: every contract that is understood becomes files, twice the same, and its descriptor compiles to a codec. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeService } from '../../generator/emit/describe-service.js';
import type { GeneratedFile } from '../../generator/emit/generated-file.js';
import { generate } from '../../generator/generate.js';
import { planNames } from '../../generator/names/plan.js';
import { diskHost } from '../../generator/source/disk-host.js';
import { understandContract } from '../../generator/understand.js';
import { compileService } from '../../runtime/codec/compile.js';
import type { ServiceDescriptor } from '../../runtime/descriptor.js';
import type { CorpusContract } from './contracts.js';
import type { Stage, StageResult } from './stage.js';

/** `folderOf`: where the files of a contract go, for the stages that follow. */
export function generateStage(folderOf: (contract: CorpusContract) => string): Stage {
  return { name: 'generate', run: (contract) => generateContract(contract, folderOf(contract)) };
}

function generateContract(contract: CorpusContract, folder: string): StageResult {
  const options = { root: contract.root, source: 'contract.wsdl' };
  const { files } = generate(contract.file, diskHost, options);
  writeFiles(folder, files);
  const again = generate(contract.file, diskHost, options).files;
  const isSame = again.every(({ text }, index) => text === files[index]?.text) && again.length === files.length;
  const isEmpty = files.length === 0 && contract.promised;
  return {
    accepted: !isEmpty,
    reasons: isEmpty ? ['generates no files'] : [],
    broken: [...(isSame ? [] : ['generates other bytes the second time']), ...codecProblems(contract)],
  };
}

function writeFiles(folder: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function codecProblems({ file, root }: CorpusContract): string[] {
  const { model } = understandContract(file, diskHost, { root });
  const services = model?.services ?? [];
  return services.flatMap((service) => {
    const names = model && planNames(service, model.schema);
    return names === undefined ? [] : tryCodec(describeService(service, names).descriptor);
  });
}

function tryCodec(descriptor: ServiceDescriptor): string[] {
  try {
    const codec = compileService(descriptor);
    for (const port of descriptor.ports) {
      if (port.protocol === 'http-get' || port.protocol === 'http-post') {
        Object.values(port.operations).forEach((operation) => codec.form(operation));
      } else {
        for (const { input, output } of Object.values(port.operations)) {
          for (const message of output === undefined ? [input] : [input, output]) codec.body(message.body);
        }
      }
    }
    return [];
  } catch (error) {
    return [`no codec for its descriptor: ${error instanceof Error ? error.message : String(error)}`];
  }
}
