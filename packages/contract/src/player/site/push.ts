/** Messages that reach a device while the site is closed: turned on there, never before. */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, instant, memberId } from "../../schemas.ts";

const tag = "messages";

/** money: deposits and withdrawals. service: answers, documents. offers: what the house sends. */
export const pushKinds = ["money", "service", "offers"] as const;
export type PushKind = (typeof pushKinds)[number];

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));
};

const P256_POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SHA256_BYTES = 32;

const deviceId = about(
  base64url(SHA256_BYTES),
  "SHA-256 of the subscription's endpoint, in base64url: a browser knows its own.",
);

const kinds = about(
  z.array(z.enum(pushKinds)).check(z.minLength(1), z.maxLength(pushKinds.length)),
  "What it is told of.",
);

const devices = about(
  z.array(
    z.object({
      device_id: deviceId,
      name: about(z.string(), "Browser and system, as in the list of sessions."),
      kinds,
      since: about(instant, "When that was chosen."),
    }),
  ),
  "As they are now, the newest first.",
);

export const readPush = memberCall(tag, {
  method: "GET",
  path: "/api/informationcenter/push",
  summary: "The devices that the member has turned messages on for, the newest first",
  input: z.object({ member_id: z.optional(memberId) }),
  output: z.object({
    key: about(
      z.nullable(z.string()),
      "What a browser subscribes with (VAPID, base64url); null: push is not offered.",
    ),
    devices,
  }),
  examples: [{}],
});

export const choosePush = memberCall(tag, {
  method: "POST",
  path: "/api/informationcenter/push",
  repeatable: true,
  summary: "Turns messages on for a device, or chooses anew what it is told of",
  input: z.object({
    member_id: z.optional(memberId),
    key: about(base64url(P256_POINT_BYTES), "The key that the browser has subscribed with."),
    subscription: about(
      z.object({
        endpoint: about(
          z.url().check(z.maxLength(1_000)),
          "Where its push service takes messages.",
        ),
        keys: about(
          z.object({
            p256dh: about(base64url(P256_POINT_BYTES), "Its point on the curve P-256."),
            auth: about(base64url(AUTH_BYTES), "Its secret for this subscription."),
          }),
          "What messages are encrypted with.",
        ),
      }),
      "As PushSubscription.toJSON() has it.",
    ),
    kinds,
  }),
  output: z.object({ devices }),
  errors: ["messages.push_refused"],
  examples: [
    {
      key:
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS" +
        "6TlzAC8wEqKK6PBru3jl7A8",
      subscription: {
        endpoint: "https://fcm.googleapis.com/fcm/send/abc",
        keys: {
          p256dh:
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      },
      kinds: ["money"],
    },
  ],
});

export const endPush = memberCall(tag, {
  method: "POST",
  path: "/api/informationcenter/push/end",
  repeatable: true,
  summary: "Ends messages on a device",
  input: z.object({ member_id: z.optional(memberId), device_id: deviceId }),
  output: z.object({ devices }),
  examples: [{ device_id: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU" }],
});

/** By whoever holds the device: only its browser and its push service know where it is reached. */
export const endPushOffers = openCall(tag, {
  method: "POST",
  path: "/api/informationcenter/push/end-offers",
  repeatable: true,
  summary: "Ends offers by push for a device's member; answers the same if there is none",
  input: z.object({ device_id: deviceId }),
  output: z.object({}),
  examples: [{ device_id: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU" }],
});
