/**
 * Messages on a device are turned on there, after it was said what they are, and by nobody else.
 * What the house sends is read by a push service of ours as a browser decrypts it, and what that
 * reads is handed to a real service worker, which shows it, leads to its page and ends offers.
 */
import { type CDPSession, expect, type Page, type Worker } from "@playwright/test";
import { openPushService, type PushService } from "@tucano/workshop/push-service.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { logIn } from "../lib/people/player.ts";
import { takePictures } from "../lib/pictures.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

let service: PushService;
test.beforeAll(async () => {
  service = await openPushService();
});
test.afterAll(() => service.close());

type Subscription = Awaited<ReturnType<PushService["subscribe"]>>["subscription"];

/** In place of the browser's own push service, which is not on this machine. */
function subscribeHere({ endpoint, keys }: Subscription): void {
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
      one.charCodeAt(0),
    ).buffer;
  let key: ArrayBuffer | null = null;
  const own = {
    endpoint,
    get options() {
      return { applicationServerKey: key };
    },
    getKey: (name: "p256dh" | "auth") => bytesOf(keys[name]),
    unsubscribe: async () => {
      sessionStorage.removeItem("subscribed");
      return true;
    },
  };
  const found = () => {
    const text = sessionStorage.getItem("subscribed");
    key = text === null ? null : bytesOf(text);
    return text === null ? null : own;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => found(),
    subscribe: async (options: { applicationServerKey: string }) => {
      sessionStorage.setItem("subscribed", options.applicationServerKey);
      return found();
    },
  });
}

const section = (page: Page) => page.getByRole("region", { name: say("Messages on this device") });

async function turnOn(page: Page): Promise<void> {
  await page.goto("/information-center/settings");
  const own = section(page);
  await expect(own.getByRole("checkbox", { checked: true })).toHaveCount(0);
  const button = own.getByRole("button", { name: say("Turn on for this device") });
  await expect(button).toBeDisabled();
  await takePictures(page, "push-off");
  await own.getByLabel(say("Deposits and withdrawals")).check();
  await own.getByLabel(say("Offers and news")).check();
  await button.click();
  await expect(own.getByRole("button", { name: say("End on this device") })).toBeVisible();
  await takePictures(page, "push-on");
  await expectAccessible(page, "notification settings");
}

/** As the browser would when its push service has something. */
async function deliver(cdp: CDPSession, origin: string, data: string): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registration;
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(path: string): Promise<null> };
  dispatchEvent(event: Event): boolean;
}

/** In place of the system's place for notifications, which a browser without a screen lacks. */
const keepWhatIsShown = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as Scope;
    const shown = new Set<Notification>();
    registration.showNotification = async (title, options) => {
      const one = { ...options, title, close: () => shown.delete(one) } as unknown as Notification;
      shown.add(one);
    };
    registration.getNotifications = async () => [...shown];
  });

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const all = await (globalThis as unknown as Scope).registration.getNotifications();
    return all.map(({ title, body, data, lang }) => ({ title, body, path: data as string, lang }));
  });

/** A press on the notification, or on its button; answers the address that would be opened. */
const press = (worker: Worker, action: string, endpoint: string) =>
  worker.evaluate(
    async ([pressed, address]) => {
      const scope = globalThis as unknown as Scope;
      const [notification] = await scope.registration.getNotifications();
      const opened: string[] = [];
      scope.clients.openWindow = (path) => {
        opened.push(path);
        return Promise.resolve(null);
      };
      scope.registration.pushManager.getSubscription = async () =>
        ({ endpoint: address }) as PushSubscription;
      const work: Promise<unknown>[] = [];
      const event = new Event("notificationclick");
      Object.assign(event, {
        action: pressed,
        notification,
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      scope.dispatchEvent(event);
      await Promise.all(work);
      return opened;
    },
    [action, endpoint] as const,
  );

test("a deposit is told of on the device that asked for it, and one press ends offers", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(patientMs(300_000));
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const { subscription } = await service.subscribe();
  await context.grantPermissions(["notifications"], { origin });
  await page.addInitScript(subscribeHere, subscription);
  const person = makePerson();
  const account = await openAccount(origin, person);
  await logIn(page, person);
  await test.step("turn it on", () => turnOn(page));
  await test.step("be told by the house", async () => {
    await account.deposit("50.00");
    await expect.poll(() => service.received.length, { timeout: patientMs(150_000) }).toBe(1);
  });
  const text = service.received[0]?.text ?? "";
  expect(text).not.toMatch(/50|R\$/);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("There is no service worker.");
  await keepWhatIsShown(worker);
  await test.step("see it on the device", async () => {
    await deliver(await context.newCDPSession(page), origin, text);
    const title = "Depósito recebido";
    await expect
      .poll(() => shownBy(worker))
      .toMatchObject([{ title, path: "/rechargeRecord", lang: "pt" }]);
  });
  await test.step("open what it is about", async () => {
    expect(await press(worker, "", subscription.endpoint)).toEqual(["/rechargeRecord"]);
    expect(await shownBy(worker)).toEqual([]);
  });
  await test.step("end offers by one press", async () => {
    await deliver(await context.newCDPSession(page), origin, text);
    await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
    expect(await press(worker, "end-offers", subscription.endpoint)).toEqual([]);
    await page.reload();
    await expect(section(page).getByLabel(say("Offers and news"))).not.toBeChecked();
    await expect(section(page).getByLabel(say("Deposits and withdrawals"))).toBeChecked();
  });
  await test.step("end it here", async () => {
    await section(page)
      .getByRole("button", { name: say("End on this device") })
      .click();
    await expect(
      section(page).getByRole("button", { name: say("Turn on for this device") }),
    ).toBeVisible();
  });
  guard.assertClean();
});
