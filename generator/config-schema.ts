/** Checks a value against the part of JSON Schema that our own schema uses, so that editors and the command agree on it. */

/** The keywords in use (JSON Schema draft 7, sections 6 and 7). */
export interface ConfigSchema {
  readonly type: 'object' | 'array' | 'string';
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | ConfigSchema;
  readonly items?: ConfigSchema;
  readonly minItems?: number;
  readonly minLength?: number;
}

/** One sentence per problem, each naming the field: `contracts[0].wsdl must be a string`. */
export function configProblems(value: unknown, schema: ConfigSchema, path = ''): readonly string[] {
  const name = path || 'the configuration';
  if (typeOf(value) !== schema.type)
    return [`${name} must be ${withArticle(schema.type)}, but is ${withArticle(typeOf(value))}`];
  if (typeof value === 'string') return value.length < (schema.minLength ?? 0) ? [`${name} must not be empty`] : [];
  if (Array.isArray(value)) return arrayProblems(value, schema, path);
  return objectProblems(value as Readonly<Record<string, unknown>>, schema, path);
}

function arrayProblems(items: readonly unknown[], schema: ConfigSchema, path: string): readonly string[] {
  if (items.length < (schema.minItems ?? 0)) return [`${path} must list at least one`];
  const { items: itemSchema } = schema;
  return itemSchema ? items.flatMap((item, index) => configProblems(item, itemSchema, `${path}[${index}]`)) : [];
}

function objectProblems(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: ConfigSchema,
  path: string,
): readonly string[] {
  const field = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${field(name)} is missing`);
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === undefined) return [];
    if (schema !== false) return configProblems(member, schema, field(name));
    return [`${field(name)} is not a setting; known are ${Object.keys(properties).join(', ')}`];
  });
  return [...missing, ...wrong];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
