/** As much of a service worker's world as is used here: the page's types do not know it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Lasting {
  readonly data: unknown;
}

interface PushReceived extends Lasting {
  /** Null: a message without words. */
  readonly data: { text(): string } | null;
}

interface Pressed extends Lasting {
  /** Of the button; empty: the notification itself. */
  readonly action: string;
  readonly notification: Notification;
}

interface Tab {
  focus(): Promise<Tab>;
  navigate(path: string): Promise<Tab | null>;
}

/** What the page's types do not know of. */
export interface Shown extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

export interface Scope {
  readonly location: { readonly origin: string };
  readonly navigator: Navigator;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: "window" }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<Tab | null>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "push", listener: (event: PushReceived) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
}
