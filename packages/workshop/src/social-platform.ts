/**
 * A platform that people have accounts on, for tests: a real OpenID Connect provider, on this
 * machine. Its sign-in page asks nothing: everybody is the person named by `visitor`.
 */
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { platformClient } from "./platform-client.ts";

interface SocialPlatform {
  readonly issuer: string;
  /** Whose browser comes next; null: its owner refuses. */
  visitor: string | null;
  /** What the environment of a server says about it. */
  readonly env: {
    readonly OIDC_ISSUER: string;
    readonly OIDC_NAME: string;
    readonly OIDC_CLIENT_ID: string;
    readonly OIDC_CLIENT_SECRET: string;
    readonly PUBLIC_URL: string;
  };
  /** A browser that goes to `url`, and comes back with this. */
  visit(
    url: string,
  ): Promise<{ readonly code: string; readonly state: string; readonly iss: string }>;
  close(): Promise<void>;
}

/** `port`: left out, any that is free. `site`: where it sends browsers back to. */
export async function startSocialPlatform({
  port = 0,
  site = "https://jogo.localhost",
}: { port?: number; site?: string } = {}): Promise<SocialPlatform> {
  const listener = createServer();
  listener.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, site);
  const answer = provider.callback();
  const platform: SocialPlatform = {
    issuer,
    visitor: null,
    env: { ...platformClient, OIDC_ISSUER: issuer, PUBLIC_URL: site },
    visit: async (url) => {
      const back = await followUntil(url, `${site}/login/social`);
      const said = (name: string) => back.searchParams.get(name) ?? "";
      return { code: said("code"), state: said("state"), iss: said("iss") };
    },
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      await once(listener, "close");
    },
  };
  listener.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const isAsked = request.url?.startsWith("/interaction/") === true;
    const { visitor } = platform;
    void (isAsked ? decide(provider, visitor, { request, response }) : answer(request, response));
  });
  return platform;
}

const DAY_SECONDS = 86_400;

function createProvider(issuer: string, site: string): Provider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: platformClient.OIDC_CLIENT_ID,
        client_secret: platformClient.OIDC_CLIENT_SECRET,
        redirect_uris: [`${site}/login/social`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "test", use: "sig" }] },
    ttl: {
      AccessToken: DAY_SECONDS,
      Grant: DAY_SECONDS,
      IdToken: DAY_SECONDS,
      Interaction: DAY_SECONDS,
      Session: DAY_SECONDS,
    },
    claims: { profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["of the test platform"] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} da Praça` }),
    }),
    // Signing in there means consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        ...(client === undefined ? {} : { clientId: client.clientId }),
        ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
      });
      grant.addOIDCScope("openid profile");
      await grant.save();
      return grant;
    },
  });
}

/** What a person would press on the platform's own page. */
async function decide(
  provider: Provider,
  visitor: string | null,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const result =
    visitor === null
      ? { error: "access_denied", error_description: "Refused." }
      : { login: { accountId: visitor } };
  await provider.interactionFinished(request, response, result);
}

const HOPS_MAX = 10;

/** A browser without a page: it keeps cookies and follows redirects until they leave for `end`. */
async function followUntil(start: string, end: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The platform answered ${response.status}.`);
    url = new URL(location, url).href;
    if (url.startsWith(end)) return new URL(url);
  }
  throw new Error("The platform sends its visitors round in circles.");
}
