/**
 * The refresh token travels in a cookie only, which outside of a browser nobody would keep: this
 * does, for one house. Browsers hide such cookies from scripts, and nothing is kept there.
 */
import type { Cookie, Tokens } from "./tokens.ts";

function parse(line: string): Cookie {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", ...value] = pair.split("=");
  const path = attributes.find((one) => /^path=/i.test(one))?.slice("path=".length);
  return { name, value: value.join("="), path: path ?? "/" };
}

export function withCookies(send: typeof fetch, baseUrl: string, tokens: Tokens): typeof fetch {
  return async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, baseUrl);
    const headers = new Headers(init?.headers);
    const own = tokens.read().cookies.filter(({ path }) => pathname.startsWith(path));
    if (own.length > 0) {
      headers.set("cookie", own.map(({ name, value }) => `${name}=${value}`).join("; "));
    }
    const response = await send(address, { ...init, headers });
    const set = response.headers.getSetCookie().map(parse);
    if (set.length > 0) {
      const kept = tokens.read();
      const others = kept.cookies.filter((one) => !set.some(({ name }) => name === one.name));
      // A cookie that is taken back comes without a value.
      const cookies = [...others, ...set.filter(({ value }) => value !== "")];
      tokens.write({ ...kept, cookies });
    }
    return response;
  };
}
