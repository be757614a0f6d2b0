/**
 * Who is signed in. The access token lives in this tab's session storage; the refresh token is a
 * cookie that no script can read. A flag in local storage says that trying a refresh is worth it,
 * so that visitors who never signed in cost no request.
 */
import { t } from "@lingui/core/macro";
import { refresh } from "@tucano/contract/player/account/members.ts";
import { showToast } from "@tucano/ui/toast.tsx";
import { create } from "zustand";
import { createClient } from "@tucano/client/api-client.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { language } from "../language.ts";
import { queryClient } from "../api/query-client.ts";
import { browserLock, createRefreshLock } from "@tucano/client/refresh-lock.ts";
import { clearStored, readStored, writeStored } from "../storage.ts";
import { whenTapIsAnswered } from "../first-paint/tap-answered.ts";

const TOKEN_KEY = "tucano.token";
const SIGNED_IN_KEY = "tucano.signed-in";

interface SessionState {
  /** checking: a refresh is under way and the shell shows neither buttons nor balance. */
  status: "checking" | "visitor" | "member";
  isExpiredPromptOpen: boolean;
}

const firstToken = readStored("session", TOKEN_KEY);
const firstStatus = firstToken !== null ? "member" : "visitor";

export const useSession = create<SessionState>(() => ({
  status: readStored("local", SIGNED_IN_KEY) === "1" && !firstToken ? "checking" : firstStatus,
  isExpiredPromptOpen: false,
}));

export function useIsMember(): boolean {
  return useSession((state) => state.status === "member");
}

interface TabMessage {
  type: "token" | "signed-out";
  token?: string;
}

const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("tucano.session") : null;
const lock = createRefreshLock(browserLock);

function keepToken(token: string): void {
  writeStored("session", TOKEN_KEY, token);
  writeStored("local", SIGNED_IN_KEY, "1");
  useSession.setState({ status: "member", isExpiredPromptOpen: false });
}

function forgetMember(): void {
  writeStored("session", TOKEN_KEY, null);
  writeStored("local", SIGNED_IN_KEY, null);
  useSession.setState({ status: "visitor" });
  // When the member's screens are gone: everything is forgotten, and what is still shown is asked
  // again. Clearing the cache would leave a list that was on its way waiting for ever.
  setTimeout(() => void queryClient.resetQueries());
}

tabs?.addEventListener("message", (event: MessageEvent<TabMessage>) => {
  const { type, token } = event.data;
  if (type === "token" && token !== undefined) keepToken(token);
  if (type === "signed-out") forgetMember();
});

/** After login or registration. What visitors had cached (favourites, lists) is asked again. */
export function signIn(token: string): void {
  keepToken(token);
  tabs?.postMessage({ type: "token", token } satisfies TabMessage);
  void queryClient.invalidateQueries();
}

export function signOut(): void {
  forgetMember();
  tabs?.postMessage({ type: "signed-out" } satisfies TabMessage);
}

export const readToken = (): string | null => readStored("session", TOKEN_KEY);

async function exchangeCookie(): Promise<string | null> {
  try {
    const answer = await call(refresh, {}, { isAboutSession: true });
    keepToken(answer.access_token);
    const message: TabMessage = { type: "token", token: answer.access_token };
    tabs?.postMessage(message);
    return answer.access_token;
  } catch (error) {
    // Without network the session may well be alive: keep it and let the call itself fail.
    if (isApiError(error) && error.status !== 401) throw error;
    return null;
  }
}

export const { call, callFile } = createClient({
  fetch: async (...request) => {
    // What changes something goes at once.
    if (request[1]?.method === "GET") await whenTapIsAnswered();
    return await fetch(...request);
  },
  language,
  offlineMessage: () => t`No connection. Check your network and try again.`,
  loginNeededMessage: () => t`Not currently logged in, please log in first`,
  session: {
    token: readToken,
    isSignedIn: () => useSession.getState().status === "member",
    refresh: async () => (await lock.run(readToken, exchangeCookie)) !== null,
    expire: () => {
      forgetMember();
      useSession.setState({ isExpiredPromptOpen: true });
    },
    forceOffline: () => {
      clearStored();
      forgetMember();
      showToast(t`Network error, please try again later`, "error");
    },
  },
});

/** On first load of a tab: a session of another tab, or of yesterday, goes on. */
export async function resumeSession(): Promise<void> {
  if (useSession.getState().status !== "checking") return;
  try {
    const token = await lock.run(readToken, exchangeCookie);
    if (token === null) forgetMember();
  } catch (error) {
    // A lost network signs nobody out: the first call that gets through asks again.
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    useSession.setState({ status: isRefused ? "visitor" : "member" });
  }
}
