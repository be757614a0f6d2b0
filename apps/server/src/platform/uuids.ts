const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Of names given from outside those that can be ids of ours: a column of ids takes no others. */
export function uuidsAmong(names: readonly string[]): string[] {
  return names.filter((name) => UUID.test(name));
}
