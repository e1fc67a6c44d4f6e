/** Java by Maven: libraries come from Maven Central once, the tools and `javac` are run as commands. */
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCalls } from './call.js';
import type { ClientToolkit } from './toolkit.js';
import { cacheFolder, emptyFolder, isInstalled, ownFile, run } from './toolkit.js';

export async function javaMissing(): Promise<string | undefined> {
  const installed = (await isInstalled('mvn')) && (await isInstalled('javac'));
  return installed ? undefined : 'Maven and a JDK 17 (apt-get install maven openjdk-17-jdk-headless)';
}

/** Class path of what `test/interop/NAME/pom.xml` depends on; Maven is asked again when that file changes. */
export async function classPath(name: string): Promise<string> {
  const pom = ownFile(name, 'pom.xml');
  const folder = cacheFolder(name, 'libraries');
  const kept = join(folder, 'classpath.txt');
  const current =
    existsSync(kept) && (await readFile(join(folder, 'pom.xml'), 'utf8')) === (await readFile(pom, 'utf8'));
  if (!current) {
    await emptyFolder(folder);
    const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
    await run('mvn', ['-q', '-B', '-f', pom, goal, `-Dmdep.outputFile=${kept}`]);
    await copyFile(pom, join(folder, 'pom.xml'));
  }
  return (await readFile(kept, 'utf8')).trim();
}

/** Runs the `main` of a class. */
export function java(path: string, main: string, args: readonly string[], input = ''): Promise<string> {
  const options = ['-Xshare:auto', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8'];
  return run('java', [...options, '-cp', path, main, ...args], { input });
}

/** Compiles all sources under the folders into `classes`; a warning is an error. */
export async function compileJava(path: string, folders: readonly string[], classes: string): Promise<void> {
  const sources = (await run('find', [...folders, '-name', '*.java'])).trim().split('\n');
  await run('javac', [
    '-encoding',
    'UTF-8',
    '-Xlint:all,-processing,-serial,-path',
    '-Werror',
    '-proc:none',
    '-cp',
    path,
    '-d',
    classes,
    ...sources,
  ]);
}

/** What makes Java of a WSDL: a class with a `main`, and its arguments before the WSDL's address. */
export interface StubGenerator {
  readonly main: string;
  readonly options: (sources: string, javaPackage: string) => readonly string[];
}

/** JAX-WS stubs by one of the toolkits, and the programs that are the same for all. */
export function javaClient(name: string, title: string, generator: StubGenerator): ClientToolkit {
  const build = async (wsdl: string, folder: string, javaPackage: string, ...programs: string[]) => {
    const libraries = await classPath(name);
    const sources = await emptyFolder(join(folder, 'sources'));
    const classes = await emptyFolder(join(folder, 'classes'));
    await java(libraries, generator.main, [...generator.options(sources, javaPackage), wsdl]);
    await compileJava(libraries, [sources, ...programs], classes);
    return `${classes}:${libraries}`;
  };
  return {
    name,
    title,
    forms: ['soap11', 'soap12'],
    missing: javaMissing,
    build: async (wsdl, folder) => {
      const path = await build(wsdl, folder, 'org.example.authentication', ownFile('jaxws', 'Client.java'));
      return (calls) => java(path, 'Client', [wsdl], writeCalls(calls));
    },
    kitchen: async (wsdl, folder) => {
      const path = await build(wsdl, folder, 'org.example.kitchen', ownFile('kitchen', 'KitchenClient.java'));
      return java(path, 'KitchenClient', [wsdl]);
    },
    names: async (wsdl, folder) => {
      await build(wsdl, folder, 'org.example.authentication');
      const classes = (await run('find', [join(folder, 'classes'), '-name', '*.class'])).trim().split('\n').sort();
      return (await run('javap', ['-public', ...classes])).replace(/^Compiled from .*\n/gm, '');
    },
  };
}
