/** Names come from contracts and peers; `__proto__`, `constructor` and `toString` are names like any other. */

/** Adds a property of the object's own, whatever its name. */
export function setOwn(object: object, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (object as Record<string, unknown>)[name] = value;
  }
}

/** Whether every object has something of that name. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** A property as the author of the object set it: what every object inherits does not count. */
export function getOwn(object: object, name: string): unknown {
  if (isInherited(name) && !Object.hasOwn(object, name)) return undefined;
  return (object as Record<string, unknown>)[name];
}
