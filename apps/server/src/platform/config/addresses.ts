/**
 * Addresses of a database that may stand on several hosts, as PostgreSQL's own tools write them:
 * `postgres://user:password@one:5432,two:5432/tucano`. A URL of the language knows one host alone.
 */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

function partsOf(address: string): readonly [string, string, string] {
  const [, before, hosts, after] = PARTS.exec(address) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) {
    // Not the text itself: it may hold a password.
    throw new TypeError("The address of a database begins with postgres://.");
  }
  return [before, hosts, after];
}

export function isDatabaseAddress(text: string): boolean {
  return PARTS.test(text);
}

/** One for each host. */
export function addressesOf(address: string): readonly string[] {
  const [before, hosts, after] = partsOf(address);
  return hosts.split(",").map((host) => before + host + after);
}

/** While a password is replaced, several with commas between: one for each. */
export function passwordsOf(address: string): readonly string[] {
  const [one = address] = addressesOf(address);
  return new URL(one).password.split(",").map((password) => decodeURIComponent(password));
}

/** The same of every host. */
export function changeAddress(address: string, change: (one: URL) => void): string {
  const [, hosts] = partsOf(address);
  const one = new URL(addressesOf(address)[0] ?? "");
  change(one);
  const [before, , after] = partsOf(one.toString());
  return before + hosts + after;
}
