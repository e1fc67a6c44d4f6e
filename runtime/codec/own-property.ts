/** Names come from contracts and peers; `__proto__`, `constructor` and `toString` are names like any other. */

/** Adds a property of the object's own, whatever its name. */
export function setOwn(object: object, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (object as Record<string, unknown>)[name] = value;
  }
}

/** A property as the author of the object set it: what every object inherits does not count. */
export function getOwn(object: object, name: string): unknown {
  if (name in Object.prototype && !Object.hasOwn(object, name)) return undefined;
  return (object as Record<string, unknown>)[name];
}
